package io.accbench.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.accbench.Golden;
import io.accbench.hotspot.Difference;
import io.accbench.hotspot.Filter;
import io.accbench.hotspot.HotspotReader;
import io.accbench.hotspot.Scores;
import io.accbench.jfr.Recordings;
import io.accbench.stats.Estimate;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class DifferenceMarkdownTest {
  /** The fourth column of a row: the change. */
  private static final Pattern CHANGE =
      Pattern.compile("^\\| (?:[^|]+\\| ){3}([+-]?[0-9.]+) \\|", Pattern.MULTILINE);

  private static Difference difference(Scores scores) {
    Filter main = new Filter(Pattern.compile("main"), List.of(), null, null, null);
    Filter all = new Filter(null, List.of(), null, null, "jdk.ExecutionSample");
    return Difference.of(
        HotspotReader.read(List.of(Recordings.JDK_25), all),
        HotspotReader.read(List.of(Recordings.JDK_25, Recordings.JDK_25), main),
        scores,
        false);
  }

  private static String page(Difference difference) throws IOException {
    StringWriter out = new StringWriter();
    DifferenceMarkdown.write(difference, 3, out);
    return out.toString();
  }

  @Test
  void printed_rows_add_up_to_the_difference_of_the_scores() throws IOException {
    Scores scores =
        new Scores(new Estimate(811.4, 800, 820, 10), new Estimate(300.2, 290, 310, 10));

    String page = page(difference(scores));

    Golden.check("hotspots/difference-timed.md", page);
    List<Double> changes =
        CHANGE.matcher(page).results().map(row -> Double.valueOf(row.group(1))).toList();
    assertThat(changes).hasSize(5).last().isEqualTo(-511.2);
    double rows = changes.subList(0, 4).stream().mapToDouble(change -> change).sum();
    assertThat(rows).isCloseTo(-511.2, within(4 * 0.05));
  }

  @Test
  void part_of_too_few_samples_has_no_interval() throws IOException {
    assertThat(page(difference(null))).containsPattern("\\| KnownShare\\.\\w+ .*\\| – \\| \\d");
  }
}
