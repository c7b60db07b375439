package io.accbench.hotspot;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.jfr.JfrEvent;
import io.accbench.jfr.StackFrame;
import io.accbench.jfr.StackTrace;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.stats.SampleSum;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;

class SampleCounterTest {
  private static final String EXECUTION = "jdk.ExecutionSample";
  private static final String CPU_TIME = "jdk.CPUTimeSample";
  private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
  private static final StackFrame LEAF = new StackFrame("a.Order", "getTotal", "()I", 1);
  private static final StackFrame STUB =
      new StackFrame("a.jmh_generated.B_jmhTest", "read", "()V", 2);
  private static final StackFrame ROOT = new StackFrame("a.Main", "main", "()V", 3);

  private final SampleCounter tally = new SampleCounter();

  private void file(String name, Filter filter) {
    tally.file(name, filter);
    tally.accept(new JfrEvent.Begin(START));
  }

  private static Instant at(double seconds) {
    return START.plusNanos(Math.round(seconds * 1e9));
  }

  private void sample(String event, double seconds, StackFrame... frames) {
    tally.accept(
        new JfrEvent.SampledStack(
            event, at(seconds), "main", new StackTrace(List.of(frames), false), 1, false));
  }

  private void compilation(double seconds, int level, boolean succeeded) {
    tally.accept(
        new JfrEvent.MethodCompilation(
            at(seconds), Duration.ofMillis(1), 1, LEAF, level, succeeded));
  }

  private void compilers(double seconds, long methods, long millis) {
    tally.accept(new JfrEvent.Compilers(at(seconds), methods, Duration.ofMillis(millis)));
  }

  private String best() {
    return tally.samplers().best(List.of(CPU_TIME, EXECUTION));
  }

  @Test
  void sampler_is_one_that_every_file_has() {
    file("one.jfr", Filter.NONE);
    sample(CPU_TIME, 1, LEAF);
    sample(EXECUTION, 1, LEAF);
    assertThat(best()).isEqualTo(CPU_TIME);

    file("other.jfr", Filter.NONE);
    sample(EXECUTION, 1, LEAF);
    assertThat(best()).isEqualTo(EXECUTION);
    assertThat(tally.samplers().without(EXECUTION)).isEmpty();
    assertThat(tally.table(EXECUTION).parts().shares(2).all())
        .containsExactly(SampleSum.of(1), SampleSum.of(1));
  }

  @Test
  void file_whose_sampler_is_not_that_of_the_others_is_told_of() {
    file("one.jfr", Filter.NONE);
    sample(CPU_TIME, 1, LEAF);
    file("other.jfr", Filter.NONE);
    sample(EXECUTION, 1, LEAF);
    file("empty.jfr", Filter.NONE);

    assertThat(best()).isEqualTo(CPU_TIME);
    assertThat(tally.samplers().without(CPU_TIME))
        .containsExactly(
            Finding.unnamed(FindingKind.SAMPLER_LEFT_OUT, "other.jfr", CPU_TIME, EXECUTION),
            Finding.unnamed(FindingKind.SAMPLER_MISSING, "empty.jfr", CPU_TIME));
  }

  @Test
  void sampler_without_stacks_does_not_win() {
    file("one.jfr", Filter.NONE);
    sample(CPU_TIME, 1);
    sample(EXECUTION, 1, LEAF);

    assertThat(best()).isEqualTo(EXECUTION);
    assertThat(tally.table(CPU_TIME).withoutStack()).isEqualTo(1);
  }

  @Test
  void allocation_samplers_are_chosen_likewise_but_may_be_off() {
    file("one.jfr", Filter.NONE);
    allocation("jdk.ObjectAllocationSample");
    allocation("jdk.ObjectAllocationOutsideTLAB");
    file("off.jfr", Filter.NONE);
    assertThat(tally.allocationSamplers().bestWhereAny(Allocations.SAMPLERS))
        .isEqualTo("jdk.ObjectAllocationSample");

    file("other.jfr", Filter.NONE);
    allocation("jdk.ObjectAllocationInNewTLAB");
    assertThat(tally.allocationSamplers().bestWhereAny(Allocations.SAMPLERS))
        .isEqualTo("jdk.ObjectAllocationInNewTLAB");
    assertThat(tally.allocationSamplers().withoutWhereAny("jdk.ObjectAllocationSample"))
        .singleElement()
        .extracting(Finding::arguments)
        .asInstanceOf(InstanceOfAssertFactories.LIST)
        .startsWith("other.jfr");
  }

  private void allocation(String event) {
    tally.accept(
        new JfrEvent.SampledAllocation(
            event, at(1), "main", new StackTrace(List.of(LEAF), false), "[B", 100));
  }

  @Test
  void package_must_be_above_jmhs_stub() {
    file("one.jfr", new Filter(null, List.of("a.Main"), null, null, null));
    sample(EXECUTION, 1, LEAF, STUB, ROOT);
    assertThat(tally.table(EXECUTION).samples().events()).isZero();
    sample(EXECUTION, 1, LEAF, ROOT);
    assertThat(tally.table(EXECUTION).samples()).isEqualTo(SampleSum.of(1));
  }

