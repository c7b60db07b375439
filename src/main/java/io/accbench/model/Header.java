package io.accbench.model;

import java.util.ArrayList;
import java.util.List;

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
    List<Finding> findings) {

  /** What a finding on a block says when memory is short for its forks side by side. */
  public static final String APART = "they run one after the other";

  /** A journal from before there were stacks holds none. */
  public Header {
    stacks = stacks == null ? List.of() : stacks;
    proofs = proofs == null ? List.of() : proofs;
  }

  /** Whether the forks of a block's rounds live side by side, and take turns. */
  public boolean inTurns(Block block) {
    boolean apart =
        findings.stream()
            .anyMatch(found -> found.where().equals(block.id()) && found.text().contains(APART));
    return !apart && settings.inTurns(block.cells());
  }

  /** The same plan, of these blocks alone. */
  public Header with(List<Block> some) {
    return with(settings, some);
  }

  /** The same plan, measured or judged otherwise. */
  public Header with(Settings other) {
    return with(other, blocks);
  }

  /** The same run, with more doubts. */
  public Header noting(List<Finding> more) {
    List<Finding> all = new ArrayList<>(findings);
    all.addAll(more);
    return new Header(
        accbench,
        command,
        profile,
        seed,
        started,
        machine,
        jvms,
        prepared,
        stacks,
        proofs,
        classPath,
        settings,
        blocks,
        List.copyOf(all));
  }

  /** A run of its own, of some of the blocks, in an order of its own. */
  public Header again(String start, List<Block> some) {
    return new Header(
        accbench, command, profile, seed + 1, start, machine, jvms, prepared, stacks, proofs,
        classPath, settings, some, findings);
  }

  private Header with(Settings otherSettings, List<Block> otherBlocks) {
    return new Header(
        accbench,
        command,
        profile,
        seed,
        started,
        machine,
        jvms,
        prepared,
        stacks,
        proofs,
        classPath,
        otherSettings,
        otherBlocks,
        findings);
  }
}
