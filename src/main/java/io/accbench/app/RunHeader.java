package io.accbench.app;

import io.accbench.model.Artifact;
import io.accbench.model.Block;
import io.accbench.model.CodecProof;
import io.accbench.model.Finding;
import io.accbench.model.Header;
import io.accbench.model.Jvm;
import io.accbench.model.Machine;
import io.accbench.model.Obstacle;
import io.accbench.model.PlannedCell;
import io.accbench.model.Prepared;
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
import io.accbench.shard.PlanParts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/**
 * Builds the header that a journal begins with: all that is needed to repeat the run, and nothing
 * private.
 */
public final class RunHeader {
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
  public Header write(PublishedCommand command) {
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
  public Header whole(PublishedCommand command) {
    return new Header(
        new Header.RunStart(
            BuildVersion.number(),
            command.line(),
            command.given(),
            inputs.choices().profile(),
            inputs.choices().seed(),
            Instant.now().truncatedTo(ChronoUnit.SECONDS).toString()),
        inputs.machine(),
        inputs.jvms(),
        new Header.Subjects(
            ready.prepared().stream().map(this::published).toList(),
            ready.libraries().stream().map(this::published).toList(),
            ready.proofs().stream().map(this::published).toList(),
            artifacts()),
        new Header.RunPlan(
            published(inputs.choices().settings()),
            plan.blocks().stream().map(this::published).toList(),
            inputs.published(),
            null),
        List.of());
  }

  /** Returns what has changed since {@code then} was written; empty when that run can continue. */
  public List<String> changes(Header then) {
    List<String> changes = new ArrayList<>();
    Header now = write(new PublishedCommand(then.start().command(), then.start().given()));
    compare("accbench or your classes", now, then, PlanParts::classes, changes);
    compare("the libraries", now, then, PlanParts::jars, changes);
    compare("the payload", now, then, PlanParts::payloads, changes);
    compare("the JVM", now, then, RunHeader::versions, changes);
    compare("the profile", now, then, PlanParts::cells, changes);
    if (changes.isEmpty() && !Objects.equals(now.shards(), then.shards())) {
      changes.add("the plan, or its division");
    }
    return changes;
  }

  private static List<String> versions(Header header) {
    return header.jvms().stream().map(Jvm::version).toList();
  }

  private static void compare(
      String what,
      Header now,
      Header then,
      Function<Header, List<String>> part,
      List<String> changes) {
    if (!part.apply(now).equals(part.apply(then))) {
      changes.add(what);
    }
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
        one.sharedSupport().withReasons(redaction::text),
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
    return new Settings(
        settings.iterations(),
        settings.rounds(),
        settings.limits(),
        settings.goal(),
        settings.placement(),
        settings.jvmArgs().stream().map(redaction::text).toList(),
        settings.profiling());
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
