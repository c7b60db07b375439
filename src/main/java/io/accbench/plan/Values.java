package io.accbench.plan;

import io.accbench.model.Range;
import io.accbench.model.UnknownName;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The given texts, read by type. A text that cannot be read is a problem, and a stand-in replaces
 * it.
 */
public final class Values {
  /**
   * The most threads on a small machine. Arbitrary: many times what benchmarks use; more than that
   * cannot be meant.
   */
  private static final int MOST_THREADS = 1_000;

  private static final int THREADS_PER_PROCESSOR = 16;

  /**
   * The shortest time of an iteration. Arbitrary: waking a thread for its turn takes tenths of it.
   */
  private static final Duration SHORTEST = Duration.ofMillis(1);

  private final Map<Key, RawSetting> given;
  private final List<String> problems = new ArrayList<>();
  private final Set<Key> failed = EnumSet.noneOf(Key.class);

  Values(Map<Key, RawSetting> given) {
    this.given = given;
  }

  /** Returns every problem so far. */
  List<String> problems() {
    return problems;
  }

  /** Returns what was given for each key, as it was written. */
  Map<Key, List<String>> texts() {
    Map<Key, List<String>> texts = new EnumMap<>(Key.class);
    given.forEach((key, setting) -> texts.put(key, setting.texts()));
    return texts;
  }

  /** Returns the keys that have a problem. */
  Set<Key> failed() {
    return failed;
  }

  /** Adds a problem with a key. */
  public void problem(Key key, String text) {
    failed.add(key);
    problems.add(text);
  }

  /** Returns what was given for a key, or an empty stand-in that is not printed. */
  public RawSetting given(Key key) {
    return given.getOrDefault(key, new RawSetting("", key.option(), List.of()));
  }

  /** Returns the single text, or an empty one when nothing was given. */
  public String text(Key key) {
    return String.join(",", given(key).texts()).strip();
  }

  /** Returns all texts, split at commas, without duplicates; an empty part is a problem. */
  public List<String> names(Key key) {
    Set<String> names = new LinkedHashSet<>();
    boolean gap = false;
    for (String text : given(key).texts()) {
      for (String name : text.split(",", -1)) {
        gap |= name.isBlank();
        if (!name.isBlank()) {
          names.add(name.strip());
        }
      }
    }
    if (gap && names.isEmpty()) {
      namesNothing(key);
    } else if (gap) {
      once(key, " has a comma with no value before or after it; leave the comma out");
    }
    return List.copyOf(names);
  }

  private void namesNothing(Key key) {
    once(key, " names nothing; name at least one");
  }

  /** Adds a problem once, however often the names are read. */
  private void once(Key key, String words) {
    String problem = given(key).subject() + words;
    if (!problems.contains(problem)) {
      problem(key, problem);
    }
  }

  /** Adds a problem where nothing was given for a key. */
  public void some(Key key) {
    if (text(key).isEmpty()) {
      namesNothing(key);
    }
  }

  /** Returns names, of which at least one must be given. */
  public List<String> someNames(Key key) {
    List<String> names = names(key);
    if (names.isEmpty()) {
      namesNothing(key);
    }
    return names;
  }

  /** Returns names out of a closed list; {@code all} stands for every name. */
  public List<String> namesOf(Key key, String what, List<String> known) {
    Set<String> names = new LinkedHashSet<>();
    for (String name : someNames(key)) {
      if (name.equals("all")) {
        names.addAll(known);
      } else if (known.contains(name)) {
        names.add(name);
      } else {
        problem(key, given(key).place() + UnknownName.problem(what, name, known));
      }
    }
    return List.copyOf(names);
  }

  /**
   * Returns the values that {@code --param} gives on the axes of a suite; every known value where
   * it gives none. A name or value that is not known is a problem.
   *
   * @param known the known values by axis
   */
  public Map<String, List<String>> params(Map<String, List<String>> known) {
    Map<String, List<String>> chosen = new LinkedHashMap<>(known);
    Map<String, Set<String>> given = new LinkedHashMap<>();
    for (String text : given(Key.PARAMS).texts()) {
      int equals = text.indexOf('=');
      String axis = equals < 0 ? text : text.substring(0, equals);
      if (equals < 0 || !known.containsKey(axis)) {
        problem(
            Key.PARAMS,
            "%s: %s; write AXIS=VALUE,VALUE"
                .formatted(
                    given(Key.PARAMS).subject(),
                    UnknownName.problem("axis", axis, known.keySet())));
        continue;
      }
      for (String value : text.substring(equals + 1).split(",", -1)) {
        if (known.get(axis).contains(value)) {
          given.computeIfAbsent(axis, name -> new LinkedHashSet<>()).add(value);
        } else {
          String problem = UnknownName.problem(axis, value, known.get(axis));
          problem(Key.PARAMS, given(Key.PARAMS).place() + problem);
        }
      }
    }
    given.forEach((axis, values) -> chosen.put(axis, List.copyOf(values)));
    return chosen;
  }

