package io.accbench.report.hotspot;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.report.run.SampleAnalysis;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** On a baseline of 2000 ns, 1032 of them in {@code Method.invoke}, and a cell of 485 ns. */
class TimedFlameTest {
  private final List<CellHotspots> cells =
      RunHotspots.of(SampleAnalysis.finished()).blocks().get(0).cells();
  private final CellHotspots reflection = cells.get(0);
  private final CellHotspots hidden = cells.get(1);

  @Test
  void widths_of_a_cell_add_up_to_its_time() throws IOException {
    String page = TimedFlame.of("read <b>", reflection);

    assertThat(page)
        .contains("<h1>read &lt;b&gt;<br><small>width: ns/op, 2,000 ns/op in total")
        .contains("n(3,2000000000)") // the root, in millionths
        .contains("java.lang.reflect.Method.invoke")
        .contains("ns/op';")
        .doesNotContain(" samples'", "Frame types", "Allocation profile", "src=", "http://a");
  }

  @Test
  void difference_has_the_shape_of_the_slower_side_and_signs_of_the_second() throws IOException {
    String saved = TimedFlame.of("saved", reflection, hidden);
    String added = TimedFlame.of("added", hidden, reflection);

    for (String page : List.of(saved, added)) {
      assertThat(page).contains("n(3,2000000000)").contains("Method.invoke").doesNotContain("d=U");
    }
    // of invoke all 1032.26 ns are gone; run itself took 967.74 of 2000 and takes 436.5 of 485
    assertThat(saved.lines()).contains("d=-1032258065", "d=-531241935");
    assertThat(added.lines()).contains("d=1032258065", "d=531241935");
    assertThat(saved)
        .contains("Width: ns/op of reflection.")
        .contains("less (blue) or more (red) in hidden than in reflection")
        .contains("fewer ns/op in hidden");
  }
}