  @Test
  void threads_part_deoptimizations_and_lost_samples_too() {
    file("one.jfr", new Filter(Pattern.compile("main"), List.of(), null, null, null));
    for (String thread : List.of("main", "idler")) {
      tally.accept(new JfrEvent.Deoptimization(at(1), thread, LEAF, "null_check", "none"));
      tally.accept(new JfrEvent.Lost(at(1), "jdk.CPUTimeSamplesLost", thread, 2));
    }
    tally.accept(new JfrEvent.Lost(at(1), "jdk.DataLoss", null, 512));

    assertThat(tally.deoptimizations())
        .singleElement()
        .satisfies(each -> assertThat(each.times()).isEqualTo(1));
    assertThat(tally.lost())
        .containsEntry("jdk.CPUTimeSamplesLost", 2L)
        .containsEntry("jdk.DataLoss", 512L);
    assertThat(RecordingFindings.of(CPU_TIME, tally, tally.jvm(), true))
        .contains(
            Finding.unnamed(FindingKind.SAMPLES_LOST, "jdk.CPUTimeSamplesLost", 2L),
            Finding.unnamed(FindingKind.EVENTS_LOST, "jdk.DataLoss", 512L));
  }

  @Test
  void windows_part_samples_but_not_what_was_compiled_before() {
    file(
        "one.jfr",
        Filter.NONE.in(List.of(new TimeSpan(at(10), at(11)), new TimeSpan(at(12), at(13)))));
    sample(EXECUTION, 9.9, LEAF);
    sample(EXECUTION, 10, LEAF);
    sample(EXECUTION, 11, LEAF);
    sample(EXECUTION, 12.5, LEAF);
    compilers(1, 100, 50);
    compilers(5, 130, 80);

    assertThat(tally.table(EXECUTION).samples()).isEqualTo(SampleSum.of(2));
    assertThat(tally.jvm().compiled()).isEqualTo(30);
    assertThat(tally.jvm().compileMillis()).isEqualTo(30);
  }

  @Test
  void compilations_are_the_last_sum_less_the_first_of_each_file() {
    file("one.jfr", Filter.NONE);
    compilers(1, 1000, 500);
    assertThat(tally.jvm().compiled()).isNull();

    file("other.jfr", Filter.NONE);
    compilers(1, 200, 100);
    compilers(2, 210, 110);
    compilers(3, 215, 112);
    file("third.jfr", Filter.NONE);
    compilers(1, 10, 1);
    compilers(2, 12, 2);

    assertThat(tally.jvm().compiled()).isEqualTo(17);
    assertThat(tally.jvm().compileMillis()).isEqualTo(13);
  }

  /** The JVMs of two chunks ran at the same time; the chunk of a third has no name for its JVM. */
  @Test
  void compilations_are_those_of_each_jvm_in_any_order() {
    file("joined.jfr", Filter.NONE);
    tally.accept(new JfrEvent.RecordedJvm(START, "17"));
    compilers(5, 130, 60);
    compilers(1, 100, 50);
    tally.accept(new JfrEvent.ChunkEnd());
    compilers(3, 9_000, 900);
    tally.accept(new JfrEvent.RecordedJvm(START.plusSeconds(1), "25"));
    compilers(2, 8_000, 800);
    tally.accept(new JfrEvent.ChunkEnd());
    tally.accept(new JfrEvent.RecordedJvm(START, "17"));
    compilers(0, 93, 45);
    tally.accept(new JfrEvent.ChunkEnd());
    compilers(9, 5, 5);
    tally.accept(new JfrEvent.ChunkEnd());

    assertThat(tally.jvm().compiled()).isEqualTo(37 + 1_000);
    assertThat(tally.jvm().compileMillis()).isEqualTo(15 + 100);
  }

  @Test
  void pauses_are_unknown_where_collections_do_not_say_them() {
    file("one.jfr", Filter.NONE);
    tally.accept(new JfrEvent.Enabled("jdk.GarbageCollection"));
    assertThat(tally.jvm().pauseMillis()).isZero();
    tally.accept(new JfrEvent.Collection(at(1), "G1New", "System.gc()", null, null));

    assertThat(tally.jvm().collections()).isEqualTo(1);
    assertThat(tally.jvm().pauseMillis()).isNaN();
  }

  /** Two files of 10 s and 20 s from their own first events: 3 late ones in 5 s and 10 s. */
  @Test
  void late_compilations_are_a_rate_over_the_second_half_of_each_file() {
    file("one.jfr", Filter.NONE);
    sample(EXECUTION, 100, LEAF);
    compilation(104, 4, true);
    compilation(107, 4, true);
    compilation(108, 3, true);
    compilation(108, 4, false);
    sample(EXECUTION, 110, LEAF);
    file("other.jfr", Filter.NONE);
    sample(EXECUTION, 0, LEAF);
    compilation(9, 4, true);
    compilation(11, 4, true);
    compilation(12, 4, true);
    sample(EXECUTION, 20, LEAF);

    assertThat(tally.jvm().latePerSecond()).isEqualTo(3 / 15.0);
  }

  @Test
  void rate_of_compilations_is_unknown_where_none_was_recorded() {
    file("one.jfr", Filter.NONE);
    sample(EXECUTION, 1, LEAF);
    sample(EXECUTION, 9, LEAF);

    assertThat(tally.jvm().latePerSecond()).isNaN();
  }
}
