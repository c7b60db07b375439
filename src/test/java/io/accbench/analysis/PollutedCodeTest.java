package io.accbench.analysis;

import static io.accbench.analysis.CompilerLog.BIG;
import static io.accbench.analysis.CompilerLog.READ;
import static io.accbench.analysis.CompilerLog.RUN;
import static io.accbench.analysis.CompilerLog.call;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Cell;
import io.accbench.model.Conditions;
import io.accbench.model.FindingKind;
import io.accbench.model.JitOutcome;
import io.accbench.model.Mode;
import io.accbench.model.Pollution;
import io.accbench.model.SampleCells;
import io.accbench.report.text.FindingText;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/** What a pollution changes in compiled code, by the logs of clean and polluted forks. */
class PollutedCodeTest {
  private static final Cell CLEAN = SampleCells.access("reflection", Mode.AVERAGE_TIME);
  private static final String MANY = "no static binding";
  private static final String CHAR_AT = "java.lang.String::charAt";
  private static final JitOutcome.CallLeft UTF16 =
      call(CHAR_AT, 21, "java.lang.StringUTF16::charAt", JitOutcome.NOT_REACHED);

  @Test
  void a_call_that_is_inlined_in_a_clean_fork_alone_is_named() {
    assertThat(found("types", fork -> CompilerLog.read(false).part(RUN), fork -> read(true)))
        .isEqualTo(
            "after other types C2 treats 1 of 1 call sites otherwise (`ReadAll::run` →"
                + " `ReadSlot::read` at bytecode 29 is called, was inlined)");
  }

  @Test
  void a_call_that_has_more_receivers_now_is_named_though_c2_does_not_log_it() {
    assertThat(
            found(
                "types",
                fork -> CompilerLog.stub().part(RUN),
                fork -> CompilerLog.stub(call(RUN, 29, READ, MANY)).and(READ)))
        .contains("`ReadSlot::read` at bytecode 29 is called with too many receivers, was inlined");
  }

  @Test
  void a_branch_that_is_compiled_now_is_told_by_the_call_in_it() {
    assertThat(
            found(
                "strings",
                fork -> CompilerLog.stub().part(CHAR_AT, UTF16),
                fork -> CompilerLog.stub().part(CHAR_AT)))
        .isEqualTo(
            "after text beyond Latin-1 C2 makes code for 1 call in branches that it had left out"
                + " (`String::charAt` → `StringUTF16::charAt` at bytecode 21)");
  }

  @Test
  void a_branch_is_compiled_now_whether_the_call_in_it_is_inlined_or_not() {
    assertThat(
            found(
                "strings",
                fork -> CompilerLog.stub().part(CHAR_AT, UTF16),
                fork ->
                    fork % 2 == 0
                        ? CompilerLog.stub().part(CHAR_AT)
                        : CompilerLog.stub(call(CHAR_AT, 21, UTF16.callee(), "low call site"))
                            .part(CHAR_AT)))
        .contains("makes code for 1 call in branches");
  }

  @Test
  void a_pollution_that_changes_nothing_is_told() {
    assertThat(
            found(
                "types",
                fork -> CompilerLog.stub().part(CHAR_AT, UTF16),
                fork -> CompilerLog.stub().part(CHAR_AT, UTF16)))
        .isEqualTo(
            "no compiled call site changed after other types: C2 treats the calls as in a clean"
                + " JVM");
  }

  @Test
  void a_payload_with_types_of_its_own_is_told() {
    IntFunction<CompilerLog> own =
        fork -> CompilerLog.stub(call(RUN, 29, READ, MANY)).and(READ).part(RUN);
    assertThat(found("types", own, own))
        .endsWith(
            ", and 1 call site has too many receivers in both: the payload has types enough of its"
                + " own");
  }

  @Test
  void code_of_other_types_alone_does_not_count() {
    String other = "com.acme.OtherSerializer::serialize";
    assertThat(
            found(
                "types",
                fork -> CompilerLog.stub(call(RUN, 5, "com.acme.Serializer::serialize", MANY)),
                fork ->
                    CompilerLog.stub(call(RUN, 5, "com.acme.Serializer::serialize", MANY))
                        .and(other, call(RUN, 29, READ, BIG), call(other, 9, READ, BIG))
                        .part(RUN)))
        .contains("no compiled call site changed");
  }

  @Test
  void a_decision_that_goes_by_the_fork_does_not_count() {
    assertThat(found("types", fork -> read(fork % 2 == 0), fork -> read(fork % 3 == 0)))
        .contains("no compiled call site changed");
    assertThat(found("types", fork -> read(fork == 0), fork -> read(true)))
        .as("one of ten")
        .contains("treats 1 of 1 call sites otherwise");
  }

