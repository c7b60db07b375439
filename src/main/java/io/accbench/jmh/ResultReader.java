package io.accbench.jmh;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.accbench.analysis.fork.Unit;
import io.accbench.model.Mode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * A reader of one element of the list, which reads the fields in any order and skips those that it
 * does not know.
 */
final class ResultReader {
  /**
   * The name of the allocation metric. JMH put a middle dot before its profilers' metrics, and
   * encodings turn this dot into different characters.
   */
  private static final Pattern ALLOCATION =
      Pattern.compile("[^\\p{Alpha}]{0,20}+gc\\.alloc\\.rate\\.norm");

  /** The names of the metrics of JMH's own profilers, and of the percentiles of sample time. */
  private static final Pattern OF_PROFILERS =
      Pattern.compile(
          "[^\\p{Alpha}]{0,20}+(p[01]\\.\\d+|(gc|mem|jit|safepoints|class|compiler|rt|threads)\\..*|stack"
              + "|async(-text)?|jfr|perf.*|[\\w.]{1,40}asm)");

  /**
   * The folders in flags, which are removed because the places of files on a machine are nothing to
   * compare, or to publish.
   */
  private static final Pattern FOLDERS =
      Pattern.compile("(?<=[=:,@]|^)(/|[A-Za-z]:[\\\\/])[^\\s=:,]*[\\\\/]");

  private final JsonParser json;
  private final MemoryBudget allowance;
  private final Map<String, String> params = new LinkedHashMap<>();
  private final Map<String, String> texts = new TreeMap<>();
  private final List<String> counters = new ArrayList<>();
  private String jvmFlags;
  private MetricReader primary;
  private MetricReader allocated;

  private ResultReader(JsonParser json, MemoryBudget allowance) {
    this.json = json;
    this.allowance = allowance;
  }

