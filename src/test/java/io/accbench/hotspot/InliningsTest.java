package io.accbench.hotspot;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.jfr.JfrEvent;
import io.accbench.jfr.StackFrame;
import io.accbench.jfr.StackTrace;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class InliningsTest {
  private static final String EXECUTION = "jdk.ExecutionSample";
  private static final Instant TIME = Instant.parse("2026-01-01T00:00:00Z");
  private static final StackFrame MAIN = new StackFrame("a.Main", "main", "()V", 0);
  private static final StackFrame WRITE = new StackFrame("a.Writer", "write", "(La/Bean;)J", 0);
  private static final StackFrame GETTER = new StackFrame("a.Getter", "get", "(La/Bean;)J", 0);
  private static final StackFrame FIRST = new StackFrame("a.First", "get", "(La/Bean;)J", 0);
  private static final StackFrame BIG = new StackFrame("a.Big", "big", "()V", 0);
  private static final StackFrame BASIC =
      new StackFrame("java.lang.invoke.MethodHandle", "invokeBasic", "()J", 0);

  private final SampleCounter tally = new SampleCounter();
  private long id;

  @BeforeEach
  void file() {
    tally.file("one.jfr", Filter.NONE);
    tally.accept(new JfrEvent.Begin(TIME));
  }

  private record Decision(StackFrame caller, int bytecode, StackFrame callee, String failure) {}

  private static Decision inlined(StackFrame caller, int bytecode, StackFrame callee) {
    return new Decision(caller, bytecode, callee, null);
  }

  private static Decision failed(StackFrame caller, int bytecode, StackFrame callee, String why) {
    return new Decision(caller, bytecode, callee, why);
  }

  private void compiled(int level, boolean succeeded, StackFrame method, Decision... decisions) {
    compiled(TIME, level, succeeded, method, decisions);
  }

  private void compiled(
      Instant time, int level, boolean succeeded, StackFrame method, Decision... decisions) {
    id++;
    for (Decision each : decisions) {
      boolean done = each.failure() == null;
      tally.accept(
          new JfrEvent.Inlining(
              TIME,
              id,
              each.caller(),
              each.callee(),
              each.bytecode(),
              done,
              done ? "inline (hot)" : each.failure()));
    }
    tally.accept(
        new JfrEvent.MethodCompilation(time, Duration.ofMillis(1), id, method, level, succeeded));
  }

  private void compiled(StackFrame method, Decision... decisions) {
    compiled(4, true, method, decisions);
  }

  /** C1 compiled the call before, as always. */
  private void virtual(StackFrame caller, int bytecode) {
    compiled(3, true, caller, failed(caller, bytecode, GETTER, "no static binding"));
  }

  private void sample(int times, StackFrame... frames) {
    for (int i = 0; i < times; i++) {
      tally.accept(
          new JfrEvent.SampledStack(
              EXECUTION, TIME, "main", new StackTrace(List.of(frames), false), 1, false));
    }
  }

  private List<NotInlined> calls() {
    SampleTable table = tally.table(EXECUTION);
    Shares shares = table.parts().shares(tally.samplers().file() + 1);
    return new NotInlinedCalls(table, shares).of(tally.inlinings());
  }

  private List<String> sites() {
    return calls().stream()
        .map(
            each ->
                "%s@%d %s: %s, %d"
                    .formatted(
                        each.caller().method(),
                        each.bytecode(),
                        each.callee().method(),
                        each.reason(),
                        each.compilations()))
        .toList();
  }

  @Test
  void only_the_last_compilation_of_the_last_tier_that_gave_code_counts() {
    sample(10, BIG, MAIN);
    compiled(3, true, MAIN, failed(MAIN, 1, BIG, "callee is too large"));
    compiled(MAIN, failed(MAIN, 1, BIG, "too big"), failed(MAIN, 2, BIG, "too big"));
    compiled(MAIN, failed(MAIN, 1, BIG, "hot method too big"), inlined(MAIN, 2, BIG));
    compiled(4, false, MAIN, failed(MAIN, 2, BIG, "inlining too deep"));
    compiled(3, true, MAIN, failed(MAIN, 2, BIG, "callee is too large"));

    assertThat(sites()).containsExactly("main@1 big: hot method too big, 1");
  }

  /** Two compiler threads write what they compiled in any order. */
  @Test
  void last_compilation_is_that_of_the_latest_time() {
    sample(10, BIG, MAIN);
    compiled(TIME.plusSeconds(2), 4, true, MAIN, failed(MAIN, 1, BIG, "hot method too big"));
    compiled(TIME.plusSeconds(1), 4, true, MAIN, failed(MAIN, 2, BIG, "too big"));

    assertThat(sites()).containsExactly("main@1 big: hot method too big, 1");
  }

  @Test
  void call_that_was_tried_again_is_inlined_and_one_that_failed_elsewhere_is_not() {
    sample(10, BIG, WRITE, MAIN);
    compiled(
        MAIN,
        failed(WRITE, 1, BIG, "unloaded signature classes"),
        inlined(WRITE, 1, BIG),
        inlined(WRITE, 2, BIG),
        failed(WRITE, 2, BIG, "recursive inlining is too deep"));

    assertThat(sites()).containsExactly("write@2 big: recursive inlining is too deep, 1");
  }

  @Test
  void call_in_several_compiled_methods_is_one_with_the_number_of_those_that_run() {
    StackFrame never = new StackFrame("a.Never", "called", "()V", 0);
    StackFrame stub = new StackFrame("a.jmh_generated.B_jmhTest", "read_avgt_jmhStub", "()V", 0);
    sample(10, BIG, WRITE, MAIN);
    for (StackFrame outermost : List.of(MAIN, WRITE, stub, never)) {
      compiled(outermost, failed(WRITE, 1, BIG, "too big"));
    }

    assertThat(sites()).containsExactly("write@1 big: too big, 3");
  }

  @Test
  void virtual_call_that_the_last_tier_does_not_mention_is_known_from_the_first_and_from_stacks() {
    virtual(WRITE, 5);
    virtual(WRITE, 9);
    compiled(WRITE);
    compiled(MAIN, inlined(MAIN, 1, WRITE), inlined(WRITE, 9, FIRST));
    assertThat(sites()).isEmpty();

    sample(10, FIRST, WRITE, MAIN);
    assertThat(sites()).containsExactly("write@5 get: no static binding, 2");
    assertThat(calls().get(0).callee()).isEqualTo(GETTER);
  }

  @Test
  void virtual_call_in_code_that_the_last_tier_did_not_compile_is_not_shown() {
    sample(10, FIRST, WRITE, MAIN);
    virtual(WRITE, 5);
    compiled(MAIN, failed(MAIN, 1, WRITE, "too big"));

    assertThat(sites()).containsExactly("main@1 write: too big, 1");
  }

  @Test
  void handle_that_is_no_constant_is_told_of_who_uses_it() {
    StackFrame called =
        new StackFrame("java.lang.invoke.LambdaForm$MH+0x7f00", "invokeExact_MT", "()J", 0);
    StackFrame form =
        new StackFrame("java.lang.invoke.LambdaForm$MH+0x7f00.42", "invokeExact_MT", "()J", 0);
    sample(10, FIRST, form, WRITE, MAIN);
    compiled(3, true, form, failed(form, 19, BASIC, "receiver not constant"));
    compiled(WRITE, inlined(WRITE, 5, called));
    compiled(MAIN, inlined(MAIN, 3, called), inlined(form, 19, FIRST));

    assertThat(sites()).containsExactly("write@5 invokeBasic: receiver not constant, 1");
    assertThat(calls().get(0).access()).isTrue();
    assertThat(calls().get(0).inCall().samples()).isEqualTo(10);
  }

  @Test
  void calls_that_are_never_on_a_stack_or_of_cold_callers_are_not_shown_but_accesses_are() {
    StackFrame cold = new StackFrame("a.Cold", "cold", "()V", 0);
    StackFrame invoke = new StackFrame("java.lang.reflect.Method", "invoke", "()V", 0);
    sample(996, FIRST, MAIN);
    sample(2, BIG, cold, MAIN);
    sample(2, invoke, cold, MAIN);
    compiled(
        cold, failed(cold, 1, BIG, "too big"), failed(cold, 2, invoke, "already compiled into"));
    compiled(MAIN, failed(MAIN, 1, BIG, "too big"));

    assertThat(sites()).containsExactly("cold@2 invoke: already compiled into, 1");
  }

  @Test
  void shares_are_of_the_caller_and_of_the_call_and_each_sample_counts_once() {
    sample(5, BIG, WRITE, BIG, WRITE, MAIN);
    sample(3, WRITE, MAIN);
    sample(2, MAIN);
    compiled(WRITE, failed(WRITE, 1, BIG, "too big"));

    assertThat(calls())
        .singleElement()
        .satisfies(each -> assertThat(each.inCaller()).isEqualTo(new SampleShare(8, 10)))
        .satisfies(each -> assertThat(each.inCall()).isEqualTo(new SampleShare(5, 10)));
  }

  @Test
  void files_that_hold_the_call_are_counted() {
    sample(10, BIG, MAIN);
    compiled(MAIN, failed(MAIN, 1, BIG, "too big"));
    id = 0;
    file();
    compiled(MAIN, inlined(MAIN, 1, BIG));
    file();
    compiled(MAIN, failed(MAIN, 1, BIG, "too big"));

    assertThat(calls()).singleElement().satisfies(each -> assertThat(each.files()).isEqualTo(2));
  }

  @Test
  void compilation_whose_decisions_are_too_many_to_keep_is_not_taken_for_one_that_says_nothing() {
    sample(10, FIRST, WRITE, MAIN);
    virtual(WRITE, 5);
    id++;
    for (int i = 0; i < 200_000; i++) {
      tally.accept(new JfrEvent.Inlining(TIME, id, MAIN, BIG, i, false, "too big"));
    }
    compiled(WRITE, inlined(WRITE, 5, FIRST));

    assertThat(sites()).isEmpty();
  }

  @Test
  void compilations_that_are_not_recorded_are_told_of_where_they_are_most() {
    for (id = 1; id < 4; id++) {
      tally.accept(new JfrEvent.Inlining(TIME, id, MAIN, BIG, 1, false, "too big"));
    }
    compiled(MAIN, failed(MAIN, 1, BIG, "too big"));
    calls();

    assertThat(RecordingFindings.of(EXECUTION, tally, tally.jvm(), true))
        .contains(Finding.unnamed(FindingKind.INLINING_UNKNOWN, 3, 4));
  }
}
