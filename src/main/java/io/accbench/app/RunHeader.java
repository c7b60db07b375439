package io.accbench.app;

import io.accbench.model.Artifact;
import io.accbench.model.Finding;
import io.accbench.model.Header;
import io.accbench.model.RecordedProgram;
import io.accbench.model.RunConditions;
import io.accbench.model.RunConditions.Condition;
import io.accbench.model.RunConditions.ConditionDifference;
import io.accbench.model.Sha256;
import io.accbench.plan.Plan;
import io.accbench.run.Disturbances;
import io.accbench.run.ForkMemory;
import io.accbench.run.MeasuredClassPath;
import io.accbench.run.ProcessorFindings;
import io.accbench.run.Redaction;
import io.accbench.stack.SourceCompiler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
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
          Condition.JVM_FLAGS,
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
    return redaction.published(
        shard == null
            ? noting(whole, plan)
            : noting(whole.with(shard.plan().blocks()).with(shard.describe(whole)), shard.plan()));
  }

  /** Returns the header of the whole plan, of which a shard may be measured; without findings. */
  public Header whole(String command) {
    return redaction.published(
        new Header(
            new Header.RunStart(
                BuildVersion.number(),
                command,
                inputs.spec().options().profile(),
                inputs.spec().seed(),
                Instant.now().truncatedTo(ChronoUnit.SECONDS).toString()),
            inputs.machine(),
            inputs.jvms(),
            new Header.Subjects(
                ready.prepared(), ready.libraries(), ready.proofs(), artifacts(), program()),
            new Header.RunPlan(inputs.spec().settings(), plan.blocks(), inputs.published(), null),
            List.of()));
  }

  /** Returns what the application's recording shows; its methods only beside those of forks. */
  private RecordedProgram program() {
    RecordedProgram program = inputs.program();
    boolean compared = inputs.spec().settings().profiling() != null;
    return program == null || compared ? program : program.withoutMethods();
  }

  /** Returns what has changed since {@code then} was written; empty when that run can continue. */
  public List<String> changes(Header then) {
    Header now = write(then.start().command());
    List<String> changes =
        RunConditions.of(then).differences(RunConditions.of(now)).stream()
            .map(ConditionDifference::condition)
            .filter(OF_RESUMED::contains)
            .map(Condition::words)
            .distinct()
            .toList();
    return changes.isEmpty() && !Objects.equals(now.shards(), then.shards())
        ? List.of("the plan, or its division")
        : changes;
  }

  private Header noting(Header header, Plan measured) {
    Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
    List<Finding> findings =
        new ArrayList<>(Disturbances.findings(inputs.machine(), List.of(temporary)));
    findings.addAll(ForkMemory.findings(header));
    findings.addAll(ProcessorFindings.findings(measured.blocks(), inputs.spec().settings()));
    ready.prepared().forEach(fixture -> findings.addAll(fixture.findings()));
    findings.addAll(inputs.findings());
    findings.addAll(measured.findings());
    return header.noting(findings);
  }

  private List<Artifact> artifacts() {
    List<Path> path = new ArrayList<>(MeasuredClassPath.ofTool(Home.jars()));
    path.addAll(inputs.user().classPath());
    List<Artifact> artifacts = new ArrayList<>();
    path.forEach(entry -> artifacts.add(new Artifact(redaction.path(entry), Sha256.of(entry))));
    inputs.spec().sources().values().forEach(source -> artifacts.add(source(source)));
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