  /**
   * Reads the result at an object's start.
   *
   * @param place the place of the result in the file, without the benchmark's name
   * @throws Malformed when it has no benchmark, mode or metric
   */
  static JmhResult read(JsonParser json, String place, MemoryBudget allowance) throws IOException {
    ResultReader reader = new ResultReader(json, allowance);
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String field = json.currentName();
      json.nextToken();
      reader.field(field);
    }
    return reader.result(place);
  }

  private void field(String field) throws IOException {
    switch (field) {
      case "params" -> params();
      case "jvmArgs" -> jvmFlags = joined();
      case "primaryMetric" -> primary = object() ? MetricReader.read(json, true, allowance) : null;
      case "secondaryMetrics" -> secondary();
      case "benchmark",
          "mode",
          "threads",
          "jmhVersion",
          "jdkVersion",
          "vmName",
          "vmVersion",
          "warmupIterations",
          "warmupTime",
          "measurementIterations",
          "measurementTime" ->
          texts.put(field, scalar());
      default -> json.skipChildren();
    }
  }

  private JmhResult result(String where) throws Malformed {
    String benchmark = text("benchmark");
    if (benchmark.isEmpty() || text("mode").isEmpty() || primary == null) {
      throw new Malformed(
          where
              + ": not a JMH result: no "
              + (benchmark.isEmpty() ? "benchmark" : primary == null ? "primaryMetric" : "mode"));
    }
    String place = where + " (" + benchmark + ")";
    Mode mode = mode(place);
    Unit unit = Unit.parse(primary.unit());
    String allocationProblem = allocationProblem();
    boolean allocationKnown = allocated != null && allocationProblem == null;
    return new JmhResult(
        place,
        benchmark,
        mode,
        threads(place),
        Collections.unmodifiableMap(params),
        unit == null ? primary.unit() : unit.text(),
        primary.score(),
        primary.forks(),
        allocationKnown ? allocated.forks() : List.of(),
        allocationProblem,
        List.copyOf(counters),
        environment(),
        problem(mode, unit));
  }

  private String problem(Mode mode, Unit unit) {
    if (primary.problem() != null) {
      return primary.problem();
    } else if (primary.forks().isEmpty() && Double.isNaN(primary.score())) {
      return "has no score";
    } else if (unit == null) {
      return "unit \"" + primary.unit() + "\" is unknown (known: ns/op, ops/s and the like)";
    }
    return unit.perTime() == (mode == Mode.THROUGHPUT)
        ? null
        : "unit %s in mode %s: one of the two is wrong".formatted(primary.unit(), mode.label());
  }

  private String allocationProblem() {
    if (allocated == null || allocated.problem() != null) {
      return allocated == null ? null : allocated.problem();
    } else if (!allocated.unit().equals("B/op")) {
      return "its unit is \"" + allocated.unit() + "\", not B/op";
    } else if (!primary.forks().isEmpty() && allocated.forks().size() != primary.forks().size()) {
      return "it has " + allocated.forks().size() + " of " + primary.forks().size() + " forks";
    }
    return allocated.forks().stream().anyMatch(bytes -> bytes < 0) ? "it is below 0" : null;
  }

  private Mode mode(String place) throws Malformed {
    try {
      return Mode.parse(text("mode"));
    } catch (IllegalArgumentException unknown) {
      throw new Malformed(place + ": " + unknown.getMessage());
    }
  }

  private int threads(String place) throws Malformed {
    String threads = texts.getOrDefault("threads", "1");
    if (!threads.matches("[1-9]\\d{0,6}")) {
      throw new Malformed(place + ": threads is \"" + threads + "\"");
    }
    return Integer.parseInt(threads);
  }

  private Map<String, String> environment() {
    Map<String, String> words = new TreeMap<>();
    put(words, "JMH", text("jmhVersion"));
    put(words, "JDK", jdk());
    put(words, "VM", text("vmName"));
    put(words, "warm-up", iterations("warmup"));
    put(words, "measurement", iterations("measurement"));
    if (jvmFlags != null) {
      words.put("JVM flags", jvmFlags);
    }
    return Collections.unmodifiableMap(words);
  }

  /** Returns the version of the JDK. From JDK 9 on the VM's version holds the JDK's. */
  private String jdk() {
    String vm = text("vmVersion");
    return vm.startsWith(text("jdkVersion")) ? vm : (text("jdkVersion") + " " + vm).strip();
  }

  private String iterations(String phase) {
    String count = text(phase + "Iterations");
    return count.isEmpty() ? "" : count + " × " + text(phase + "Time");
  }

  private static void put(Map<String, String> words, String name, String value) {
    if (!value.isEmpty()) {
      words.put(name, value);
    }
  }

  private String text(String field) {
    return texts.getOrDefault(field, "");
  }

  private void params() throws IOException {
    if (object()) {
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        String name = allowance.text(json.currentName());
        json.nextToken();
        params.put(name, scalar());
      }
    }
  }

  private void secondary() throws IOException {
    if (!object()) {
      return;
    }
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String name = json.currentName();
      json.nextToken();
      if (ALLOCATION.matcher(name).matches() && object()) {
        allocated = MetricReader.read(json, false, allowance);
      } else {
        json.skipChildren();
        if (!OF_PROFILERS.matcher(name).matches()) {
          counters.add(allowance.text(name));
        }
      }
    }
  }

  /** Returns whether an object starts here; anything else is skipped. */
  private boolean object() throws IOException {
    boolean object = json.isExpectedStartObjectToken();
    if (!object) {
      json.skipChildren();
    }
    return object;
  }

  private String scalar() throws IOException {
    String text = allowance.text(json.getValueAsString(""));
    json.skipChildren();
    return text;
  }

  private String joined() throws IOException {
    List<String> words = new ArrayList<>();
    if (json.isExpectedStartArrayToken()) {
      while (json.nextToken() != JsonToken.END_ARRAY) {
        allowance.take(1);
        words.add(FOLDERS.matcher(scalar()).replaceAll("…/"));
      }
    } else {
      json.skipChildren();
    }
    return String.join(" ", words);
  }

  /** An exception for an element that is no result of JMH. */
  static final class Malformed extends IOException {
    private static final long serialVersionUID = 1;

    Malformed(String problem) {
      super(problem);
    }
  }
}