  /** Returns a whole number, {@code least} or more. */
  int count(Key key, int least) {
    return count(key, text(key), least);
  }

  private int count(Key key, String text, int least) {
    try {
      int number = Integer.parseInt(text);
      if (number >= least) {
        return number;
      }
    } catch (NumberFormatException notWhole) {
      // the problem is added below
    }
    mustBe(key, "a whole number, " + least + " or more", text);
    return least;
  }

  /** Returns a whole number, or a range {@code 5..100}, of {@code least} or more. */
  Range range(Key key, int least) {
    String text = text(key);
    try {
      Range range = Range.parse(text);
      if (range.fewest() >= least) {
        return range;
      }
    } catch (IllegalArgumentException noRange) {
      // the problem is added below
    }
    mustBe(key, "a whole number or a range such as 5..100, " + least + " or more", text);
    return Range.exactly(least);
  }

  /**
   * Returns a share of 1 given as {@code 2%} or {@code 0.02}, below 1; empty when nothing was
   * given.
   */
  Optional<Double> share(Key key) {
    String text = text(key);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    Optional<Double> share = ShareText.parse(text);
    if (share.isEmpty()) {
      mustBe(key, "a share such as 2% or 0.02, below 100%", text);
    }
    return share;
  }

  /** Returns the thread counts; {@code max} stands for every processor. */
  List<Integer> threads() {
    Set<Integer> threads = new LinkedHashSet<>();
    int processors = Runtime.getRuntime().availableProcessors();
    for (String text : names(Key.THREADS)) {
      threads.add(text.equals("max") ? processors : threads(text, processors));
    }
    return threads.isEmpty() ? List.of(1) : List.copyOf(threads);
  }

  private int threads(String text, int processors) {
    int threads = count(Key.THREADS, text, 1);
    int most = Math.max(MOST_THREADS, THREADS_PER_PROCESSOR * processors);
    if (threads > most) {
      mustBe(Key.THREADS, "at most " + most + " threads on this machine", text);
    }
    return threads;
  }

  /** Returns a duration longer than zero; empty when nothing was given or it cannot be read. */
  Optional<Duration> duration(Key key) {
    String text = text(key);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    Optional<Duration> duration = Durations.parse(text).filter(read -> !read.isZero());
    if (duration.isEmpty()) {
      mustBe(key, "a duration above zero such as 500ms, 1s or 5m", text);
    }
    return duration;
  }

  /**
   * Returns the time of an iteration, {@link #SHORTEST} or longer; empty as in {@link #duration}.
   */
  Optional<Duration> iterationTime(Key key) {
    Optional<Duration> time = duration(key);
    if (time.filter(read -> read.compareTo(SHORTEST) < 0).isPresent()) {
      mustBe(key, "1ms or longer", text(key));
    }
    return time;
  }

  /** Returns {@code true} or {@code false}; false when nothing was given. */
  boolean flag(Key key) {
    String text = text(key);
    if (!List.of("", "true", "false").contains(text) && !failed.contains(key)) {
      mustBe(key, "true or false", text);
    }
    return text.equals("true");
  }

  /** Returns any whole number, or {@code otherwise} when nothing was given. */
  long wholeNumber(Key key, long otherwise) {
    String text = text(key);
    try {
      return text.isEmpty() ? otherwise : Long.parseLong(text);
    } catch (NumberFormatException notWhole) {
      mustBe(key, "a whole number", text);
      return otherwise;
    }
  }

  /** Returns JVM arguments, split at white space, as JMH does. */
  List<String> arguments(Key key) {
    return given(key).texts().stream()
        .flatMap(text -> Arrays.stream(text.strip().split("\\s+")))
        .filter(argument -> !argument.isEmpty())
        .toList();
  }

  /** Adds the problem that a value is not what it must be. */
  void mustBe(Key key, String what, String text) {
    problem(key, "%s must be %s; found \"%s\"".formatted(given(key).subject(), what, text));
  }
}
