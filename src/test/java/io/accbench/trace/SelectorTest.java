package io.accbench.trace;

import static io.accbench.model.UserErrors.assertThatUserError;
import static io.accbench.trace.Traces.write;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.accbench.trace.Selector.Selected;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SelectorTest {
  private static final String CALLS =
      Traces.framed(
          "{\"id\":1,\"method\":\"get\",\"params\":[1,2,3,4,5,6,7,8,9,10,11,12]}",
          "{\"id\":1,\"result\":[1,2],\"state\":\"CHANGE\"}",
          "{\"id\":2,\"method\":\"get(x)\"}",
          "{\"id\":2,\"result\":{\"state\":\"ADD\"}}",
          "{\"id\":3,\"method\":\"get\"}",
          "{\"id\":3,\"result\":[3,4],\"state\":\"CHANGE\"}",
          "{\"method\":\"get\",\"state\":7}");

  @TempDir Path folder;

  private List<Selected> select(String text, String selection) throws IOException {
    return Selector.select(write(folder, text), Selection.parse(selection), Traces.STRICT);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "trace:max 1",
        "trace:min 5",
        "trace:median 4",
        "trace:p99.9 1",
        "trace:method(get):min 5",
        "trace:method(get).request:max 1",
        "trace:method(get).response:p90 2", // both are of one size: the first
        "trace:method(get(x\\)).response:max 4",
        "trace:method(get).notification:max 7",
        "trace:max@/result 2",
        "trace:max@/result/state 4"
      })
  void one_frame(String selection, long number) throws IOException {
    assertThat(select(CALLS, selection))
        .singleElement()
        .returns(number, Selected::frameNumber)
        .returns(1.0, Selected::weight);
  }

  @ParameterizedTest
  @CsvSource({"trace:max, 2", "trace:min, 3", "trace:method(get):max, 4"})
  void strings_can_be_selected_and_stand_beside_messages(String selection, long number)
      throws IOException {
    String strings =
        Traces.framed("\"a\"", "\"longer than any of the others\"", "\"\"", "{\"method\":\"get\"}");

    assertThat(select(strings, selection)).singleElement().returns(number, Selected::frameNumber);
  }

  @Test
  void a_part_of_the_frame_is_the_document() throws IOException {
    Selected part = select(CALLS, "trace:method(get).response:max@/result").get(0);

    assertThat(new String(part.document(), UTF_8)).isEqualTo("[1,2]");
    assertThat(part.kind()).isEqualTo("get.response");
    assertThat(CALLS.substring((int) part.offset())).startsWith("{\"id\":1,\"result\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "max | character 1: expected \"trace:\"",
        "trace: | character 7: expected method(…) or one of min",
        "trace:maxx | character 7:",
        "trace:p101 | character 7: a percentile is at most p100",
        "trace:max:min | character 7: expected method(…) or one of min",
        "trace:max@result | character 11: a JSON pointer starts with '/'",
        "trace:method(get:max | character 7: expected method(NAME)",
        "trace:method():max | character 7: expected method(NAME)",
        "trace:method(get).reply:max | character 7: expected method(NAME)",
        "trace:method(get) | character 7: expected method(NAME)",
        "trace:sample(0) | character 7: expected sample(N) with 1 to 100000 frames",
        "trace:sample(5,/type) | character 7: expected sample(N)"
      })
  void a_wrong_selection_is_told_with_its_position(String selection, String message) {
    assertThatUserError(() -> Selection.parse(selection))
        .hasMessageContaining("selection \"" + selection + "\", " + message);
  }

  @Test
  void no_frame_that_passes() {
    assertThatUserError(() -> select(CALLS, "trace:method(gett).response:max"))
        .hasMessageContainingAll("no frame matches", "get.request", "get(x).response");
  }

  /** 991 frames with 1 to 300 digits. */
  private static String traffic() {
    StringBuilder trace = new StringBuilder();
    for (int i = 0; i < 991; i++) {
      trace.append("{\"n\":").append("1".repeat(1 + i % 300)).append("}\n");
    }
    return trace.toString();
  }

  @Test
  void a_sample_has_frames_of_all_sizes_and_stands_for_all() throws IOException {
    List<Selected> sample = select(traffic(), "trace:sample(100)");
    double frames = sample.stream().mapToDouble(Selected::weight).sum();
    double bytes = sample.stream().mapToDouble(one -> one.weight() * one.document().length).sum();

    assertThat(sample)
        .hasSize(100)
        .isSortedAccordingTo((one, other) -> Long.compare(one.frameNumber(), other.frameNumber()));
    assertThat(sample.stream().map(Selected::frameNumber)).doesNotHaveDuplicates();
    assertThat(frames).isCloseTo(991, within(1e-6));
    assertThat(bytes / traffic().replace("\n", "").length()).isCloseTo(1, within(0.01));
    assertThat(select(traffic(), "trace:sample(100)"))
        .extracting(Selected::frameNumber)
        .isEqualTo(sample.stream().map(Selected::frameNumber).toList());
  }

  @Test
  void a_sample_larger_than_the_trace_is_the_trace() throws IOException {
    assertThat(select(CALLS, "trace:sample(100000)"))
        .hasSize(7)
        .allMatch(one -> one.weight() == 1)
        .extracting(Selected::frameNumber)
        .containsExactly(1L, 2L, 3L, 4L, 5L, 6L, 7L);
  }

  @Test
  void skipped_frames_keep_their_numbers() throws IOException {
    Path trace = write(folder, "{}\nnonsense\n[1,2,3]\n");

    assertThat(Selector.select(trace, Selection.parse("trace:max"), Traces.skipping()))
        .singleElement()
        .returns(3L, Selected::frameNumber);
  }
}
