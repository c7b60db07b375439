package io.accbench.analysis;

import io.accbench.analysis.PossibleReason.Cost;
import io.accbench.analysis.PossibleReason.Processor;
import io.accbench.analysis.PossibleReason.Time;
import io.accbench.analysis.fork.Fork;
import io.accbench.model.Conditions;
import io.accbench.model.MeasuredProcessors;
import io.accbench.stats.Quantile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;

/**
 * The facts about the machine that could explain why forks ran at two speeds: their processors,
 * their garbage collections, and the rulers that ran with them.
 *
 * <p>A time counts only if it varies enough to explain half of the distance between the speeds,
 * supposing that it is largest in the slow forks. Whether it does depends on how many forks are
 * slow, not on which ones, so the test that follows stays exact. On a quiet machine the rulers cost
 * the test nothing.
 */
final class MachineReasons {
  /**
   * The share of the distance between the speeds that a time must explain. Arbitrary: a time that
   * explains less is not the reason.
   */
  private static final double SHARE = 0.5;

  private final TwoSpeeds speeds;
  private final List<Fork> forks;
  private final List<PossibleReason> all = new ArrayList<>();

  MachineReasons(TwoSpeeds speeds, List<Fork> forks) {
    this.speeds = speeds;
    this.forks = forks;
    processors();
    collections();
    ruler(Cost.RULER, Conditions::rulerNanos);
    ruler(Cost.ALLOCATING_RULER, Conditions::allocatingRulerNanos);
  }

  List<PossibleReason> reasons() {
    return List.copyOf(all);
  }

  /** Adds each processor as compared with all others; of two processors, one is enough. */
  private void processors() {
    List<String> names = forks.stream().map(MachineReasons::processor).toList();
    List<String> distinct = List.copyOf(new TreeSet<>(names));
    if (names.contains("") || distinct.size() < 2) {
      return;
    }
    for (String name : distinct.size() == 2 ? distinct.subList(0, 1) : distinct) {
      boolean[] on = new boolean[forks.size()];
      for (int i = 0; i < on.length; i++) {
        on[i] = names.get(i).equals(name);
      }
      all.add(new Processor(name, on));
    }
  }

  /** Returns {@code 0-1}, or {@code any} for a fork that was not bound; empty where unknown. */
  private static String processor(Fork fork) {
    return MeasuredProcessors.in(fork.launch().facts())
        .map(measured -> measured.obstacle() == null ? measured.bound().toString() : "any")
        .orElse("");
  }

  private void collections() {
    double[] nanos = nanos(fork -> fork.iterations().gcNanosPerOp());
    double needed = SHARE * (speeds.slowNanos() - speeds.fastNanos());
    if (known(nanos) && largest(nanos) - others(nanos) >= needed) {
      all.add(new Time(Cost.COLLECTIONS, nanos));
    }
  }

  private void ruler(Cost cost, ToDoubleFunction<Conditions> ruler) {
    double[] nanos = nanos(fork -> ruler.applyAsDouble(fork.launch().conditions()));
    double needed = SHARE * Math.log(speeds.slowNanos() / speeds.fastNanos());
    if (known(nanos) && Math.log(largest(nanos) / others(nanos)) >= needed) {
      all.add(new Time(cost, nanos));
    }
  }

  private double[] nanos(ToDoubleFunction<Fork> time) {
    return forks.stream().mapToDouble(time).toArray();
  }

  private static boolean known(double... nanos) {
    return Arrays.stream(nanos).allMatch(Double::isFinite);
  }

  /** Returns the median of the largest times, as many as there are slow forks. */
  private double largest(double... nanos) {
    double[] sorted = Arrays.stream(nanos).sorted().toArray();
    return Quantile.median(Arrays.copyOfRange(sorted, fast(), sorted.length));
  }

  /** Returns the median of the other times. */
  private double others(double... nanos) {
    double[] sorted = Arrays.stream(nanos).sorted().toArray();
    return Quantile.median(Arrays.copyOf(sorted, fast()));
  }

  private int fast() {
    return (int) forks.stream().filter(fork -> !speeds.slow(fork)).count();
  }
}
