package io.accbench.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The journal's first entry: all that is needed to repeat the run and to report it.
 *
 * @param accbench the version of accbench
 * @param command the command line, paths made relative
 * @param profile the profile's name
 * @param seed of the order of launches
 * @param started when, as an ISO-8601 instant
 * @param machine the machine before the run
 * @param jvms the JVMs by label
 * @param prepared what was learnt about each fixture on each JVM
 * @param stacks the libraries under test; empty in suite access
 * @param proofs what each codec did before it was measured; empty in suite access
 * @param classPath the measured side's class path, in order; then the user's own codecs, as sources
 * @param settings how each fork measures
 * @param blocks what is measured
 * @param findings doubts known before the first fork
 * @param published rows of the study that the profile repeats; usually none
 */
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
    List<Published> published) {

  /** What a finding on a block says when memory is short for its forks side by side. */
  public static final String APART = "they run one after the other";

  /** A journal from before there were stacks holds none, and an odd one no JVM. */
  public Header {
    jvms = jvms == null ? List.of() : jvms;
    stacks = stacks == null ? List.of() : stacks;
    proofs = proofs == null ? List.of() : proofs;
    published = published == null ? List.of() : published;
  }

  /** Whether the forks of a block's rounds live side by side, and take turns. */
  public boolean inTurns(Block block) {
    boolean apart =
        findings.stream()
            .anyMatch(found -> found.where().equals(block.id()) && found.text().contains(APART));
    return !apart && settings.inTurns(block.cells());
  }

  /** What forks of one round of a block take together, s. */
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

  /** The JVM of a label; empty when a journal that was made otherwise does not hold it. */
  public Optional<Jvm> jvm(String label) {
    return jvms.stream().filter(jvm -> label.equals(jvm.label())).findFirst();
  }

  /** The same plan, of these blocks alone. */
  public Header with(List<Block> some) {
    return with(seed, started, settings, some, findings);
  }

  /** The same plan, measured or judged otherwise. */
  public Header with(Settings other) {
    return with(seed, started, other, blocks, findings);
  }

  /** The same run, with more doubts. */
  public Header noting(List<Finding> more) {
    List<Finding> all = new ArrayList<>(findings);
    all.addAll(more);
    return with(seed, started, settings, blocks, List.copyOf(all));
  }

  /** A run of its own, of some of the blocks, in an order of its own. */
  public Header again(String start, List<Block> some) {
    return with(seed + 1, start, settings, some, findings);
  }

  private Header with(
      long order, String start, Settings other, List<Block> some, List<Finding> doubts) {
    return new Header(
        accbench, command, profile, order, start, machine, jvms, prepared, stacks, proofs,
        classPath, other, some, doubts, published);
  }
}
