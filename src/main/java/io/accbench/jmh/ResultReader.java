package io.accbench.jmh;

import com.fasterxml.jackson.databind.JsonNode;
import io.accbench.analysis.fork.Unit;
import io.accbench.model.Mode;
import io.accbench.model.Printable;
import io.accbench.model.UserException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * A reader of one element of the list. What a field has instead of the type that JMH writes is as
 * good as nothing.
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

  private final JsonNode result;
  private final JmhMetricSummary primary;
  private final List<String> counters = new ArrayList<>();
  private JmhMetricSummary allocated;

  private ResultReader(JsonNode result) {
    this.result = result;
    JsonNode metric = result.path("primaryMetric");
    this.primary = metric.isObject() ? JmhMetricSummary.of(metric, true) : null;
    for (Map.Entry<String, JsonNode> metrics : result.path("secondaryMetrics").properties()) {
      String name = metrics.getKey();
      if (ALLOCATION.matcher(name).matches() && metrics.getValue().isObject()) {
        allocated = JmhMetricSummary.of(metrics.getValue(), false);
      } else if (!OF_PROFILERS.matcher(name).matches()) {
        counters.add(Printable.line(name));
      }
    }
  }

  /**
   * Reads a result.
   *
   * @param place the place of the result in the file, without the benchmark's name
   * @throws UserException when it has no benchmark, mode or metric
   */
  static JmhResult read(JsonNode result, String place) {
    return new ResultReader(result).result(place);
  }

  private JmhResult result(String where) {
    String benchmark = text("benchmark");
    if (benchmark.isEmpty() || text("mode").isEmpty() || primary == null) {
      String missing = primary == null ? "primaryMetric" : "mode";
      throw malformed(
          where, "not a JMH result: no " + (benchmark.isEmpty() ? "benchmark" : missing));
    }
    String place = where + " (" + benchmark + ")";
    Mode mode = mode(place);
    Unit unit = Unit.parse(primary.unit());
    String allocationProblem = allocationProblem();
    boolean allocationKnown = allocated != null && allocationProblem == null;
    Map<String, String> params = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> param : result.path("params").properties()) {
      params.put(Printable.line(param.getKey()), Printable.line(param.getValue().asText("")));
    }
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

  private Mode mode(String place) {
    try {
      return Mode.parse(text("mode"));
    } catch (IllegalArgumentException unknown) {
      throw malformed(place, unknown.getMessage());
    }
  }

  private int threads(String place) {
    String threads = result.has("threads") ? text("threads") : "1";
    if (!threads.matches("[1-9]\\d{0,6}")) {
      throw malformed(place, "threads is \"" + threads + "\"");
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
    if (result.has("jvmArgs")) {
      words.put("JVM flags", jvmFlags());
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
    return Printable.line(result.path(field).asText(""));
  }

  private String jvmFlags() {
    List<String> flags = new ArrayList<>();
    for (JsonNode flag :
        result.path("jvmArgs").isArray() ? result.path("jvmArgs") : List.<JsonNode>of()) {
      flags.add(FOLDERS.matcher(Printable.line(flag.asText(""))).replaceAll("…/"));
    }
    return String.join(" ", flags);
  }

  private static UserException malformed(String place, String problem) {
    return UserException.badInput(place + ": " + problem + "; give a file that -rf json wrote");
  }
}
