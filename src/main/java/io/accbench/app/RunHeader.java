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
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Builds the header that a journal begins with: all that is needed to repeat the run, and nothing
 * private.
 */
public final class RunHeader {
  private final Inputs inputs;
  private final PreparedSuite ready;
  private final Plan plan;
  private final Redaction redaction;

  RunHeader(Inputs inputs, PreparedSuite ready, Plan plan, Redaction redaction) {
    this.inputs = inputs;
    this.ready = ready;
    this.plan = plan;
    this.redaction = redaction;
  }

  /** Returns the header of a run that starts now. */
  public Header write(PublishedCommand command) {
    Machine machine = inputs.machine();
    return new Header(
        BuildVersion.number(),
        command.line(),
        inputs.choices().profile(),
        inputs.choices().seed(),
        Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
        machine,
        inputs.jvms(),
        ready.prepared().stream().map(this::published).toList(),
        ready.libraries().stream().map(this::published).toList(),
        ready.proofs().stream().map(this::published).toList(),
        artifacts(),
        published(inputs.choices().settings()),
        plan.blocks().stream().map(this::published).toList(),
        findings(machine),
        inputs.published(),
        command.given());
  }

  /** Returns what has changed since {@code then} was written; empty when that run can continue. */
  public List<String> changes(Header then) {
    List<String> changes = new ArrayList<>();
    Header now = write(new PublishedCommand(then.command(), then.given()));
    compare("accbench or your classes", now, then, RunHeader::classes, changes);
    compare("the libraries", now, then, RunHeader::jars, changes);
    compare("the payload", now, then, RunHeader::payloads, changes);
    compare("the JVM", now, then, RunHeader::jvms, changes);
    compare("the profile", now, then, RunHeader::cells, changes);
    return changes;
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

  private static List<String> classes(Header header) {
    return header.classPath().stream().map(Artifact::sha256).toList();
  }

  private static List<String> jars(Header header) {
    return header.stacks().stream().map(Stack::toString).toList();
  }

  private static List<String> jvms(Header header) {
    return header.jvms().stream().map(Jvm::version).toList();
  }

  private static List<String> payloads(Header header) {
    return header.prepared().stream().map(Prepared::payloadSha256).toList();
  }

  /**
   * Returns the cells without the reasons for what they do not support, which may name hash codes.
   */
  private static List<String> cells(Header header) {
    List<String> cells = new ArrayList<>();
    for (Block block : header.blocks()) {
      for (PlannedCell planned : block.cells()) {
        cells.add(
            planned.cell().id()
                + planned.form()
                + planned.supported()
                + planned.jvmFlags()
                + block.rounds());
      }
    }
    return cells;
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
            planned.cell(), planned.form(), published(planned.obstacle()), planned.jvmFlags());
  }

  private Obstacle published(Obstacle obstacle) {
    return obstacle.withCause(obstacle.cause().reworded(redaction::text));
  }

  private Finding published(Finding finding) {
    return finding.reworded(redaction::text);
  }

  private List<Finding> findings(Machine machine) {
    Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
    List<Finding> findings = new ArrayList<>(Disturbances.findings(machine, List.of(temporary)));
    findings.addAll(ForkMemory.findings(plan.blocks(), inputs.choices().settings()));
    findings.addAll(ProcessorFindings.findings(plan.blocks(), inputs.choices().settings()));
    ready.prepared().forEach(fixture -> findings.addAll(fixture.findings()));
    findings.addAll(inputs.findings());
    findings.addAll(plan.findings());
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