  @Test
  void a_call_that_the_log_does_not_name_may_be_one_that_never_ran() {
    JitOutcome.CallLeft maybe = call(CHAR_AT, 3, "com.acme.Shape::area", MANY);
    JitOutcome.CallLeft never = call(CHAR_AT, 3, "com.acme.Shape::area", JitOutcome.NOT_REACHED);
    assertThat(
            found(
                "types",
                fork -> CompilerLog.stub().part(CHAR_AT, never),
                fork -> CompilerLog.stub().part(CHAR_AT, maybe)))
        .contains("no compiled call site changed");
  }

  /** C2 names neither kind of call, so nothing is said of branches. */
  @Test
  void a_call_that_the_log_did_not_name_is_said_to_be_one_of_both() {
    JitOutcome.CallLeft maybe = call(CHAR_AT, 3, "com.acme.Shape::area", MANY);
    assertThat(
            found(
                "types",
                fork -> CompilerLog.stub().part(CHAR_AT, maybe),
                fork -> CompilerLog.stub().part(CHAR_AT)))
        .isEqualTo(
            "after other types C2 treats 1 of 1 call sites otherwise (`String::charAt` →"
                + " `Shape::area` at bytecode 3 is inlined, was left out or called with too many"
                + " receivers)");
  }

  @Test
  void nothing_is_known_without_five_whole_logs_on_each_side() {
    assertThat(
            found("types", fork -> fork < 4 ? read(false) : new CompilerLog(), fork -> read(true)))
        .isEqualTo(
            "what C2 compiles otherwise after other types is not known: 4 forks with a whole log of"
                + " the JIT compiler, in this cell or in that of a clean JVM, are too few of the 5"
                + " that are needed");
    assertThat(
            found(
                "types",
                fork -> read(false),
                fork -> read(true),
                Map.of("jit.log", "cut off after 64 MB")))
        .contains("not known: 0 forks with a whole log");
  }

  @Test
  void graal_tells_no_decision() {
    assertThat(found("types", fork -> read(false), fork -> read(true), Map.of("jit", "graal")))
        .isEqualTo(
            "what is compiled otherwise after other types is not known: this JIT compiler does not"
                + " log which calls it inlines");
  }

  @Test
  void a_cell_without_a_clean_one_has_no_finding() {
    JournalBuilder run =
        JournalBuilder.run().block(CLEAN.after(Pollution.parse("types").orElseThrow()));
    run.forks(run.blocks.get(0).cells().get(0).cell(), 1, 1, 1, 1, 1);
    assertThat(run.findings()).noneMatch(finding -> finding.contains("C2"));
  }

  @Test
  void code_that_is_left_again_and_again_is_a_doubt() {
    JournalBuilder run = JournalBuilder.run().block(CLEAN);
    for (int round = 0; round < 6; round++) {
      Map<String, String> facts =
          round < 2
              ? Map.of(
                  "jit.discarded.com.acme.Writer::field @ 29 class_check",
                  round == 0 ? "7" : "12",
                  "jit.discarded.com.acme.Writer::end",
                  "5")
              : Map.of();
      run.compiled(CLEAN, round, 100, Conditions.UNKNOWN, facts, read(false).outcomes());
    }
    assertThat(run.findings())
        .contains(
            CLEAN.id()
                + ": in 2 of 6 forks compiled code was left again and again while it was measured,"
                + " up to 12 times, in com.acme.Writer::field at bytecode 29 (class_check): what it"
                + " assumes does not hold, so its score contains interpreted code")
        .anyMatch(
            finding ->
                finding.contains(
                    "com.acme.Writer::end (this JVM does not log where in it, and why)"));
  }

  private static CompilerLog read(boolean called) {
    return CompilerLog.read(called).part(RUN);
  }

  private static String found(
      String pollution, IntFunction<CompilerLog> clean, IntFunction<CompilerLog> polluted) {
    return found(pollution, clean, polluted, Map.of());
  }

  /** Returns what is said of ten polluted forks with these facts, beside ten clean ones. */
  private static String found(
      String pollution,
      IntFunction<CompilerLog> clean,
      IntFunction<CompilerLog> polluted,
      Map<String, String> facts) {
    Cell after = CLEAN.after(Pollution.parse(pollution).orElseThrow());
    JournalBuilder run = JournalBuilder.run().block(CLEAN, after);
    for (int i = 0; i < 10; i++) {
      List<JitOutcome> before = clean.apply(i).outcomes();
      run.compiled(CLEAN, i, 100, Conditions.UNKNOWN, Map.of(), before);
      run.compiled(after, i, 100, Conditions.UNKNOWN, facts, polluted.apply(i).outcomes());
    }
    return run.analyze().findings().stream()
        .filter(finding -> finding.kind() == FindingKind.POLLUTED_CODE)
        .filter(finding -> finding.subject().equals(after.id()))
        .map(FindingText::of)
        .findFirst()
        .orElseThrow();
  }
}
