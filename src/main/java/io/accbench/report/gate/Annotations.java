package io.accbench.report.gate;

import io.accbench.gate.Decision;
import io.accbench.gate.JudgedRow;
import io.accbench.report.text.Text;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes workflow commands that GitHub shows next to a change: regressions are errors, inconclusive
 * rows are warnings. They are escaped as the runner's toolkit does (actions/toolkit, {@code
 * command.ts}).
 */
public final class Annotations {
  /**
   * The largest number of commands. GitHub shows 10 of a kind for each step; the last one stands
   * for all that did not fit.
   */
  private static final int MOST = 10;

  /**
   * The largest number of characters of a title; a text may have twice as many. GitHub cuts much
   * longer ones. Arbitrary.
   */
  private static final int LONGEST = 500;

  private Annotations() {}

  /** Returns the whole text, with lines ended by line feeds. */
  public static String text(Decision decision) {
    List<JudgedRow> rows =
        RowStatus.worstFirst(decision).stream()
            .filter(row -> RowStatus.of(row).compareTo(RowStatus.WAIVED) < 0)
            .toList();
    if (rows.size() <= MOST) {
      return lines(rows);
    }
    List<JudgedRow> rest = rows.subList(MOST - 1, rows.size());
    return lines(rows.subList(0, MOST - 1))
        + command(
            rest.get(0), "accbench: " + rest.size() + " more", "the summary of the job has them");
  }

  private static String lines(List<JudgedRow> rows) {
    return rows.stream()
        .map(row -> command(row, title(row), Text.plain(RowText.of(row)) + repeat(row)))
        .collect(Collectors.joining());
  }

  private static String command(JudgedRow row, String title, String text) {
    String level = RowStatus.of(row) == RowStatus.REGRESSED ? "error" : "warning";
    return "::" + level + " title=" + property(title) + "::" + data(text) + "\n";
  }

  private static String title(JudgedRow row) {
    return Text.shortened(row.outcome() + ": " + Text.plain(RowName.of(row)), LONGEST);
  }

  private static String repeat(JudgedRow row) {
    return Text.present(row.repeat()) ? "\nrepeat: " + Text.plain(row.repeat()) : "";
  }

  private static String data(String text) {
    return Text.shortened(text, 2 * LONGEST)
        .replace("%", "%25")
        .replace("\r", "%0D")
        .replace("\n", "%0A");
  }

  private static String property(String text) {
    return data(text).replace(":", "%3A").replace(",", "%2C");
  }
}
