package io.accbench.journal;

import io.accbench.model.Cell;
import io.accbench.model.Conditions;
import io.accbench.model.FoldedSamples;
import io.accbench.model.ForkHotspots;
import io.accbench.model.Launch.LaunchOutcome;
import io.accbench.model.Numbers;
import io.accbench.model.Published;
import io.accbench.model.Range;
import io.accbench.model.SecondaryScores;
import io.accbench.model.Settings.IterationPlan;
import io.accbench.model.ShardedPlan;
import io.accbench.model.StackJar;
import java.lang.reflect.RecordComponent;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The check of those parts of an entry that every reader relies on. Everything that is read from a
 * journal has all of them, and its numbers are finite where they are computed with. A part that is
 * added to a record is checked without a change here, unless it may be missing.
 */
final class Parts {
  /** The parts that may be null: {@code Record.component}. */
  private static final Set<String> OPTIONAL =
      Set.of(
          "Cause.share",
          "CellTiming.unit",
          "RunPlan.shards",
          "Jvm.executable",
          "Jvm.heap",
          "Jvm.refusal",
          "LaunchId.repetition",
          "LaunchOutcome.cause",
          "LaunchOutcome.failedBy",
          "LaunchSamples.unit",
          "Pace.unit",
          "PlannedCell.obstacle",
          "PlannedCell.timing",
          "ProfiledFork.cause",
          "ProfiledFork.pace",
          "ProfiledFork.recorded",
          "CodecProof.loaded",
          "RunLimits.budget",
          "Settings.profiling",
          "Shard.session",
          "ShardSession.end",
          "Stack.unavailable",
          "Subjects.program");

  /** The records whose numbers may be NaN, which means that nothing was known. */
  private static final Set<Class<?>> UNKNOWN_NUMBERS =
      Set.of(
          Conditions.class,
          LaunchOutcome.class,
          Published.class,
          ForkHotspots.JvmWork.class,
          SecondaryScores.class);

  /** The limit of a number. Arbitrary: beyond any time or size, and its square is still finite. */
  private static final double HUGE = 1e30;

  /** The longest duration. Arbitrary: a hundred years, whose nanoseconds still are a number. */
  private static final Duration LONGEST = Duration.ofDays(36_500);

  /** The greatest number of rounds, iterations and shards; as many as an option takes. */
  private static final int MOST = 999_999;

  private static final Map<Class<?>, RecordComponent[]> COMPONENTS = new ConcurrentHashMap<>();

  private Parts() {}

  /**
   * Returns the first part that is missing or absurd, in words; empty if there is no such part.
   *
   * @param where the place of the part: {@code header}
   * @param part a record, a list or map of parts, or a value
   */
  static Optional<String> problem(String where, Object part) {
    if (part instanceof Record record) {
      return record instanceof FoldedSamples ? Optional.empty() : ofRecord(where, record);
    }
    if (part instanceof List<?> list) {
      return ofList(where, list);
    }
    if (part instanceof Duration duration) {
      boolean usual = !duration.isNegative() && duration.compareTo(LONGEST) <= 0;
      return usual ? Optional.empty() : Optional.of(where + " is " + duration);
    }
    return Optional.empty();
  }

  private static Optional<String> ofRecord(String where, Record record) {
    Optional<String> absurd = absurd(where, record);
    for (RecordComponent component : components(record.getClass())) {
      if (absurd.isPresent()) {
        return absurd;
      }
      String place = where + "." + component.getName();
      Object value = value(record, component);
      if (value == null) {
        String name = record.getClass().getSimpleName() + "." + component.getName();
        absurd = boxed(component) || OPTIONAL.contains(name) ? absurd : missing(place);
      } else if (value instanceof Double number) {
        boolean unknown = Double.isNaN(number) && UNKNOWN_NUMBERS.contains(record.getClass());
        absurd = unknown || Math.abs(number) < HUGE ? absurd : Optional.of(place + " is " + number);
      } else {
        absurd = problem(place, value);
      }
    }
    return absurd;
  }

  /** Returns a problem that only some records can have. */
  private static Optional<String> absurd(String where, Record record) {
    if (record instanceof Range range && range.most() > MOST) {
      return Optional.of(where + " is " + range);
    }
    if (record instanceof ShardedPlan plan && plan.of() > MOST) {
      return Optional.of(where + ".of is " + plan.of());
    }
    if (record instanceof Cell cell && (cell.threads() < 1 || cell.threads() > MOST)) {
      return Optional.of(where + ".threads is " + cell.threads());
    }
    if (record instanceof IterationPlan plan && (plan.measured() < 0 || plan.measured() > MOST)) {
      return Optional.of(where + ".measured is " + plan.measured());
    }
    if (record instanceof StackJar jar && (jar.sha256() == null || jar.sha256().isBlank())) {
      return missing(where + ".sha256");
    }
    return record instanceof ForkHotspots recorded && !counted(recorded)
        ? Optional.of(where + " counts other samples than its " + recorded.samples())
        : Optional.empty();
  }

  /** Returns whether no count of a recording is negative or above the number of all samples. */
  private static boolean counted(ForkHotspots recorded) {
    IntStream methods =
        recorded.methods().stream().flatMapToInt(each -> IntStream.of(each.self(), each.total()));
    IntStream accesses = recorded.accesses().stream().mapToInt(each -> each.samples());
    IntStream parts = recorded.parts().stream().mapToInt(each -> each.samples());
    IntStream calls =
        recorded.notInlined().stream()
            .flatMapToInt(each -> IntStream.of(each.inCall(), each.inCaller()));
    return recorded.samples() >= 0
        && Stream.of(methods, accesses, parts, calls, IntStream.of(recorded.accessSamples()))
            .flatMapToInt(each -> each)
            .allMatch(count -> count >= 0 && count <= recorded.samples());
  }

  private static Optional<String> ofList(String where, List<?> list) {
    if (list instanceof Numbers) {
      return Optional.empty();
    }
    Optional<String> problem = Optional.empty();
    for (int i = 0; i < list.size() && problem.isEmpty(); i++) {
      String place = where + "[" + i + "]";
      problem = list.get(i) == null ? missing(place) : problem(place, list.get(i));
    }
    return problem;
  }

  private static Optional<String> missing(String place) {
    return Optional.of(place + " is missing");
  }

  /**
   * Returns whether a component is a number as an object; such a component may be null, which is
   * why it is an object.
   */
  private static boolean boxed(RecordComponent component) {
    return Number.class.isAssignableFrom(component.getType());
  }

  private static RecordComponent[] components(Class<?> type) {
    return COMPONENTS.computeIfAbsent(
        type,
        any -> {
          RecordComponent[] components = any.getRecordComponents();
          for (RecordComponent component : components) {
            component.getAccessor().setAccessible(true);
          }
          return components;
        });
  }

  private static Object value(Record record, RecordComponent component) {
    try {
      return component.getAccessor().invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("an accessor of " + record.getClass() + " failed", e);
    }
  }
}
