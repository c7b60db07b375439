package io.accbench.app;

import io.accbench.model.Artifact;
import io.accbench.model.Finding;
import io.accbench.model.Header;
import io.accbench.model.Jvm;
import io.accbench.model.Machine;
import io.accbench.model.Sha256;
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
import java.util.List;
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
    return redaction.published(
        shard == null
            ? whole.noting(findings(machine, plan))
            : whole
                .with(shard.plan().blocks())
                .with(shard.describe(whole))
                .noting(findings(machine, shard.plan())));
  }

  /** Returns the header of the whole plan, of which a shard may be measured; without findings. */
  public Header whole(PublishedCommand command) {
    return redaction.published(
        new Header(
            new Header.RunStart(
                BuildVersion.number(),
                command.line(),
                command.given(),
                inputs.choices().profile(),
                inputs.choices().seed(),
                Instant.now().truncatedTo(ChronoUnit.SECONDS).toString()),
            inputs.machine(),
            inputs.jvms(),
            new Header.Subjects(ready.prepared(), ready.libraries(), ready.proofs(), artifacts()),
            new Header.RunPlan(
                inputs.choices().settings(), plan.blocks(), inputs.published(), null),
            List.of()));
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

  private List<Finding> findings(Machine machine, Plan measured) {
    Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
    List<Finding> findings = new ArrayList<>(Disturbances.findings(machine, List.of(temporary)));
    findings.addAll(ForkMemory.findings(measured.blocks(), inputs.choices().settings()));
    findings.addAll(ProcessorFindings.findings(measured.blocks(), inputs.choices().settings()));
    ready.prepared().forEach(fixture -> findings.addAll(fixture.findings()));
    findings.addAll(inputs.findings());
    findings.addAll(measured.findings());
    return findings;
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
