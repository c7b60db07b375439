package io.accbench.gate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Parses an expectation by this grammar:
 *
 * <pre>
 * expectation = { name } [ "time" | "alloc" [ "B/op" ] ] ( "&lt;=" | "&gt;=" ) bound
 * bound       = NUMBER [ "time" | "alloc" ]
 *             | "baseline" [ ( "+" | "-" ) NUMBER "%" ] [ "time" | "alloc" ]
 * name        = VALUE | AXIS "=" VALUE | VALUE "/" VALUE
 * </pre>
 *
 * <p>Names choose rows: each is a value on one of the run's axes ({@code serialize}, {@code order},
 * {@code field}, {@code avgt}), written {@code axis=value} where two axes have it. {@code A/B} are
 * two values of one axis that are compared with each other; without it, each candidate is compared
 * with the baseline of its block. A policy bounds how bad a change may be, never how good:
 *
 * <ul>
 *   <li>{@code >= 0.97}: the speed ratio of the tables, time(B) / time(A), is 0.97 or more;
 *   <li>{@code <= 1.3 time}: time(A) / time(B) is 1.3 or less; {@code alloc} likewise;
 *   <li>{@code <= baseline + 2 %}: at most 2 % more time, or bytes, than the baseline;
 *   <li>{@code >= baseline - 3 %}: at least 97 % of the baseline's speed.
 * </ul>
 */
final class ExpectationParser {
  /**
   * The largest limit; its inverse is the smallest. Arbitrary: a limit beyond these is a typing
   * error, and would never or always fire.
   */
  private static final double MOST = 100;

  private static final Pattern RULE = Pattern.compile("(.*?)(<=|>=)(.*)");
  private static final Pattern NUMBER =
      Pattern.compile("(\\d{1,9}(?:\\.\\d{1,9})?)(?:\\s+(\\S+))?");
  private static final Pattern BASELINE =
      Pattern.compile("baseline(?:\\s*([+-])\\s*(\\d{1,9}(?:\\.\\d{1,9})?)\\s*%)?(?:\\s+(\\S+))?");
  private static final String EXAMPLES =
      "write for example \"hidden/direct read >= 0.97\", \"hidden/direct read <= 1.3 time\" or"
          + " \"alloc B/op <= baseline + 1 %\"";

  private final String place;
  private final String text;
  private final List<String> problems;

  private ExpectationParser(String place, String text, List<String> problems) {
    this.place = place;
    this.text = text;
    this.problems = problems;
  }

  /**
   * Returns the expectation in a text; empty, with a problem added, when the text is no
   * expectation.
   */
  static Optional<Expectation> parse(String place, String text, List<String> problems) {
    return new ExpectationParser(place, text.strip(), problems).parse();
  }

  /** Returns the names in a text. */
  static List<String> words(String text) {
    return Arrays.stream(text.strip().split("\\s+")).filter(word -> !word.isEmpty()).toList();
  }

  /**
   * Removes the named metrics from the words and returns them; returns both metrics when no metric
   * is named.
   */
  static Set<Metric> metrics(List<String> words) {
    Set<Metric> metrics = EnumSet.noneOf(Metric.class);
    if (words.removeAll(List.of("time"))) {
      metrics.add(Metric.TIME);
    }
    if (words.removeAll(List.of("alloc", "B/op"))) {
      metrics.add(Metric.ALLOCATION);
    }
    return metrics.isEmpty() ? EnumSet.allOf(Metric.class) : metrics;
  }

  private Optional<Expectation> parse() {
    Matcher rule = RULE.matcher(text);
    if (!rule.matches()
        || rule.group(3).matches(".*[<>=].*")
        || rule.group(1).matches(".*[<>].*")) {
      return problem("must contain exactly one <= or >=; " + EXAMPLES);
    }
    List<String> words = new ArrayList<>(words(rule.group(1)));
    List<String> metrics = new ArrayList<>();
    boolean perOperation = words.remove("B/op");
    for (String metric : List.of("time", "alloc")) {
      while (words.remove(metric)) {
        metrics.add(metric);
      }
    }
    if (perOperation && !metrics.contains("alloc")) {
      return problem("has B/op without the word alloc; " + EXAMPLES);
    }
    boolean atMost = rule.group(2).equals("<=");
    String bound = rule.group(3).strip();
    Matcher number = NUMBER.matcher(bound);
    Matcher baseline = BASELINE.matcher(bound);
    if (baseline.matches()) {
      add(metrics, baseline.group(3));
      return metric(metrics, atMost)
          .flatMap(metric -> limit(atMost, share(baseline)))
          .map(limit -> expectation(words, metrics, limit, true));
    }
    if (!number.matches()) {
      return problem("has \"" + bound + "\" as its bound; " + EXAMPLES);
    }
    if (perOperation) {
      return problem(
          "bounds bytes by a plain number, but bytes are compared with the baseline: \"alloc B/op"
              + " <= baseline + 1 %\"");
    }
    add(metrics, number.group(2));
    return ofRatio(words, metrics, atMost, number);
  }

  /** Returns the expectation that bounds a ratio by a plain number. */
  private Optional<Expectation> ofRatio(
      List<String> words, List<String> metrics, boolean atMost, Matcher number) {
    if (atMost && metrics.isEmpty()) {
      return problem(
          "would limit how fast it may be: a ratio without a metric is time(B)/time(A), so above 1"
              + " is faster; write \">= "
              + number.group(1)
              + "\", or \"<= "
              + number.group(1)
              + " time\" for time(A)/time(B)");
    }
    return metric(metrics, atMost)
        .flatMap(metric -> limit(atMost, Double.parseDouble(number.group(1))))
        .map(limit -> expectation(words, metrics, limit, false));
  }

  private Expectation expectation(
      List<String> words, List<String> metrics, double limit, boolean againstBaseline) {
    Metric metric = metrics.contains("alloc") ? Metric.ALLOCATION : Metric.TIME;
    return new Expectation(place, text, List.copyOf(words), metric, limit, againstBaseline);
  }

  private static void add(List<String> metrics, String metric) {
    if (metric != null) {
      metrics.add(metric);
    }
  }

  private static double share(Matcher baseline) {
    double percent = baseline.group(1) == null ? 0 : Double.parseDouble(baseline.group(2));
    return 1 + ("-".equals(baseline.group(1)) ? -percent : percent) / 100;
  }

  /**
   * Returns the metric, which may be named once. A speed has only a lower bound, and a cost only an
   * upper bound.
   */
  private Optional<String> metric(List<String> metrics, boolean atMost) {
    if (metrics.stream().distinct().count() > 1 || metrics.size() > 1) {
      return problem("names " + String.join(" and ", metrics) + "; name one metric, once");
    }
    String metric = metrics.isEmpty() ? "" : metrics.get(0);
    if (!List.of("", "time", "alloc").contains(metric)) {
      return problem("ends in \"" + metric + "\"; only time or alloc may follow the bound");
    }
    if (!atMost && !metric.isEmpty()) {
      return problem(
          "bounds %s from below, so it could never find a regression; write <=".formatted(metric));
    }
    return Optional.of(metric);
  }

  private Optional<Double> limit(boolean atMost, double bound) {
    double limit = atMost ? bound : 1 / bound;
    return limit >= 1 / MOST && limit <= MOST
        ? Optional.of(limit)
        : problem("has a bound that no measurement can decide; use one between 0.01 and 100");
  }

  private <T> Optional<T> problem(String what) {
    problems.add(place + ": \"" + text + "\" " + what);
    return Optional.empty();
  }
}
