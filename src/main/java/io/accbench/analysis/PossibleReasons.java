package io.accbench.analysis;

import io.accbench.analysis.SpeedReason.Cost;
import io.accbench.analysis.SpeedReason.Knowledge;
import io.accbench.analysis.SpeedReason.Reason;
import io.accbench.analysis.fork.Fork;
import io.accbench.analysis.fork.JitDecision;
import io.accbench.analysis.fork.JitDecisions;
import io.accbench.analysis.fork.LoggedForks;
import io.accbench.model.Conditions;
import io.accbench.model.MeasuredProcessors;
import io.accbench.stats.Quantile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * All in which the forks of two speeds differ: processors, collections, rulers, and decisions of
 * the JIT compiler. A reason is named if it divides the forks exactly as their speeds do, and
 * hardly does so by chance.
 *
 * <p>By chance one of them does so with the level of Fisher's exact test (Fisher, "The Logic of
 * Inductive Inference", JRSS 98, 1935), times the number of those that could: Bonferroni's bound,
 * where what cannot divide the forks so does not count (Tarone, "A modified Bonferroni method for
 * discrete data", Biometrics 46, 1990). The machine and accbench's own calls are tested first, so
 * they are not counted against calls of libraries, of which there may be many: a reason of theirs
 * costs only themselves, and a library's costs all. The error of naming any reason where there is
 * none is then still 5 %. Of several reasons, the machine's is named before a decision.
 */
final class PossibleReasons {
  /** The error of naming a reason where there is no reason. */
  private static final double ERROR = 0.05;

  /**
   * The share of the distance between the speeds that a time must explain, supposing that it is
   * largest in the slow forks. Arbitrary: a time that explains less is not the reason.
   */
  private static final double SHARE = 0.5;

  private final TwoSpeeds speeds;
  private final boolean logged;
  private final List<Fork> forks;
  private final boolean[] slow;
  private final int slowForks;
  private final List<JitDecision> decisions;
  private final List<Candidate> candidates = new ArrayList<>();

  /**
   * A possible reason that divides the forks into groups as large as those of the speeds.
   *
   * @param apart the forks that it parts from the first one
   * @param ofFirst whether the first fork has it
   * @param early whether it is tested before the calls of libraries
   * @param reason returns the reason, given whether the slow forks have it
   */
  private record Candidate(
      BitSet apart, boolean ofFirst, boolean early, Function<Boolean, Reason> reason) {}

  PossibleReasons(TwoSpeeds speeds, List<Fork> all) {
    LoggedForks found = LoggedForks.of(all);
    long slowLogged = found.forks().stream().filter(speeds::slow).count();
    this.speeds = speeds;
    this.logged = slowLogged > 0 && slowLogged < found.forks().size();
    this.forks = logged ? found.forks() : all;
    this.slow = new boolean[forks.size()];
    for (int i = 0; i < slow.length; i++) {
      slow[i] = speeds.slow(forks.get(i));
    }
    this.slowForks = count(slow);
    this.decisions = logged ? JitDecisions.of(found.code()) : List.of();
    addProcessors();
    double distance = speeds.slowNanos() - speeds.fastNanos();
    addTime(Cost.COLLECTIONS, Fork::gcNanosPerOp, (more, less) -> more - less >= SHARE * distance);
    addRuler(Cost.RULER, Conditions::rulerNanos);
    addRuler(Cost.ALLOCATING_RULER, Conditions::allocatingRulerNanos);
    for (JitDecision decision : decisions) {
      add(
          decision.holding(),
          decision.site().callsOurs(),
          ofSlow -> new SpeedReason.Jit(decision, ofSlow));
    }
  }

  /** Adds each processor as compared with all others; of two processors, one is enough. */
  private void addProcessors() {
    List<String> names = forks.stream().map(PossibleReasons::processor).toList();
    List<String> distinct = List.copyOf(new TreeSet<>(names));
    if (names.contains("") || distinct.size() < 2) {
      return;
    }
    for (String name : distinct.size() == 2 ? distinct.subList(0, 1) : distinct) {
      boolean[] on = new boolean[forks.size()];
      for (int i = 0; i < on.length; i++) {
        on[i] = names.get(i).equals(name);
      }
      add(on, true, ofSlow -> new SpeedReason.Processor(name, ofSlow));
    }
  }

  /** Returns {@code 0-1}, or {@code any} for a fork that was not bound; empty where unknown. */
  private static String processor(Fork fork) {
    return MeasuredProcessors.in(fork.launch().facts())
        .map(measured -> measured.obstacle() == null ? measured.bound().toString() : "any")
        .orElse("");
  }

  private void addRuler(Cost cost, ToDoubleFunction<Conditions> ruler) {
    double distance = Math.log(speeds.slowNanos() / speeds.fastNanos());
    addTime(
        cost,
        fork -> ruler.applyAsDouble(fork.launch().conditions()),
        (more, less) -> Math.log(more / less) >= SHARE * distance);
  }

  /** Whether a time explains enough, given the medians of its largest values and of the others. */
  private interface Explaining {
    boolean test(double more, double less);
  }

  /**
   * Adds a time, of which as many values are large ones as there are slow forks. So whether it
   * explains enough depends on how many forks are slow, not on which ones.
   */
  private void addTime(Cost cost, ToDoubleFunction<Fork> time, Explaining explaining) {
    double[] nanos = forks.stream().mapToDouble(time).toArray();
    if (!Arrays.stream(nanos).allMatch(Double::isFinite)) {
      return;
    }
    double[] sorted = Arrays.stream(nanos).sorted().toArray();
    int others = sorted.length - slowForks;
    double more = Quantile.median(Arrays.copyOfRange(sorted, others, sorted.length));
    double less = Quantile.median(Arrays.copyOf(sorted, others));
    if (explaining.test(more, less)) {
      boolean[] large = new boolean[nanos.length];
      for (int i = 0; i < large.length; i++) {
        large[i] = nanos[i] >= sorted[others];
      }
      add(large, true, ofSlow -> ofSlow ? new SpeedReason.DisturbedTime(cost, more, less) : null);
    }
  }

  private void add(boolean[] holding, boolean early, Function<Boolean, Reason> reason) {
    int count = count(holding);
    if (count == slowForks || count == slow.length - slowForks) {
      candidates.add(new Candidate(apart(holding), holding[0], early, reason));
    }
  }

  private static BitSet apart(boolean... holding) {
    BitSet apart = new BitSet();
    for (int i = 0; i < holding.length; i++) {
      apart.set(i, holding[i] != holding[0]);
    }
    return apart;
  }

  private static int count(boolean... holding) {
    return (int) IntStream.range(0, holding.length).filter(i -> holding[i]).count();
  }

  SpeedReason reason() {
    BitSet speedsApart = apart(slow);
    boolean divided = false;
    for (Candidate each : candidates) {
      Reason reason =
          each.apart.equals(speedsApart) ? each.reason.apply(each.ofFirst == slow[0]) : null;
      double level = chance() * tested(each);
      if (reason != null && level <= ERROR) {
        return found(Knowledge.NAMED, reason, level);
      }
      divided |= reason != null;
    }
    boolean tooFew = divided || chance() > ERROR && !decisions.isEmpty();
    return found(
        !logged ? Knowledge.NO_LOG : tooFew ? Knowledge.TOO_FEW : Knowledge.NONE, null, Double.NaN);
  }

  /** Returns how many divisions are tested up to a candidate; reasons that divide alike are one. */
  private long tested(Candidate last) {
    return candidates.stream()
        .filter(each -> each.early || !last.early)
        .map(Candidate::apart)
        .distinct()
        .count();
  }

  /**
   * Returns the two-sided level of Fisher's exact test for groups that are divided exactly: one of
   * all divisions with groups of these sizes, or two where both groups are as large.
   */
  private double chance() {
    double chance = 2 * slowForks == slow.length ? 2 : 1;
    for (int i = 1; i <= slowForks; i++) {
      chance *= (double) i / (slow.length - slowForks + i);
    }
    return chance;
  }

  private SpeedReason found(Knowledge state, Reason reason, double level) {
    return new SpeedReason(
        speeds, state, reason, slowForks, slow.length - slowForks, level, decisions.size());
  }
}
