package io.accbench.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.compare.RowKey;
import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.Mode;
import io.accbench.model.Pollution;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JmhRunTest {
  private static final String BENCHMARK = "com.acme.Bench.parse";

  private static Cell measured(String side, String jvm) {
    Map<String, String> axes = new LinkedHashMap<>();
    axes.put("benchmark", BENCHMARK);
    axes.put("side", side);
    axes.put("size", "10");
    axes.put("param.mode", "strict");
    axes.put("tag", "\"\"");
    return new Cell("jmh", axes, jvm, Mode.AVERAGE_TIME, 1);
  }

  /** Parameters as JMH's file has them: {@code mode} may be one, and a value may be empty. */
  private static Map<String, String> params(String... more) {
    Map<String, String> params = new LinkedHashMap<>();
    params.put("size", "10");
    params.put("mode", "strict");
    params.put("tag", "");
    for (int i = 0; i < more.length; i += 2) {
      params.put(more[i], more[i + 1]);
    }
    return params;
  }

  private static JmhResult result(Map<String, String> params) {
    return new JmhResult(
        "x.json: result 1 (" + BENCHMARK + ")",
        BENCHMARK,
        Mode.AVERAGE_TIME,
        1,
        params,
        "ns/op",
        1,
        List.of(1.0),
        List.of(),
        null,
        List.of(),
        Map.of(),
        null);
  }

  private static List<Cell> cells(List<Cell> known, List<Map<String, String>> results) {
    return JmhRun.journal("x.json", results.stream().map(JmhRunTest::result).toList(), known)
        .header()
        .blocks()
        .stream()
        .map((Block block) -> block.baseline().cell())
        .toList();
  }

  @Test
  void a_result_is_the_cell_of_a_run_that_has_its_parameters() {
    Cell known = measured("base", "17");

    assertThat(cells(List.of(known), List.of(params()))).containsExactly(known);
    assertThat(cells(List.of(known), List.of(params("jvm", "17", "side", "base"))))
        .containsExactly(known);
    assertThat(cells(List.of(known), List.of(params("jvm", "21")))).doesNotContain(known);
    assertThat(cells(List.of(known), List.of(params("size", "9")))).doesNotContain(known);
    assertThat(cells(List.of(known), List.of(Map.of("size", "10")))).doesNotContain(known);
  }

  @Test
  void a_result_that_several_cells_of_a_run_could_be_is_none_of_them() {
    Cell base = measured("base", "17");
    Cell candidate = measured("candidate", "17");

    assertThat(cells(List.of(base, candidate), List.of(params()))).doesNotContain(base, candidate);
    assertThat(cells(List.of(base, candidate), List.of(params("side", "base"))))
        .containsExactly(base);
  }

  /** JMH's own files know no pollution, so their forks had clean JVMs. */
  @Test
  void a_result_without_a_pollution_is_the_cell_of_a_clean_jvm() {
    Cell clean = measured("base", "17");
    Cell polluted = clean.after(Pollution.parse("types").orElseThrow());

    assertThat(cells(List.of(clean, polluted), List.of(params()))).containsExactly(clean);
    assertThat(cells(List.of(clean, polluted), List.of(params("pollution", "types"))))
        .containsExactly(polluted);
    assertThat(cells(List.of(polluted), List.of(params()))).doesNotContain(polluted);
    assertThat(RowKey.of(polluted))
        .isEqualTo(RowKey.of(result(params("jvm", "17", "side", "base", "pollution", "types"))));
  }

  @Test
  void a_row_of_a_run_has_the_key_of_its_row_in_results_json() {
    assertThat(RowKey.of(measured("base", "17")))
        .isEqualTo(RowKey.of(result(params("jvm", "17", "side", "base"))));
  }

  @Test
  void no_two_lists_of_parameters_are_one_cell_whatever_they_hold_or_their_order() {
    List<Map<String, String>> params =
        Arrays.asList(
            Map.of("a", "1,b=2"),
            Map.of("a", "1", "b", "2"),
            Map.of("a", "1\\,b\\=2"),
            Map.of("a", ""),
            Map.of("a", "\"\""),
            Map.of());

    assertThat(cells(List.of(), params)).extracting(Cell::id).doesNotHaveDuplicates();
    Map<String, String> turned = new LinkedHashMap<>();
    turned.put("b", "2");
    turned.put("a", "1");
    assertThat(cells(List.of(), List.of(turned)))
        .isEqualTo(cells(List.of(), List.of(params.get(1))));
  }
}
