package io.accbench.trace;

import static io.accbench.trace.Traces.write;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import com.fasterxml.jackson.core.JsonPointer;
import io.accbench.trace.FrameKinds.OpenRequests;
import io.accbench.trace.TraceSummary.SizeSummary;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TraceSummaryTest {
  @TempDir Path folder;

  private TraceSummary summary(String... lines) throws IOException {
    return TraceSummary.of(write(folder, String.join("\n", lines)), null, Traces.STRICT);
  }

  @Test
  void a_response_counts_to_the_method_of_its_request_wherever_the_members_stand()
      throws IOException {
    TraceSummary summary =
        summary(
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"get\",\"params\":{\"method\":\"no\"}}",
            "{\"params\":[{\"id\":9}],\"m\\u0065thod\":\"put\",\"id\":\"1\"}",
            "{\"result\":{\"method\":\"no\",\"id\":7},\"id\":\"1\"}",
            "{\"id\":1,\"error\":{}}",
            "{\"id\":1,\"result\":null}",
            "{\"method\":\"log\"}",
            "{\"method\":\"get\",\"id\":2}",
            "{\"id\":null,\"error\":{}}",
            "{}",
            "[{\"method\":\"get\"}]");

    assertThat(summary.kinds())
        .extractingFromEntries(kind -> entry(kind.getKey(), kind.getValue().count()))
        .containsExactlyInAnyOrder(
            entry("get.request", 2L),
            entry("get.response", 1L),
            entry("put.request", 1L),
            entry("put.response", 1L),
            entry("(response)", 2L),
            entry("log.notification", 1L),
            entry("(none)", 2L));
    assertThat(summary.unanswered()).containsExactly(entry("get", 1L));
  }

  @Test
  void frames_that_are_no_objects_are_of_no_kind() throws IOException {
    TraceSummary summary = summary("\"a\"", "\"method\"", "\"\"", "7", "null", "[]", "[\"a\"]");

    assertThat(summary.all().count()).isEqualTo(7);
    assertThat(summary.kinds()).containsOnlyKeys(FrameKinds.NONE);
  }

  @Test
  void an_id_that_both_sides_use_belongs_to_the_request_opened_last() throws IOException {
    TraceSummary summary =
        summary(
            "{\"method\":\"outer\",\"id\":1}",
            "{\"method\":\"inner\",\"id\":1}",
            "{\"id\":1,\"result\":\"inner, thirty bytes\"}",
            "{\"id\":1,\"result\":2}");

    assertThat(summary.kinds().get("inner.response").max()).isEqualTo(39);
    assertThat(summary.kinds().get("outer.response").max()).isEqualTo(19);
    assertThat(summary.unanswered()).isEmpty();
  }

  @Test
  void open_requests_and_names_are_bounded() throws IOException {
    int requests = OpenRequests.MOST + 1;
    String[] lines = new String[requests + 2];
    for (int i = 0; i < requests; i++) {
      lines[i] = "{\"id\":" + i + ",\"method\":\"m" + i % 200 + "\"}";
    }
    lines[requests] = "{\"id\":0,\"result\":0}";
    lines[requests + 1] = "{\"id\":1,\"result\":0}";

    TraceSummary summary = summary(lines);

    assertThat(summary.kinds().get(FrameKinds.STRAY_RESPONSE).count()).isEqualTo(1);
    assertThat(summary.kinds().get("m1.response").count()).isEqualTo(1);
    assertThat(summary.kinds()).containsKey("(other).request").hasSize(FrameKinds.MOST + 3);
    assertThat(summary.unanswered().values().stream().mapToLong(Long::longValue).sum())
        .isEqualTo(requests - 1);
  }

  @Test
  void kinds_by_a_pointer() throws IOException {
    Path trace =
        write(
            folder, "{\"a/b\":[{\"~\":\"x\"}]}\n{\"a/b\":[{\"~\":5}]}\n{\"a/b\":[{\"~\":{}}]}\n[]");

    assertThat(
            TraceSummary.of(
                    trace,
                    JsonPointer.compile("/a~1b/0/~0"),
                    new TraceOptions(TraceOptions.DEFAULT_MAX_FRAME_BYTES, false, true))
                .kinds())
        .containsOnlyKeys("x", "5", "(none)");
  }

  /** Nearest rank of 1, 2, …, 10 bytes: ⌈0.5·10⌉ = 5, ⌈0.9·10⌉ = 9, ⌈0.99·10⌉ = 10. */
  @Test
  void percentiles_are_sizes_that_occur() throws IOException {
    String[] lines = new String[10];
    Arrays.setAll(lines, i -> "1".repeat(10 - i));

    TraceSummary summary = summary(lines);

    assertThat(summary.all()).isEqualTo(new SizeSummary(10, 55, 1, 5, 9, 10, 10));
    assertThat(summary.histogram()).containsExactly(1, 2, 4, 3);
  }

  /** 99.9 % of 1000 is 999 exactly, which binary fractions miss. */
  @Test
  void a_rank_is_exact() {
    assertThat(Sizes.rank(new BigDecimal("99.9"), 1000)).isEqualTo(999);
    assertThat(Sizes.rank(new BigDecimal("0"), 1000)).isEqualTo(1);
    assertThat(Sizes.rank(new BigDecimal("0.1"), 3)).isEqualTo(1);
    assertThat(Sizes.rank(new BigDecimal("100"), 3)).isEqualTo(3);
    assertThat(Sizes.rank(new BigDecimal("50"), 0)).isZero();
  }

  @Test
  void sizes_are_exact_however_many_differ() {
    Random random = new Random(3);
    int[] all = random.ints(200_000, 1, 1 << 26).toArray();
    Sizes sizes = new Sizes();
    Arrays.stream(all).forEach(sizes::add);
    Arrays.sort(all);

    assertThat(sizes.ascending()).isEqualTo(Arrays.stream(all).distinct().toArray());
    assertThat(sizes.percentile(Sizes.MEDIAN)).isEqualTo(all[99_999]);
    assertThat(sizes.percentile(Sizes.P99)).isEqualTo(all[197_999]);
    assertThat(sizes.bytes()).isEqualTo(Arrays.stream(all).asLongStream().sum());
  }
}
