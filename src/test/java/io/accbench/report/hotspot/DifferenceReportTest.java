package io.accbench.report.hotspot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.accbench.Golden;
import io.accbench.hotspot.Difference;
import io.accbench.hotspot.Filter;
import io.accbench.hotspot.HotspotDelta;
import io.accbench.hotspot.HotspotReader;
import io.accbench.hotspot.OperationTimes;
import io.accbench.hotspot.Part;
import io.accbench.jfr.Recordings;
import io.accbench.report.document.Formats;
import io.accbench.stats.Estimate;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class DifferenceReportTest {
  /** The fourth column of a row: the change. */
  private static final Pattern CHANGE =
      Pattern.compile("^\\| (?:[^|]+\\| ){3}([+-]?[0-9.]+) \\|", Pattern.MULTILINE);

  private static Difference difference(OperationTimes scores) {
    Filter main = new Filter(Pattern.compile("main"), List.of(), null, null, null);
    Filter all = new Filter(null, List.of(), null, null, "jdk.ExecutionSample");
    return Difference.of(
        HotspotReader.read(List.of(Recordings.JDK_25), all),
        HotspotReader.read(List.of(Recordings.JDK_25, Recordings.JDK_25), main),
        scores);
  }

  private static String page(Difference difference) throws IOException {
    StringWriter out = new StringWriter();
    Formats.MARKDOWN.write(new DifferenceReport(difference, 3), out);
    return out.toString();
  }

  @Test
  void printed_rows_add_up_to_the_difference_of_the_scores() throws IOException {
    OperationTimes scores =
        new OperationTimes(new Estimate(811.4, 800, 820, 10), new Estimate(300.2, 290, 310, 10));

    String page = page(difference(scores));

    Golden.check("hotspots/difference-timed.md", page);
    List<Double> changes =
        CHANGE.matcher(page).results().map(row -> Double.valueOf(row.group(1))).toList();
    assertThat(changes).hasSize(5).last().isEqualTo(-511.2);
    double rows = changes.subList(0, 4).stream().mapToDouble(change -> change).sum();
    assertThat(rows).isCloseTo(-511.2, within(4 * 0.05));
  }

  @Test
  void what_went_as_the_whole_comes_before_what_went_the_other_way_and_further() {
    OperationTimes scores =
        new OperationTimes(new Estimate(170, 169, 171, 10), new Estimate(145, 144, 146, 10));
    Difference plain = difference(scores);
    Part spin = plain.parts().get(0).part();
    Part reflection = plain.parts().get(1).part();
    List<HotspotDelta> parts =
        List.of(moved(spin, 20, 65), moved(reflection, 100, 60), moved(spin, 50, 20));

    String sentence =
        new DifferenceReport(
                new Difference(plain.before(), plain.after(), scores, parts, List.of()), 3)
            .sentence();

    assertThat(sentence)
        .isEqualTo(
            "Of 25.0 ns/op saved, 40.0 (35.0 to 45.0) came out of java.lang.reflect.Method.invoke"
                + " and what it calls. KnownShare.spin: 20.0 before, 65.0 after, +45.0 ns/op"
                + " (+40.0 to +50.0).");
  }

  private static HotspotDelta moved(Part part, double before, double after) {
    double delta = after - before;
    return new HotspotDelta(
        part, null, null, before, after, new Estimate(delta, delta - 5, delta + 5, 9));
  }

  @Test
  void part_of_too_few_samples_has_no_interval() throws IOException {
    assertThat(page(difference(null))).containsPattern("\\| KnownShare\\.\\w+ .*\\| – \\| \\d");
  }
}
