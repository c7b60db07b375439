package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The journal's first entry: all that is needed to repeat the run and to report it.
 *
 * @param start how the run was begun
 * @param machine the machine before the run
 * @param jvms the JVMs by label
 * @param subjects what was learnt before the first fork
 * @param plan what is measured, and how
 * @param findings findings known before the first fork
 */
public record Header(
    RunStart start,
    Machine machine,
    List<Jvm> jvms,
    Subjects subjects,
    RunPlan plan,
    List<Finding> findings) {

  /**
   * The start of a run.
   *
   * @param accbench the version of accbench
   * @param command the command line, paths made relative
   * @param profile the profile's name
   * @param seed the seed of the order of launches
   * @param time the time of the start, as an ISO-8601 instant
   */
  public record RunStart(String accbench, String command, String profile, long seed, String time) {}

  /**
   * The subjects of a run.
   *
   * @param prepared what was learnt about each fixture on each JVM
   * @param stacks the libraries under test; empty in suite access
   * @param proofs what each codec did before it was measured; empty in suite access
   * @param classPath the measured side's class path, in order; then the user's own codecs, as
   *     sources
   * @param program what a recording of the user's application shows; null without one
   */
  public record Subjects(
      List<Prepared> prepared,
      List<Stack> stacks,
      List<CodecProof> proofs,
      List<Artifact> classPath,
      @JsonInclude(JsonInclude.Include.NON_NULL) RecordedProgram program) {

    /** Creates the subjects of a run without a recording of an application. */
    public Subjects(
        List<Prepared> prepared,
        List<Stack> stacks,
        List<CodecProof> proofs,
        List<Artifact> classPath) {
      this(prepared, stacks, proofs, classPath, null);
    }
  }

  /**
   * The plan of a run.
   *
   * @param settings how each fork measures
   * @param blocks what is measured
   * @param published rows of the study that the profile repeats; usually empty
   * @param shards the shards of a divided plan that the journal holds; null for a plan that was not
   *     divided
   */
  public record RunPlan(
      Settings settings,
      List<Block> blocks,
      List<Published> published,
      @JsonInclude(JsonInclude.Include.NON_NULL) ShardedPlan shards) {}

  /** Returns how each fork measures. */
  public Settings settings() {
    return plan.settings;
  }

  /** Returns what is measured. */
  public List<Block> blocks() {
    return plan.blocks;
  }

  /** Returns the shards of a divided plan that the journal holds, or null. */
  public ShardedPlan shards() {
    return plan.shards;
  }

  /** Returns whether the forks of a block's rounds live at the same time and take turns. */
  public boolean inTurns(Block block) {
    boolean apart =
        findings.stream()
            .anyMatch(
                found ->
                    found.kind() == FindingKind.FORKS_ONE_AFTER_THE_OTHER
                        && found.subject().equals(block.id()));
    return !apart && plan.settings.inTurns(block.cells());
  }

  /** Returns the time that forks of one round of a block take together, s. */
  public double roundSeconds(List<Launch> forks, Block block) {
    if (!inTurns(block)) {
      return forks.stream().mapToDouble(fork -> fork.outcome().seconds()).sum();
    }
    SideBySide round = new SideBySide(Math.max(1, machine.cores()));
    double measuring = plan.settings.measuringSeconds();
    for (Launch fork : forks) {
      round.add(
          processors(fork, block), Math.max(0, fork.outcome().seconds() - measuring), measuring);
    }
    return round.seconds();
  }

  private int processors(Launch fork, Block block) {
    Cell cell =
        block.cells().stream()
            .map(PlannedCell::cell)
            .filter(each -> each.id().equals(fork.cell()))
            .findFirst()
            .orElseThrow();
    return jvm(cell.jvm()).map(jvm -> jvm.processors(cell.threads())).orElse(cell.threads());
  }

  /** Returns the JVM of a label; empty when the journal does not hold it. */
  public Optional<Jvm> jvm(String label) {
    return jvms.stream().filter(jvm -> label.equals(jvm.label())).findFirst();
  }

  /** Returns the flags of a cell's fork that the user or the cell itself asks for. */
  public List<String> forkFlags(PlannedCell planned) {
    return HeapFlags.ofFork(
        planned.jvmFlags(),
        plan.settings.jvmArgs(),
        jvm(planned.cell().jvm()).map(Jvm::flags).orElse(List.of()));
  }

  /** Returns the same plan with these blocks alone. */
  public Header with(List<Block> some) {
    return with(start, new RunPlan(plan.settings, some, plan.published, plan.shards));
  }

  /** Returns the same plan, measured or judged with other settings. */
  public Header with(Settings other) {
    return with(start, new RunPlan(other, plan.blocks, plan.published, plan.shards));
  }

  /** Returns the same plan as a part of a divided one. */
  public Header with(ShardedPlan divided) {
    return with(start, new RunPlan(plan.settings, plan.blocks, plan.published, divided));
  }

  private Header with(RunStart otherStart, RunPlan other) {
    return new Header(otherStart, machine, jvms, subjects, other, findings);
  }

  /** Returns the same run with what a recording of the user's application shows. */
  public Header with(RecordedProgram program) {
    Subjects recorded =
        new Subjects(
            subjects.prepared, subjects.stacks, subjects.proofs, subjects.classPath, program);
    return new Header(start, machine, jvms, recorded, plan, findings);
  }

  /** Returns the same run with more findings. */
  public Header noting(List<Finding> more) {
    List<Finding> all = new ArrayList<>(findings);
    all.addAll(more);
    return new Header(start, machine, jvms, subjects, plan, List.copyOf(all));
  }

  /** Returns the command of accbench that started the run, such as {@code gate}; empty if none. */
  public String startedBy() {
    String[] words = start.command == null ? new String[0] : start.command.split(" ", 3);
    return words.length > 1 && words[0].equals("accbench") ? words[1] : "";
  }

  /** Returns the same plan, as it was measured by a session. */
  public Header with(ShardedPlan.ShardSession session) {
    return new Header(
        start(session.command(), start.seed, session.started()),
        session.machine(),
        jvms,
        subjects,
        plan,
        session.findings());
  }

  /** Returns the header of another run, of some of the blocks, with another order of launches. */
  public Header again(String time, List<Block> some) {
    return new Header(
            start(start.command, start.seed + 1, time), machine, jvms, subjects, plan, findings)
        .with(some);
  }

  private RunStart start(String command, long seed, String time) {
    return new RunStart(start.accbench, command, start.profile, seed, time);
  }

  /** Returns the machine that measured a block, which a merged journal knows of each shard. */
  public Machine machine(Block block) {
    return merged()
        ? plan.shards.measuring(block).map(shard -> shard.session().machine()).orElse(machine)
        : machine;
  }

  /** Returns whether the journal was merged of those of shards. */
  @JsonIgnore
  public boolean merged() {
    return plan.shards != null && plan.shards.merged();
  }

  /** Returns the cells of the plan by id, in the plan's order. */
  public Map<String, PlannedCell> cellsById() {
    Map<String, PlannedCell> cells = new LinkedHashMap<>();
    for (Block block : blocks()) {
      block.cells().forEach(planned -> cells.putIfAbsent(planned.cell().id(), planned));
    }
    return cells;
  }
}
