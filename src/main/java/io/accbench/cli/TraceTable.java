package io.accbench.cli;

import io.accbench.trace.TraceSummary;
import io.accbench.trace.TraceSummary.SizeSummary;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Prints the content of a trace: a row for each kind, a histogram, and what is open or left out.
 */
final class TraceTable {
  private static final int LONGEST_BAR = 40;

  private final TraceSummary summary;

  TraceTable(TraceSummary summary) {
    this.summary = summary;
  }

  void print(PrintWriter out, String name) {
    String gzip = summary.compressed() ? ", gzip" : "";
    out.println(name + ": " + summary.format().words() + gzip);
    out.println();
    print(out, kinds());
    out.println();
    out.println("Sizes are bytes of a frame's JSON, without header and line end; percentiles by");
    out.println(
        "nearest rank. A selection names the same sizes: trace:p99, trace:median, trace:max");
    if (summary.all().count() > 0) {
      out.println();
      print(out, histogram());
    }
    if (!summary.unanswered().isEmpty()) {
      out.println();
      out.println("Requests without a response: " + counts(summary.unanswered()));
    }
    if (!summary.skipped().isEmpty()) {
      Map<String, Long> flaws =
          summary.skipped().entrySet().stream()
              .sorted(Map.Entry.comparingByKey())
              .collect(
                  Collectors.toMap(
                      flaw -> flaw.getKey().words(),
                      Map.Entry::getValue,
                      Long::sum,
                      LinkedHashMap::new));
      out.println();
      out.println("Bad frames left out: " + counts(flaws));
    }
  }

  private List<List<String>> kinds() {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("kind", "frames", "bytes", "min", "median", "p90", "p99", "max"));
    summary.kinds().forEach((kind, sizes) -> rows.add(row(kind, sizes)));
    rows.add(row("all", summary.all()));
    return rows;
  }

  private static List<String> row(String kind, SizeSummary sizes) {
    List<String> row = new ArrayList<>(List.of(kind));
    for (long number :
        new long[] {
          sizes.count(),
          sizes.bytes(),
          sizes.min(),
          sizes.median(),
          sizes.p90(),
          sizes.p99(),
          sizes.max()
        }) {
      row.add(number(number));
    }
    return row;
  }

  /** Returns the histogram from the first size class that has frames to the last. */
  private List<List<String>> histogram() {
    long[] counts = summary.histogram();
    long most = 0;
    for (long count : counts) {
      most = Math.max(most, count);
    }
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("size from", "to", "frames", ""));
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] > 0 || rows.size() > 1) {
        String from = number(1L << i);
        String to = number((2L << i) - 1);
        rows.add(List.of(from, to, number(counts[i]), bar(counts[i], most)));
      }
    }
    return rows;
  }

  /** Returns a bar, which is visible even for a few frames. */
  private static String bar(long count, long most) {
    return "#".repeat((int) Math.ceil((double) LONGEST_BAR * count / most));
  }

  /** Prints rows with aligned columns: words and bars to the left, numbers to the right. */
  private static void print(PrintWriter out, List<List<String>> rows) {
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < row.size(); i++) {
        int column = i;
        int width = rows.stream().mapToInt(each -> each.get(column).length()).max().orElse(0);
        String space = " ".repeat(width - row.get(i).length());
        boolean words =
            !rows.stream().skip(1).allMatch(each -> each.get(column).matches("[0-9,]+"));
        line.append(i == 0 ? "" : "  ");
        line.append(words ? row.get(i) + space : space + row.get(i));
      }
      out.println(line.toString().stripTrailing());
    }
  }

  private static String counts(Map<String, Long> counts) {
    long all = counts.values().stream().mapToLong(Long::longValue).sum();
    return number(all)
        + counts.entrySet().stream()
            .map(one -> one.getKey() + " " + number(one.getValue()))
            .collect(Collectors.joining(", ", " (", ")"));
  }

  private static String number(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
