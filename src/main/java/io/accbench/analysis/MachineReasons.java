package io.accbench.analysis;

import io.accbench.analysis.PossibleReason.Cost;
import io.accbench.analysis.PossibleReason.Processor;
import io.accbench.analysis.PossibleReason.Time;
import io.accbench.model.Conditions;
import io.accbench.stats.Quantile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;

/**
 * What is known of the machine that could be why forks ran at two speeds: their processors, their
 * collections, the rulers beside them.
 *
 * <p>A time counts only where it differs enough to be half of the distance between the speeds, were
 * it largest beside the slow forks. Whether it does so depends on the numbers of slow and fast
 * forks, not on which they are, so the test that follows stays exact; and on a quiet machine the
 * rulers cost it nothing.
 */
final class MachineReasons {
  /** Of the distance between the speeds. Arbitrary: what explains less is not the reason. */
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

  List<PossibleReason> all() {
    return List.copyOf(all);
  }

  /** Each processor against all others; of two, one is enough. */
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

  /** {@code any} of {@code any: why}; empty where the fork tells of none. */
  private static String processor(Fork fork) {
    String bound = fork.fact("processors");
    return bound == null ? "" : bound.replaceFirst(":.*", "");
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

  /** The median of the largest, as many as forks are slow. */
  private double largest(double... nanos) {
    double[] sorted = Arrays.stream(nanos).sorted().toArray();
    return Quantile.median(Arrays.copyOfRange(sorted, fast(), sorted.length));
  }

  /** The median of the others. */
  private double others(double... nanos) {
    double[] sorted = Arrays.stream(nanos).sorted().toArray();
    return Quantile.median(Arrays.copyOf(sorted, fast()));
  }

  private int fast() {
    return (int) forks.stream().filter(fork -> !speeds.slow(fork)).count();
  }
}
