package io.accbench.plan;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** The keys that a profile and the command line can set; JMH's own options keep their spelling. */
public enum Key {
  DESCRIPTION("description", ""),
  SUITE("suite", "--suite"),
  STRATEGIES("strategies", "--strategy"),
  CODECS("codecs", "--codec"),
  STACKS("stacks", "--stack"),
  LIBRARIES("libraries", "--lib"),
  FIXTURES("fixtures", "--fixture"),
  OPERATIONS("operations", "--operation"),
  MEMBERS("members", "--member"),
  LAYOUTS("layouts", "--layout"),
  SLOTS("slots", "--slot"),
  PARAMS("params", "--param"),
  JMH("jmh", "--jmh"),
  INCLUDES("include", "--include"),
  EXCLUDES("exclude", "--exclude"),
  PROFILERS("profilers", "-prof"),
  MODES("modes", "--mode"),
  JVMS("jvms", "--jvm"),
  THREADS("threads", "-t"),
  FORKS("forks", "-f"),
  SINGLE_SHOT_FORKS("single-shot-forks", "--single-shot-forks"),
  WARMUP_ITERATIONS("warmup-iterations", "-wi"),
  WARMUP_TIME("warmup-time", "-w"),
  ITERATIONS("iterations", "-i"),
  TIME("time", "-r"),
  HEAP("heap", "--heap"),
  JVM_ARGS("jvm-args", "-jvmArgs"),
  TIMEOUT("timeout", "--timeout"),
  BUDGET("budget", "--budget"),
  MARGIN("margin", "--margin"),
  SINGLE_SHOT_MARGIN("single-shot-margin", "--single-shot-margin"),
  ALLOCATION_MARGIN("allocation-margin", "--allocation-margin"),
  PRECISION("precision", "--precision"),
  INTERLEAVE("interleave", "--interleave"),
  PROCESSORS("processors", "--processors"),
  BASELINE("baseline", "--baseline"),
  INJECTIONS("injections", "--inject"),
  PROPERTY("property", "--property"),
  HOTSPOTS("hotspots", "--hotspots"),
  /** A choice for a single run, so no profile sets it. */
  KEEP_RECORDINGS("", "--keep-recordings"),
  /** The order of the launches; each run has its own, so no profile sets it. */
  SEED("", "--seed");

  private static final List<Key> LISTS =
      List.of(
          STRATEGIES,
          CODECS,
          STACKS,
          LIBRARIES,
          FIXTURES,
          OPERATIONS,
          MEMBERS,
          LAYOUTS,
          SLOTS,
          PARAMS,
          JMH,
          INCLUDES,
          EXCLUDES,
          PROFILERS,
          MODES,
          JVMS,
          THREADS,
          JVM_ARGS,
          INJECTIONS);
  private static final List<Key> NEEDED =
      List.of(MODES, FORKS, SINGLE_SHOT_FORKS, WARMUP_ITERATIONS, WARMUP_TIME, ITERATIONS, TIME);

  private final String profileKey;
  private final String option;

  Key(String profileKey, String option) {
    this.profileKey = profileKey;
    this.option = option;
  }

  /** Returns the key in a profile; empty when a profile cannot set it. */
  public String profileKey() {
    return profileKey;
  }

  /** Returns the option on the command line; empty when there is no option. */
  public String option() {
    return option;
  }

  /** Returns the key that an option with one of these names sets, if there is one. */
  public static Optional<Key> ofOption(Collection<String> names) {
    return Arrays.stream(values()).filter(key -> names.contains(key.option)).findFirst();
  }

  /** Returns whether the key takes several values. */
  boolean list() {
    return LISTS.contains(this);
  }

  /** Returns whether a profile of any suite must set the key: a profile inherits nothing. */
  boolean needed() {
    return NEEDED.contains(this);
  }

  /** Returns the keys of a profile, in the order to print. */
  static List<Key> ofProfiles() {
    return Arrays.stream(values()).filter(key -> !key.profileKey.isEmpty()).toList();
  }
}
