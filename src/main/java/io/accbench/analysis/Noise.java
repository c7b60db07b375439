package io.accbench.analysis;

import io.accbench.analysis.fork.Fork;
import io.accbench.analysis.fork.ForkSample;
import io.accbench.analysis.fork.Forks;
import io.accbench.model.Block;
import io.accbench.model.Conditions;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Header;
import io.accbench.model.Machine;
import io.accbench.stats.Quantile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The disturbances of a run by its machine, found from the conditions around the forks: rulers,
 * stolen time, load and context switches.
 */
final class Noise {
  /**
   * The share of the time of all processors above which stolen time is a finding. Arbitrary: half
   * of the usual margin.
   */
  private static final double STEAL_SHARE = 0.01;

  /**
   * The load beyond the number of processors above which somebody waited. Half a processor is the
   * average's own jitter.
   */
  private static final double LOAD_ABOVE = 0.5;

  /**
   * The share of the time of all processors, beyond the fork's own, above which other programs are
   * a finding. Arbitrary: a tenth is enough to be in the way, and far more than the error of the
   * processors' clock.
   */
  private static final double OTHERS_SHARE = 0.1;

  /**
   * The share of other programs below which a thread lost its processor to its own compiler and
   * collector.
   */
  private static final double OTHERS_TRACE = 0.02;

  private static final double FASTEST = 0.1;

  /**
   * The number of forced switches of the measuring thread, per second of its launch, above which
   * there is a finding. Arbitrary: a thread that has a processor to itself has a few, one that
   * shares it about a hundred.
   */
  private static final double SWITCHES_PER_SECOND = 50;

  private final List<List<CellSample>> blocks;
  private final RulerMoves rulers;
  private final Map<String, Set<Integer>> disturbed = new HashMap<>();
  private final List<Finding> findings = new ArrayList<>();

  Noise(Header header, List<List<CellSample>> blocks) {
    this.blocks = blocks;
    this.rulers = new RulerMoves(blocks);
    for (int i = 0; i < blocks.size(); i++) {
      rulers(header.blocks().get(i), blocks.get(i));
    }
    int processors = header.machine().cores();
    if (processors > 0) {
      around(
          fork ->
              fork.launch().conditions().stealSeconds()
                  > STEAL_SHARE * processors * fork.launch().outcome().seconds(),
          FindingKind.TIME_STOLEN);
      others(processors);
    }
    around(Noise::switchedByOthers, FindingKind.THREAD_PREEMPTED);
    slowed(header);
    around(Noise::withoutRulers, FindingKind.RULERS_DIED);
  }

  /**
   * Adds the finding on other programs. The load counts accbench's own forks, too, so it serves
   * only where nothing else was recorded.
   */
  private void others(int processors) {
    boolean known = forks().stream().anyMatch(fork -> !Double.isNaN(othersShare(fork)));
    if (known) {
      around(fork -> othersShare(fork) > OTHERS_SHARE, FindingKind.OTHER_PROGRAMS);
    } else {
      around(
          fork -> fork.launch().conditions().load() > processors + LOAD_ABOVE,
          FindingKind.LOAD_ABOVE_PROCESSORS,
          processors);
    }
  }

  /**
   * Adds the finding on forks beside which the processor was slow. Machines are not compared with
   * each other.
   */
  private void slowed(Header header) {
    Map<Machine, List<Double>> rulers = new LinkedHashMap<>();
    for (int i = 0; i < blocks.size(); i++) {
      List<Double> beside =
          rulers.computeIfAbsent(
              header.machine(header.blocks().get(i)), machine -> new ArrayList<>());
      forks(blocks.get(i))
          .map(fork -> fork.launch().conditions().rulerNanos())
          .filter(Double::isFinite)
          .forEach(beside::add);
    }
    long slow = 0;
    long all = 0;
    for (List<Double> beside : rulers.values()) {
      double[] nanos = beside.stream().mapToDouble(Double::doubleValue).toArray();
      double fast = nanos.length == 0 ? 0 : Quantile.of(nanos, FASTEST);
      slow += beside.stream().filter(one -> one > Conditions.SLOWED_ARITHMETIC * fast).count();
      all += nanos.length;
    }
    if (slow > 0) {
      findings.add(Finding.of(FindingKind.PROCESSOR_SLOWED, Finding.RUN, slow, all));
    }
  }

  List<Finding> findings() {
    return List.copyOf(findings);
  }

  /** Returns every measured fork, block by block, cell by cell, by round. */
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

  /**
   * Adds the finding on rounds in which a ruler moved. A round that is disturbed for one cell is so
   * for its baseline, too.
   */
  private void rulers(Block block, List<CellSample> cells) {
    Forks baseline = cells.get(0).forks();
    Set<Integer> all = new HashSet<>();
    Set<Integer> known = new HashSet<>();
    double farthest = 0;
    for (CellSample sampled : cells.subList(1, cells.size())) {
      Map<Integer, Double> moves = RulerMoves.moves(baseline, sampled.forks());
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
      findings.add(
          Finding.of(
              FindingKind.ROUNDS_DISTURBED,
              block.id(),
              all.size(),
              known.size(),
              100 * Math.expm1(farthest)));
    }
  }

  private void around(Predicate<Fork> high, FindingKind kind, Object... more) {
    List<Fork> forks = forks();
    long found = forks.stream().filter(high).count();
    if (found > 0) {
      List<Object> arguments = new ArrayList<>(List.of(found, forks.size()));
      arguments.addAll(List.of(more));
      findings.add(new Finding(kind, Finding.RUN, arguments));
    }
  }

  private List<Fork> forks() {
    return blocks.stream().flatMap(Noise::forks).toList();
  }

  private static Stream<Fork> forks(List<CellSample> cells) {
    return cells.stream()
        .filter(CellSample::measured)
        .flatMap(sampled -> sampled.forks().measured().stream());
  }

  private static boolean switchedByOthers(Fork fork) {
    double switches = fork.launch().conditions().involuntarySwitches();
    return switches > SWITCHES_PER_SECOND * fork.launch().outcome().seconds()
        && !(othersShare(fork) < OTHERS_TRACE);
  }

  /**
   * Returns whether the rulers recorded nothing during a fork. A fork of which nothing is known has
   * no load either, and does not count.
   */
  private static boolean withoutRulers(Fork fork) {
    Conditions conditions = fork.launch().conditions();
    return Double.isNaN(conditions.rulerNanos()) && !Double.isNaN(conditions.load());
  }

  private static double othersShare(Fork fork) {
    return fork.launch().conditions().othersShare();
  }
}
