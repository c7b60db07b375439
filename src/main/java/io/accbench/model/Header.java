package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The journal's first entry: all that is needed to repeat the run and to report it.
 *
 * @param accbench the version of accbench
 * @param command the command line, paths made relative
 * @param profile the profile's name
 * @param seed the seed of the order of launches
 * @param started the time of the start, as an ISO-8601 instant
 * @param machine the machine before the run
 * @param jvms the JVMs by label
 * @param prepared what was learnt about each fixture on each JVM
 * @param stacks the libraries under test; empty in suite access
 * @param proofs what each codec did before it was measured; empty in suite access
 * @param classPath the measured side's class path, in order; then the user's own codecs, as sources
 * @param settings how each fork measures
 * @param blocks what is measured
 * @param findings findings known before the first fork
 * @param published rows of the study that the profile repeats; usually empty
 * @param shards the shards of a divided plan that the journal holds; null for a plan that was not
 *     divided
 */
@JsonIgnoreProperties("given") // of journals that hold the options of their command
public record Header(
    String accbench,
    String command,
    String profile,
    long seed,
    String started,
    Machine machine,
    List<Jvm> jvms,
    List<Prepared> prepared,
    List<Stack> stacks,
    List<CodecProof> proofs,
    List<Artifact> classPath,
    Settings settings,
    List<Block> blocks,
    List<Finding> findings,
    List<Published> published,
    @JsonInclude(JsonInclude.Include.NON_NULL) ShardedPlan shards) {

  /** A part of the sentence of this finding in journals of format 5 and older. */
  private static final String ONE_AFTER_THE_OTHER = "they run one after the other";

  /**
   * Replaces absent lists by empty ones: a journal from before there were stacks holds no stacks,
   * and an odd one no JVM.
   */
  public Header {
    jvms = jvms == null ? List.of() : jvms;
    stacks = stacks == null ? List.of() : stacks;
    proofs = proofs == null ? List.of() : proofs;
    published = published == null ? List.of() : published;
  }

  /** Creates a header of a run whose options are not known. */
  public Header(
      String accbench,
      String command,
      String profile,
      long seed,
      String started,
      Machine machine,
      List<Jvm> jvms,
      List<Prepared> prepared,
      List<Stack> stacks,
      List<CodecProof> proofs,
      List<Artifact> classPath,
      Settings settings,
      List<Block> blocks,
      List<Finding> findings,
      List<Published> published) {
    this(
        accbench, command, profile, seed, started, machine, jvms, prepared, stacks, proofs,
        classPath, settings, blocks, findings, published, null);
  }

  /** Returns whether the forks of a block's rounds live at the same time and take turns. */
  public boolean inTurns(Block block) {
    boolean apart =
        findings.stream()
            .anyMatch(found -> found.subject().equals(block.id()) && oneAfterTheOther(found));
    return !apart && settings.inTurns(block.cells());
  }

  private static boolean oneAfterTheOther(Finding found) {
    return found.kind() == FindingKind.FORKS_ONE_AFTER_THE_OTHER
        || found.kind() == FindingKind.STATED
            && String.valueOf(found.arguments()).contains(ONE_AFTER_THE_OTHER);
  }

  /** Returns the time that forks of one round of a block take together, s. */
  public double roundSeconds(List<Launch> forks, Block block) {
    if (settings == null || !inTurns(block)) {
      return forks.stream().mapToDouble(Launch::seconds).sum();
    }
    SideBySide round = new SideBySide(Math.max(1, machine.cores()));
    double measuring = settings.measuringSeconds();
    for (Launch fork : forks) {
      round.add(processors(fork, block), Math.max(0, fork.seconds() - measuring), measuring);
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

  /** Returns the JVM of a label; empty when a journal that was made otherwise does not hold it. */
  public Optional<Jvm> jvm(String label) {
    return jvms.stream().filter(jvm -> label.equals(jvm.label())).findFirst();
  }

  /** Returns the same plan with these blocks alone. */
  public Header with(List<Block> some) {
    return with(seed, started, settings, some, findings);
  }

  /** Returns the same plan, measured or judged with other settings. */
  public Header with(Settings other) {
    return with(seed, started, other, blocks, findings);
  }

  /** Returns the same run with more findings. */
  public Header noting(List<Finding> more) {
    List<Finding> all = new ArrayList<>(findings);
    all.addAll(more);
    return with(seed, started, settings, blocks, List.copyOf(all));
  }

  /** Returns the same plan as a part of a divided one. */
  public Header with(ShardedPlan divided) {
    return new Header(
        accbench, command, profile, seed, started, machine, jvms, prepared, stacks, proofs,
        classPath, settings, blocks, findings, published, divided);
  }

  /** Returns the same plan, as it was measured by a session. */
  public Header with(ShardedPlan.ShardSession session) {
    return new Header(
        accbench,
        session.command(),
        profile,
        seed,
        session.started(),
        session.machine(),
        jvms,
        prepared,
        stacks,
        proofs,
        classPath,
        settings,
        blocks,
        session.findings(),
        published,
        shards);
  }

  /** Returns the machine that measured a block, which a merged journal knows of each shard. */
  public Machine machine(Block block) {
    return merged()
        ? shards.measuring(block).map(shard -> shard.session().machine()).orElse(machine)
        : machine;
  }

  /** Returns whether the journal was merged of those of shards. */
  @JsonIgnore
  public boolean merged() {
    return shards != null && shards.merged();
  }

  /** Returns the header of another run, of some of the blocks, with another order of launches. */
  public Header again(String start, List<Block> some) {
    return with(seed + 1, start, settings, some, findings);
  }

  private Header with(
      long order, String start, Settings other, List<Block> some, List<Finding> others) {
    return new Header(
        accbench, command, profile, order, start, machine, jvms, prepared, stacks, proofs,
        classPath, other, some, others, published, shards);
  }
}
