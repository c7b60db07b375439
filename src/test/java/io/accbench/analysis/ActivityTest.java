package io.accbench.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Cell;
import io.accbench.model.Mode;
import io.accbench.model.SampleCells;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Two codecs that run the same code cannot be faster than each other. */
class ActivityTest {
  private static final Cell VANILLA = cell("jackson", "jackson-2.17.2", Mode.AVERAGE_TIME);
  private static final Cell BLACKBIRD =
      cell("jackson-blackbird", "jackson-2.17.2", Mode.AVERAGE_TIME);

  private static Cell cell(String codec, String stack, Mode mode) {
    return cell("order", codec, stack, mode, 1);
  }

  private static Cell cell(String fixture, String codec, String stack, Mode mode, int threads) {
    return SampleCells.of(
        "codec serialize %s %s field - - %s 17 %s %s", fixture, codec, stack, mode, threads);
  }

  @Test
  void twice_as_fast_by_the_same_code_is_inactive_and_shows_nothing() {
    Row row = second(VANILLA, "cafe", BLACKBIRD, "cafe", 2);

    assertThat(row.ratio().inactive()).isTrue();
    assertThat(row.ratio().excludesOne()).isTrue();
    assertThat(row.ratio().shown()).isFalse();
    assertThat(row.activity())
        .isEqualTo(
            new Activity(
                List.of(
                    new ReplacedProperties(ReplacedProperties.ReportedAs.COUNTED, 0, 5, List.of())),
                100));
  }

  @Test
  void other_code_may_be_faster() {
    assertThat(second(VANILLA, "cafe", BLACKBIRD, "beef", 2).ratio().shown()).isTrue();
  }

  @Test
  void what_a_codec_cannot_tell_is_not_called_the_same() {
    assertThat(second(VANILLA, "", BLACKBIRD, "", 2).ratio().inactive()).isFalse();
  }

  @Test
  void the_same_names_in_another_version_are_other_code() {
    Cell newer = cell("jackson", "jackson-2.21.1", Mode.AVERAGE_TIME);

    assertThat(second(VANILLA, "cafe", newer, "cafe", 2).ratio().inactive()).isFalse();
  }

  @Test
  void the_same_code_on_more_threads_or_another_payload_is_judged() {
    Cell threads = cell("order", "jackson", "jackson-2.17.2", Mode.AVERAGE_TIME, 2);
    Cell payload = cell("ledger", "jackson", "jackson-2.17.2", Mode.AVERAGE_TIME, 1);

    for (Cell other : List.of(threads, payload)) {
      assertThat(second(VANILLA, "cafe", other, "cafe", 0.5).ratio().verdict())
          .isEqualTo(Verdict.SLOWER);
    }
  }

  @Test
  void code_into_which_something_is_injected_is_judged() {
    // a slow-down, and a second cell of identical code, which must be found to be the same
    assertThat(second(VANILLA, "cafe", VANILLA.with("even:5%"), "cafe", 0.5).ratio().verdict())
        .isEqualTo(Verdict.SLOWER);
    assertThat(second(VANILLA, "cafe", VANILLA.with("none"), "cafe", 1).ratio().verdict())
        .isEqualTo(Verdict.SAME);
  }

  @Test
  void building_what_is_then_not_used_may_be_slower_but_not_faster() {
    Cell vanilla = cell("jackson", "jackson-2.17.2", Mode.SINGLE_SHOT);
    Cell blackbird = cell("jackson-blackbird", "jackson-2.17.2", Mode.SINGLE_SHOT);

    assertThat(second(vanilla, "cafe", blackbird, "cafe", 0.5).ratio().shown()).isTrue();
    assertThat(second(vanilla, "cafe", blackbird, "cafe", 2).ratio().shown()).isFalse();
  }

  /** The row of {@code other}, which takes 1/factor of the baseline's time in each of 6 rounds. */
  private static Row second(Cell baseline, String sum, Cell other, String otherSum, double factor) {
    JournalBuilder run = JournalBuilder.run();
    run.block(baseline, other);
    for (int round = 0; round < 6; round++) {
      double nanos = 1000 + round;
      run.launch(baseline, round, facts(sum), nanos);
      run.launch(other, round, facts(otherSum), nanos / factor + round % 2);
    }
    return run.analyze().groups().get(0).rows().get(1);
  }

  private static Map<String, String> facts(String sum) {
    return Map.of("executions", sum, "properties", "5", "replaced", "0", "bytes", "100");
  }
}
