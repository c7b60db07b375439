package io.accbench.app;

import io.accbench.model.Artifact;
import io.accbench.model.Block;
import io.accbench.model.CodecProof;
import io.accbench.model.Finding;
import io.accbench.model.Header;
import io.accbench.model.Machine;
import io.accbench.model.Obstacle;
import io.accbench.model.PlannedCell;
import io.accbench.model.Prepared;
import io.accbench.model.RunConditions;
import io.accbench.model.RunConditions.Condition;
import io.accbench.model.RunConditions.Difference;
import io.accbench.model.Settings;
import io.accbench.model.Sha256;
import io.accbench.model.Stack;
import io.accbench.plan.Plan;
import io.accbench.proof.SourceCompiler;
import io.accbench.run.Disturbances;
import io.accbench.run.ForkMemory;
import io.accbench.run.MeasuredClassPath;
import io.accbench.run.ProcessorFindings;
import io.accbench.run.Redaction;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Builds the header that a journal begins with: all that is needed to repeat the run, and nothing
 * private.
 */
public final class RunHeader {
  /**
   * The conditions that a resumed run has as before. Its options are those of the header, and
   * another machine is told apart by itself.
   */
  private static final Set<Condition> OF_RESUMED =
      EnumSet.of(
          Condition.CLASSES,
          Condition.LIBRARIES,
          Condition.PAYLOAD,
          Condition.JDK,
          Condition.VM,
          Condition.VENDOR,
          Condition.CELLS);

  private final Inputs inputs;
  private final PreparedSuite ready;
  private final Plan plan;
  private final PlannedShard shard;
  private final Redaction redaction;

  /**
   * @param plan all that is planned
   * @param shard the part of it that is measured; null for all
   */
  RunHeader(
      Inputs inputs, PreparedSuite ready, Plan plan, PlannedShard shard, Redaction redaction) {
    this.inputs = inputs;
    this.ready = ready;
    this.plan = plan;
    this.shard = shard;
    this.redaction = redaction;
  }

  /** Returns the header of a run that starts now. */
  public Header write(String command) {
    return measured(whole(command));
  }

  /**
   * Returns the header of what is measured of the whole plan: all of it, or a shard.
   *
   * @param whole the header of the whole plan
   */
  public Header measured(Header whole) {
    Machine machine = inputs.machine();
    return shard == null
        ? whole.noting(findings(machine, plan))
        : whole
            .with(shard.plan().blocks().stream().map(this::published).toList())
            .with(shard.describe(whole))
            .noting(findings(machine, shard.plan()));
  }

  /** Returns the header of the whole plan, of which a shard may be measured; without findings. */
  public Header whole(String command) {
    return new Header(
        BuildVersion.number(),
        command,
        redaction.text(inputs.choices().profile()),
        inputs.choices().seed(),
        Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
        inputs.machine(),
        inputs.jvms(),
        ready.prepared().stream().map(this::published).toList(),
        ready.libraries().stream().map(this::published).toList(),
        ready.proofs().stream().map(this::published).toList(),
        artifacts(),
        published(inputs.choices().settings()),
        plan.blocks().stream().map(this::published).toList(),
        List.of(),
        inputs.published(),
        null);
  }

  /** Returns what has changed since {@code then} was written; empty when that run can continue. */
  public List<String> changes(Header then) {
    Header now = write(then.command());
    List<String> changes =
        RunConditions.of(then).differences(RunConditions.of(now)).stream()
            .map(Difference::condition)
            .filter(OF_RESUMED::contains)
            .map(Condition::words)
            .distinct()
            .toList();
    return changes.isEmpty() && !Objects.equals(now.shards(), then.shards())
        ? List.of("the plan, or its division")
        : changes;
  }

  private Prepared published(Prepared one) {
    return new Prepared(
        one.fixture(),
        one.jvm(),
        one.type(),
        one.payloadSha256(),
        one.payloadBytes(),
        one.beans(),
        one.types(),
        one.checksums(),
        one.support().stream().map(group -> group.with(redaction::text)).toList(),
        one.findings().stream().map(this::published).toList());
  }

  private Stack published(Stack stack) {
    return stack.unavailable() == null
        ? stack
        : Stack.unavailable(stack.name(), redaction.text(stack.unavailable()));
  }

  private CodecProof published(CodecProof proof) {
    Map<String, Obstacle> obstacles = new LinkedHashMap<>();
    proof
        .obstacles()
        .forEach((operation, obstacle) -> obstacles.put(operation, published(obstacle)));
    return proof.with(obstacles, proof.findings().stream().map(this::published).toList());
  }

  private Settings published(Settings settings) {
    return settings.withJvmArgs(settings.jvmArgs().stream().map(redaction::text).toList());
  }

  private Block published(Block block) {
    return new Block(
        block.id(),
        block.varies(),
        block.cells().stream().map(this::published).toList(),
        block.rounds());
  }

  private PlannedCell published(PlannedCell planned) {
    return planned.supported()
        ? planned
        : new PlannedCell(
            planned.cell(),
            planned.form(),
            published(planned.obstacle()),
            planned.jvmFlags(),
            planned.timing());
  }

  private Obstacle published(Obstacle obstacle) {
    return obstacle.withCause(obstacle.cause().reworded(redaction::text));
  }

  private Finding published(Finding finding) {
    return finding.reworded(redaction::text);
  }

  private List<Finding> findings(Machine machine, Plan measured) {
    Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
    List<Finding> findings = new ArrayList<>(Disturbances.findings(machine, List.of(temporary)));
    findings.addAll(ForkMemory.findings(measured.blocks(), inputs.choices().settings()));
    findings.addAll(ProcessorFindings.findings(measured.blocks(), inputs.choices().settings()));
    ready.prepared().forEach(fixture -> findings.addAll(fixture.findings()));
    findings.addAll(inputs.findings());
    findings.addAll(measured.findings());
    return findings.stream().map(this::published).toList();
  }

  private List<Artifact> artifacts() {
    List<Path> path = new ArrayList<>(MeasuredClassPath.ofTool(Home.jars()));
    path.addAll(inputs.user().classPath());
    List<Artifact> artifacts = new ArrayList<>();
    path.forEach(entry -> artifacts.add(new Artifact(redaction.path(entry), Sha256.of(entry))));
    inputs.choices().sources().values().forEach(source -> artifacts.add(source(source)));
    inputs.typeSources().forEach(source -> artifacts.add(source(source)));
    return artifacts;
  }

  /**
   * Returns the artifact of a user's own codec or type, with the sources next to it, since a
   * resumed run compiles it again.
   */
  private Artifact source(Path source) {
    try {
      return new Artifact(redaction.path(source), Sha256.of(SourceCompiler.content(source)));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
