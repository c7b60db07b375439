package io.accbench.report.gate;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.accbench.gate.Decision;
import io.accbench.gate.JudgedRow;
import io.accbench.report.document.MarkdownText;
import io.accbench.report.text.Counts;
import io.accbench.report.text.FindingText;
import io.accbench.report.text.Percent;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * Writes a decision in GitHub's Markdown that never exceeds a number of bytes: the verdict, the
 * rows worst first, what to do about the bad ones, waivers, findings. What does not fit is counted.
 */
final class DecisionMarkdown {
  /** The largest number of characters of a text from elsewhere; arbitrary. */
  private static final int LONGEST = 600;

  /** The largest number of characters of a command, which is whole or left out; arbitrary. */
  private static final int LONGEST_COMMAND = 2_000;

  /** The divisor that bounds each part below the table to this fraction of the space; arbitrary. */
  private static final int PARTS = 6;

  private static final List<String> HEADERS =
      List.of(
          "outcome",
          "compared",
          "metric",
          "change",
          "interval",
          "rounds",
          "limit",
          "p (Holm)",
          "rule");

  private final Decision decision;
  private final List<JudgedRow> rows;
  private final int bytes;

  /**
   * @param bytes the largest size of the text in UTF-8
   */
  DecisionMarkdown(Decision decision, int bytes) {
    this.decision = decision;
    this.rows = RowStatus.worstFirst(decision);
    this.bytes = bytes;
  }

  /** Returns the whole text; empty where not even the verdict fits. */
  String text() {
    String head = head();
    int left = bytes - size(head);
    if (left < 0) {
      return "";
    }
    StringBuilder below = new StringBuilder();
    for (String part : List.of(toDo(left / PARTS), waivers(left / PARTS), findings(left / PARTS))) {
      below.append(part);
    }
    return head + table(left - size(below)) + below;
  }

  private String head() {
    String verdict = symbol(RowStatus.of(rows.get(0))) + " accbench gate: " + decision.outcome();
    return "## " + verdict + "\n\n" + loud() + shown(DecisionText.of(decision)) + "\n\n" + counts();
  }

  private static String symbol(RowStatus worst) {
    return switch (worst) {
      case REGRESSED -> "❌";
      case INCONCLUSIVE -> "⚠️";
      case WAIVED, IMPROVED, EQUIVALENT -> "✅";
    };
  }

  /**
   * Returns a warning on inconclusive rows, which must not be taken for a pass; empty without such
   * rows.
   */
  private String loud() {
    long open = RowStatus.count(rows, RowStatus.INCONCLUSIVE);
    return open == 0
        ? ""
        : "> [!WARNING]\n> **"
            + Counts.of(open, "row")
            + " INCONCLUSIVE: shown neither to keep nor to break the limit. This is not a"
            + " pass.**\n\n";
  }

  private String counts() {
    List<String> counts = new ArrayList<>();
    for (RowStatus status : RowStatus.values()) {
      long count = RowStatus.count(rows, status);
      if (count > 0) {
        counts.add(count + " " + status.name().toLowerCase(Locale.ROOT));
      }
    }
    return String.join(" · ", counts)
        + "; change: + means that the candidate takes more time or bytes\n\n";
  }

  private String table(int most) {
    String header =
        "| "
            + String.join(" | ", HEADERS)
            + " |\n| --- | --- | --- | ---: | ---: | ---: | ---: | ---: | --- |\n";
    return limited(header, rows, DecisionMarkdown::row, "rows", most);
  }

  private static String row(JudgedRow row) {
    String outcome = row.outcome() + (RowStatus.of(row) == RowStatus.WAIVED ? ", waived" : "");
    boolean passes = RowStatus.of(row).compareTo(RowStatus.WAIVED) > 0;
    List<String> cells =
        List.of(
            passes ? outcome : "**" + outcome + "**",
            shown(RowName.of(row)),
            row.metric().label(),
            Percent.of(row.change()),
            Percent.interval(row.change()),
            DecisionTable.rounds(row),
            Percent.limit(row.limit()),
            MarkdownText.escape(Percent.probability(row.pValue())),
            shown(row.rule()));
    return "| " + String.join(" | ", cells) + " |\n";
  }

  private String toDo(int most) {
    List<JudgedRow> bad =
        rows.stream().filter(row -> RowStatus.of(row).compareTo(RowStatus.WAIVED) < 0).toList();
    return limited("### What to look at\n\n", bad, DecisionMarkdown::sentence, "rows", most);
  }

  private static String sentence(JudgedRow row) {
    String command = Text.plain(row.repeat());
    boolean usable = Text.present(row.repeat()) && command.length() <= LONGEST_COMMAND;
    String repeat = usable ? "; repeat: " + MarkdownText.code(command) : "";
    return "- " + shown(RowText.of(row)) + repeat + "\n";
  }

  private String waivers(int most) {
    List<JudgedRow> waived = rows.stream().filter(JudgedRow::waived).toList();
    return limited(
        "### Waivers\n\n",
        waived,
        row -> "- " + shown(RowName.of(row)) + ": " + shown(RowText.excuse(row.waiver())) + "\n",
        "waivers",
        most);
  }

  private String findings(int most) {
    return limited(
        "### Findings\n\n",
        DecisionFindings.of(decision),
        finding -> "- " + shown(finding.subject()) + ": " + shown(FindingText.of(finding)) + "\n",
        "findings",
        most);
  }

  /**
   * Returns a heading and as many lines as fit; empty without lines, or where not even one fits.
   */
  private static <T> String limited(
      String heading, List<T> items, Function<T, String> line, String noun, int most) {
    if (items.isEmpty()) {
      return "";
    }
    StringBuilder text = new StringBuilder(heading);
    int left = most - size(heading) - size(more(items.size(), noun)) - 1;
    int written = 0;
    for (T item : items) {
      String next = line.apply(item);
      left -= size(next);
      if (left < 0) {
        break;
      }
      text.append(next);
      written++;
    }
    String rest = written < items.size() ? more(items.size() - written, noun) : "";
    String whole = (written == 0 ? "" : text + "\n") + rest;
    return size(whole) <= most ? whole : "";
  }

  private static String more(int count, String noun) {
    return String.format(Locale.ROOT, "… %,d more %s\n\n", count, noun);
  }

  private static String shown(String text) {
    return MarkdownText.escape(Text.shortened(Text.plain(text), LONGEST));
  }

  private static int size(CharSequence text) {
    return text.toString().getBytes(UTF_8).length;
  }
}
