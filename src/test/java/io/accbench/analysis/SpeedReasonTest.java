package io.accbench.analysis;

import static io.accbench.analysis.CompilerLog.READ;
import static io.accbench.analysis.CompilerLog.call;
import static io.accbench.model.SampleCells.access;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Cell;
import io.accbench.model.Conditions;
import io.accbench.model.Mode;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Reasons of two speeds: those that were planted are named, and noise is not. */
class SpeedReasonTest {
  private static final Cell CELL = access("reflection", Mode.AVERAGE_TIME);
  private static final String SLOW = "110111110"; // 7 of 9
  private static final String HALF = "101010101010"; // 6 of 12

  @Test
  void a_call_that_all_slow_forks_have_is_named_with_counts() {
    assertThat(speeds(SLOW, fork -> CompilerLog.read(slow(SLOW, fork))))
        .isEqualTo(
            "its forks ran at two speeds, 7 at about 340 ns/op and 2 at about 180 ns/op. C2 did not"
                + " inline `ReadSlot::read` into `ReadAll::run` in the 7 slow ones and in no fast"
                + " one. There C2 had compiled it by itself before, to more than the 2,500"
                + " bytes of InlineSmallCode (\"already compiled into a big method\"). In the"
                + " others it is inlined (p = 0.028; 1 decision of the JIT compiler differs between"
                + " the forks). Its ratio mixes both speeds: more rounds will not make it more"
                + " precise.");
  }

  @Test
  void a_call_that_only_the_fast_forks_have_is_named_too() {
    assertThat(speeds(SLOW, fork -> CompilerLog.read(!slow(SLOW, fork))))
        .contains(
            "C2 did not inline `ReadSlot::read` into `ReadAll::run` in the 2 fast ones and in no");
  }

  @Test
  void a_call_that_one_fork_has_on_the_other_side_is_no_reason() {
    assertThat(speeds(HALF, fork -> CompilerLog.read(fork == 0 ? false : slow(HALF, fork))))
        .contains("No decision of the JIT compiler divides them exactly so: 1 decision differs");
  }

  @Test
  void decisions_that_part_the_forks_alike_count_once_and_accbenchs_own_is_named() {
    assertThat(
            speeds(
                SLOW,
                fork -> {
                  boolean slow = slow(SLOW, fork);
                  CompilerLog log = CompilerLog.read(slow);
                  return log.library(20, slow ? 0b1100_1010_1011L : 0);
                }))
        .contains("`ReadSlot::read`")
        .contains("p = 0.028; 1 decision");
  }

  @Test
  void a_call_that_every_fork_leaves_somewhere_is_looked_at_method_by_method() {
    String put = "com.acme.Map::put";
    assertThat(
            speeds(
                SLOW,
                fork ->
                    CompilerLog.stub()
                        .and("com.acme.A::all", call(put, 3, "com.acme.Hash::of", "too big"))
                        .and(
                            "com.acme.B::all",
                            slow(SLOW, fork)
                                ? new io.accbench.model.JitOutcome.CallLeft[] {
                                  call(put, 3, "com.acme.Hash::of", "too big")
                                }
                                : new io.accbench.model.JitOutcome.CallLeft[0])))
        .contains(
            "C2 did not inline `Hash::of` into `Map::put`, as it is compiled into `B::all`, in")
        .contains("In the others C2's log has no such call");
  }

  @Test
  void two_decisions_that_could_each_be_the_reason_of_two_of_nine_are_too_many() {
    assertThat(
            speeds(
                SLOW,
                fork ->
                    CompilerLog.read(true)
                        .library(2, (slow(SLOW, fork) ? 1 : 0) + (fork < 2 ? 2 : 0))))
        .contains(
            "There are too few forks to tell which decision of the JIT compiler causes it: 2"
                + " decisions differ between the forks.");
  }

  @Test
  void a_call_of_accbenchs_own_is_told_however_many_others_differ() {
    assertThat(
            speeds(
                SLOW,
                fork ->
                    CompilerLog.read(slow(SLOW, fork))
                        .library(2, (fork < 2 ? 1 : 0) + (fork > 6 ? 2 : 0))))
        .contains("C2 did not inline `ReadSlot::read`")
        .contains("p = 0.028; 3 decisions of the JIT compiler differ between the forks");
  }

