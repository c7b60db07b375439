package io.accbench.compare;

import io.accbench.analysis.Floor;
import io.accbench.analysis.fork.Unit;
import io.accbench.jmh.JmhResult;
import io.accbench.model.Mode;
import io.accbench.model.UserException;
import io.accbench.suite.Suite;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Converts a JMH file to a side, and reports all its problems at once. */
final class JmhSide {
  /**
   * The largest number of reported problems, so that a file that is wrong throughout is described
   * in a few lines. Arbitrary.
   */
  private static final int MOST_PROBLEMS = 10;

  private final List<String> problems = new ArrayList<>();
  private final List<String> unusable = new ArrayList<>();
  private final List<ComparisonNote.LeftOut> leftOut = new ArrayList<>();
  private final Map<RowKey, String> places = new HashMap<>();
  private final TreeSet<String> counters = new TreeSet<>();

  private JmhSide() {}

  static Side of(String label, List<JmhResult> results, Predicate<RowKey> asked) {
    JmhSide side = new JmhSide();
    List<Series> series = new ArrayList<>();
    for (JmhResult result : results) {
      RowKey key = RowKey.of(result);
      if (asked.test(key)) {
        side.check(result, key);
        if (result.problem() == null) {
          series.add(series(result, key, Unit.parse(result.unit())));
        }
      }
    }
    side.report(series.isEmpty());
    return new Side(label, List.copyOf(series), side.notes(label));
  }

  private static Series series(JmhResult result, RowKey key, Unit unit) {
    double reported = unit.nanosPerOp(result.score(), 1);
    List<Double> forks = result.forks().stream().map(score -> unit.nanosPerOp(score, 1)).toList();
    double nanos = forks.stream().mapToDouble(Double::doubleValue).average().orElse(reported);
    double onThread = nanos * (result.mode() == Mode.THROUGHPUT ? result.threads() : 1);
    double operations = result.benchmark().startsWith(Suite.OWN_BENCHMARKS) ? 1 : Double.NaN;
    boolean steady = result.mode().steady();
    return new Series(
        key,
        result.unit(),
        forks,
        reported,
        result.allocatedBytesPerOp(),
        result.allocationProblem(),
        steady && Floor.isBelow(onThread, operations),
        steady && Floor.mayBeBelow(onThread, operations),
        new TreeMap<>(result.environment()));
  }

  private void check(JmhResult result, RowKey key) {
    String place = result.place() + RowKey.words(key.params());
    if (result.problem() != null) {
      unusable.add(place + ": " + result.problem() + "; measure it again");
      leftOut.add(new ComparisonNote.LeftOut(key, result.problem()));
    }
    String earlier = places.putIfAbsent(key, result.place());
    if (earlier != null) {
      problems.add(
          "%s: the same benchmark, parameters, mode and threads as %s; two files in one?"
              .formatted(place, earlier));
    }
    counters.addAll(result.counters());
  }

  /** Throws what is wrong: a key that two results have, or every result where none is usable. */
  private void report(boolean nothingUsable) {
    if (nothingUsable) {
      problems.addAll(unusable);
    }
    if (problems.size() > MOST_PROBLEMS) {
      int left = problems.size() - MOST_PROBLEMS;
      problems.subList(MOST_PROBLEMS, problems.size()).clear();
      problems.add("… and " + left + " more of the same file");
    }
    if (!problems.isEmpty()) {
      throw UserException.badInput(problems);
    }
  }

  private List<ComparisonNote> notes(String label) {
    List<ComparisonNote> notes = new ArrayList<>();
    if (!leftOut.isEmpty()) {
      notes.add(new ComparisonNote.NoMeasurement(label, ShortList.of(leftOut)));
    }
    notes.add(new ComparisonNote.UnknownMachine());
    if (!counters.isEmpty()) {
      notes.add(new ComparisonNote.UncomparedCounters(ShortList.of(counters)));
    }
    return List.copyOf(notes);
  }
}
