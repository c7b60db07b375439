package io.accbench.report.gate;

import io.accbench.gate.Decision;
import io.accbench.gate.JudgedRow;
import io.accbench.report.text.Text;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Writes the outputs that later steps of a GitHub workflow read: {@code verdict=REGRESSED}, the
 * number of rows of each status, the sentence, and the names of the regressed rows.
 */
public final class Outputs {
  /**
   * The largest number of names in {@code regressions}; a job's outputs may take 1 MiB. Arbitrary.
   */
  private static final int NAMES = 100;

  /** The largest number of characters of a name or the sentence; arbitrary. */
  private static final int LONGEST = 500;

  private Outputs() {}

  /** Returns the whole text, with lines ended by line feeds. */
  public static String text(Decision decision) {
    List<JudgedRow> rows = RowStatus.worstFirst(decision);
    StringBuilder out = new StringBuilder("verdict=" + decision.outcome() + "\n");
    for (RowStatus status : RowStatus.values()) {
      out.append(status.name().toLowerCase(Locale.ROOT))
          .append('=')
          .append(RowStatus.count(rows, status))
          .append('\n');
    }
    out.append("sentence=").append(line(DecisionText.of(decision))).append('\n');
    String names =
        rows.stream()
            .filter(row -> RowStatus.of(row) == RowStatus.REGRESSED)
            .limit(NAMES)
            .map(row -> line(RowName.of(row)))
            .collect(Collectors.joining("\n"));
    return out.append(lines("regressions", names)).toString();
  }

  /** Returns one line that is no command of the runner's either, since a workflow may print it. */
  private static String line(String text) {
    String plain = Text.plain(text).replaceFirst("^::", ": :").replace("##[", "## [");
    return Text.shortened(plain, LONGEST);
  }

  /** Returns a value of several lines; no line of it equals the one that ends it. */
  private static String lines(String name, String value) {
    StringBuilder end = new StringBuilder("END");
    while (value.lines().anyMatch(end.toString()::contentEquals)) {
      end.append('_');
    }
    return name + "<<" + end + "\n" + value + "\n" + end + "\n";
  }
}
