package io.accbench.analysis;

import io.accbench.model.Block;
import io.accbench.model.Conditions;
import io.accbench.model.Finding;
import io.accbench.model.Header;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** What the machine did to a run, by what stood beside the forks: rulers, steal, load, switches. */
final class Noise {
  /** Of the time of all processors. Arbitrary: half of the usual margin. */
  private static final double STEAL_SHARE = 0.01;

  /** Above the number of processors: somebody waited. Half a one is the average's own jitter. */
  private static final double LOAD_ABOVE = 0.5;

  /**
   * Of the time of all processors, beyond what the fork itself had. Arbitrary: a tenth of it is
   * enough to be in the way, and far more than the clock of the processors' time is wrong.
   */
  private static final double OTHERS_SHARE = 0.1;

  /** Below this, a thread that lost its processor lost it to its own compiler and collector. */
  private static final double OTHERS_TRACE = 0.02;

  /**
   * Forced switches of the measuring thread, per second of its launch. Arbitrary: a thread that has
   * a processor to itself has a few, one that shares it about a hundred.
   */
  private static final double SWITCHES_PER_SECOND = 50;

  private final List<List<Sampled>> blocks;
  private final Rulers rulers;
  private final Map<String, Set<Integer>> disturbed = new HashMap<>();
  private final List<Finding> findings = new ArrayList<>();

  Noise(Header header, List<List<Sampled>> blocks) {
    this.blocks = blocks;
    this.rulers = new Rulers(blocks);
    for (int i = 0; i < blocks.size(); i++) {
      rulers(header.blocks().get(i), blocks.get(i));
    }
    int processors = header.machine() == null ? 0 : header.machine().cores();
    if (processors > 0) {
      around(
          fork -> steal(fork) > STEAL_SHARE * processors * fork.launch().seconds(),
          "the hypervisor took over 1 % of the processors' time: another machine on this host was"
              + " busy");
      others(processors);
    }
    around(
        Noise::switchedByOthers,
        "the measuring thread lost its processor over 50 times a second: another program or another"
            + " thread of the fork wanted it");
    around(
        Noise::withoutRulers,
        "the rulers had died: whether the machine disturbed them is not known");
  }

  /** The load counts accbench's own forks, too; it serves where nothing else was recorded. */
  private void others(int processors) {
    boolean known = forks().stream().anyMatch(fork -> !Double.isNaN(othersShare(fork)));
    if (known) {
      around(
          fork -> othersShare(fork) > OTHERS_SHARE,
          "other programs had over 10 % of the processors' time: close what else runs");
    } else {
      around(
          fork -> fork.launch().conditions().load() > processors + LOAD_ABOVE,
          "the load was above the " + processors + " processors: close what else runs");
    }
  }

  List<Finding> findings() {
    return List.copyOf(findings);
  }

  /** Every measured fork, block by block, cell by cell, by round. */
  List<ForkSample> samples() {
    List<ForkSample> samples = new ArrayList<>();
    forks()
        .forEach(
            fork -> {
              Set<Integer> rounds = disturbed.getOrDefault(fork.launch().cell(), Set.of());
              samples.add(ForkSample.of(fork, rounds.contains(fork.round())));
            });
    return List.copyOf(samples);
  }

  /** A round that is disturbed for one cell is so for its baseline, too. */
  private void rulers(Block block, List<Sampled> cells) {
    Forks baseline = cells.get(0).forks();
    Set<Integer> all = new HashSet<>();
    Set<Integer> known = new HashSet<>();
    double farthest = 0;
    for (Sampled sampled : cells.subList(1, cells.size())) {
      Map<Integer, Double> moves = Rulers.moves(baseline, sampled.forks());
      Set<Integer> rounds = rulers.disturbed(baseline, sampled.forks());
      disturbed.computeIfAbsent(sampled.cell().id(), id -> new HashSet<>()).addAll(rounds);
      known.addAll(moves.keySet());
      all.addAll(rounds);
      for (int round : rounds) {
        farthest = Math.max(farthest, moves.get(round));
      }
    }
    disturbed.computeIfAbsent(cells.get(0).cell().id(), id -> new HashSet<>()).addAll(all);
    if (!all.isEmpty()) {
      add(
          block.id(),
          "%d of %d rounds were disturbed: a ruler, whose true ratio is 1, moved by up to %.0f %%",
          all.size(),
          known.size(),
          100 * Math.expm1(farthest));
    }
  }

  private void around(Predicate<Fork> high, String text) {
    List<Fork> forks = forks();
    long found = forks.stream().filter(high).count();
    if (found > 0) {
      add("run", "beside %d of %d forks %s", found, forks.size(), text);
    }
  }

  private List<Fork> forks() {
    return blocks.stream()
        .flatMap(List::stream)
        .filter(Sampled::measured)
        .flatMap(sampled -> sampled.forks().measured().stream())
        .toList();
  }

  private static boolean switchedByOthers(Fork fork) {
    double switches = fork.launch().conditions().involuntarySwitches();
    return switches > SWITCHES_PER_SECOND * fork.launch().seconds()
        && !(othersShare(fork) < OTHERS_TRACE);
  }

  /** A journal from before there were conditions holds no load either. */
  private static boolean withoutRulers(Fork fork) {
    Conditions conditions = fork.launch().conditions();
    return Double.isNaN(conditions.rulerNanos()) && !Double.isNaN(conditions.load());
  }

  private static double othersShare(Fork fork) {
    return fork.launch().conditions().othersShare();
  }

  private static double steal(Fork fork) {
    return fork.launch().conditions().stealSeconds();
  }

  private void add(String where, String text, Object... values) {
    findings.add(new Finding(where, String.format(Locale.ROOT, text, values)));
  }
}