  @Test
  void decisions_that_go_their_own_ways_are_none() {
    assertThat(speeds(HALF, fork -> CompilerLog.read(fork < 6)))
        .contains("No decision of the JIT compiler divides them exactly so: 1 decision differs");
    assertThat(speeds(HALF, fork -> CompilerLog.read(true)))
        .contains("The log of the JIT compiler shows the same decisions in all of them.");
  }

  @Test
  void an_older_journal_has_no_log() {
    assertThat(speeds(SLOW, fork -> new CompilerLog()))
        .contains("No log of the JIT compiler was kept, so the reason is not known.")
        .doesNotContain("most likely");
  }

  @Test
  void the_processor_is_named_before_a_decision_that_goes_with_it() {
    assertThat(
            speeds(
                HALF,
                fork -> CompilerLog.read(slow(HALF, fork)),
                fork -> Conditions.UNKNOWN,
                fork -> Map.of("processors", slow(HALF, fork) ? "1" : "0")))
        .contains(
            "The measuring threads were on processor 0 in the 6 fast ones and in no slow one (p ="
                + " 0.0022).");
  }

  @Test
  void a_ruler_is_named_where_it_moved_as_far_as_the_speeds_are_apart() {
    assertThat(
            speeds(
                HALF,
                fork -> CompilerLog.read(slow(HALF, fork)),
                fork -> ruler(slow(HALF, fork) ? 160 : 100 + fork),
                fork -> Map.of()))
        .contains(
            "The machine was slower during the slow ones: the control workload (ruler), whose work"
                + " never changes,")
        .contains("took 160 ns in the median of the slow ones, 106 in that of the fast ones");
    assertThat(
            speeds(
                HALF,
                fork -> CompilerLog.read(slow(HALF, fork)),
                fork -> ruler(slow(HALF, fork) ? 110 : 100 + fork / 10.0),
                fork -> Map.of()))
        .as("a tenth is no reason for nearly twice the time")
        .contains("`ReadSlot::read`");
  }

  /** 30 random decisions over 12 forks, of which 2 to 6 are slow at random. */
  @Test
  void noise_is_hardly_ever_given_a_reason() {
    Random random = new Random(11);
    int times = 400;
    long named =
        IntStream.range(0, times)
            .filter(
                time -> {
                  boolean[] slow = new boolean[12];
                  random.ints(0, 12).distinct().limit(2 + time % 5).forEach(i -> slow[i] = true);
                  long[] bits = random.longs(12).toArray();
                  StringBuilder text = new StringBuilder();
                  for (boolean one : slow) {
                    text.append(one ? '1' : '0');
                  }
                  return speeds(text.toString(), fork -> CompilerLog.stub().library(30, bits[fork]))
                      .contains("C2 did not inline");
                })
            .count();
    assertThat(named).isLessThanOrEqualTo(times / 20);
  }

  @Test
  void names_that_differ_from_jvm_to_jvm_are_the_same_method() {
    assertThat(
            speeds(
                SLOW,
                fork ->
                    CompilerLog.stub(
                        call(
                            "java.lang.invoke.LambdaForm$MH/0x00007f" + fork + "00::invoke",
                            1,
                            READ,
                            "too big"))))
        .contains("shows the same decisions");
  }

  private static boolean slow(String forks, int fork) {
    return forks.charAt(fork) == '1';
  }

  private static String speeds(String slow, IntFunction<CompilerLog> logs) {
    return speeds(slow, logs, fork -> Conditions.UNKNOWN, fork -> Map.of());
  }

  /** Returns what is said of 340 ns where a fork is slow, and 180 where it is not. */
  private static String speeds(
      String slow,
      IntFunction<CompilerLog> logs,
      IntFunction<Conditions> conditions,
      IntFunction<Map<String, String>> facts) {
    JournalBuilder run = JournalBuilder.run().block(CELL);
    for (int i = 0; i < slow.length(); i++) {
      double nanos = slow(slow, i) ? 340 + i % 2 * 0.2 : 180;
      run.compiled(CELL, i, nanos, conditions.apply(i), facts.apply(i), logs.apply(i).outcomes());
    }
    List<String> found =
        run.findings().stream().filter(finding -> finding.contains("two speeds")).toList();
    assertThat(found).hasSize(1);
    return found.get(0).substring(CELL.id().length() + 2);
  }

  private static Conditions ruler(double nanos) {
    double no = Double.NaN;
    return new Conditions(no, no, no, no, no, no, no, no, nanos, no, no);
  }
}
