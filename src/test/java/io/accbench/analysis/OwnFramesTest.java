package io.accbench.analysis;

import static io.accbench.analysis.CompilerLog.BIG;
import static io.accbench.analysis.CompilerLog.OURS;
import static io.accbench.analysis.CompilerLog.READ;
import static io.accbench.analysis.CompilerLog.RUN;
import static io.accbench.analysis.CompilerLog.STUB;
import static io.accbench.analysis.CompilerLog.call;
import static io.accbench.model.SampleCells.access;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Cell;
import io.accbench.model.Conditions;
import io.accbench.model.Mode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Forks that differ in accbench's own code are told first, and nothing harmless is told. */
class OwnFramesTest {
  private static final Cell CELL = access("reflection", Mode.AVERAGE_TIME);

  @Test
  void a_call_of_ours_in_some_forks_and_not_in_others_comes_before_all_other_findings() {
    JournalBuilder run = JournalBuilder.run().block(CELL);
    fork(run, 0, 180, CompilerLog.read(false));
    fork(run, 1, 340, CompilerLog.read(true));
    fork(run, 2, 342, CompilerLog.read(true));

    assertThat(run.findings().get(0))
        .isEqualTo(
            CELL.id()
                + ": the JIT compiler treated accbench's own code differently in its forks:"
                + " `ReadSlot::read` is a call in `ReadAll::run` in 2 of 3 forks, and inlined in 1."
                + " It was not inlined because C2 had compiled it by itself before, to more than"
                + " the 2,500 bytes of InlineSmallCode (\"already compiled into a big"
                + " method\"). The median fork took 341 ns/op where it is called, and 180 ns/op"
                + " where it is not. The scores and ratios of this cell depend on that choice of"
                + " the JIT compiler, not on the strategy: do not use them.");
    assertThat(run.findings().get(1)).contains("only 3 of the 5 rounds");
  }

  @Test
  void forks_that_are_compiled_alike_or_have_no_log_are_none() {
    assertThat(found(300, CompilerLog.read(true), CompilerLog.read(true))).isEmpty();
    assertThat(found(300, CompilerLog.read(true), new CompilerLog())).isEmpty();
    assertThat(found(300, CompilerLog.read(true))).isEmpty();
  }

  @Test
  void the_callers_own_place_does_not_matter() {
    CompilerLog inStub = CompilerLog.stub(call(RUN, 29, READ, BIG)).and(READ);
    CompilerLog byItself =
        CompilerLog.stub(call(OURS + "AccessBenchmark::operation", 5, RUN, BIG))
            .and(RUN, call(RUN, 29, READ, BIG))
            .and(READ);
    assertThat(found(300, inStub, byItself)).isEmpty();
    assertThat(found(20, inStub, byItself))
        .as("a call an operation matters where that is short")
        .hasSize(1);
  }

  @Test
  void versions_for_a_running_loop_count_only_where_there_is_no_other() {
    CompilerLog both =
        CompilerLog.stub(call(STUB, 9, RUN, BIG))
            .osr(RUN, call(RUN, 29, READ, BIG))
            .and(RUN)
            .and(READ);
    CompilerLog normal = CompilerLog.stub(call(STUB, 9, RUN, BIG)).and(RUN).and(READ);
    CompilerLog only =
        CompilerLog.stub(call(STUB, 9, RUN, BIG)).osr(RUN, call(RUN, 29, READ, BIG)).and(READ);
    assertThat(found(300, both, normal)).isEmpty();
    assertThat(found(300, only, normal)).hasSize(1);
  }

  @Test
  void what_had_not_run_and_what_no_call_leads_to_is_harmless() {
    CompilerLog cold = CompilerLog.stub(call(RUN, 40, OURS + "Facts::write", "never executed"));
    CompilerLog proof =
        CompilerLog.stub()
            .and(OURS + "ReadAll::proof", call(OURS + "ReadAll::proof", 3, READ, BIG));
    assertThat(found(300, cold, CompilerLog.stub())).isEmpty();
    assertThat(found(300, proof, CompilerLog.stub())).isEmpty();
  }

  /** A call of the library's own {@code value} leads by its name to that of the replay. */
  @Test
  void what_replays_a_graph_between_iterations_is_harmless() {
    String replay = "io.accbench.kernel.graph.ValueReader::value";
    CompilerLog called =
        CompilerLog.stub(call(READ, 60, "com.acme.Node::value", "too big"))
            .and(replay, call(replay, 7, "io.accbench.kernel.graph.Scalars::object", BIG));
    CompilerLog inlined =
        CompilerLog.stub(call(READ, 60, "com.acme.Node::value", "too big")).and(replay);
    assertThat(found(300, called, inlined)).isEmpty();
  }

  @Test
  void another_reason_for_the_same_call_is_no_difference() {
    CompilerLog big = CompilerLog.stub(call(RUN, 29, READ, BIG));
    CompilerLog deep = CompilerLog.stub(call(RUN, 29, READ, "inlining too deep"));
    assertThat(found(300, big, deep)).isEmpty();
  }

  @Test
  void the_call_of_the_accessor_is_the_strategys() {
    CompilerLog called =
        CompilerLog.stub(call(READ, 60, "com.acme.Order$Getter::getInt", "too big"));
    assertThat(found(300, called, CompilerLog.stub())).isEmpty();
  }

  @Test
  void a_caller_that_the_last_tier_did_not_compile_is_another_thing_than_inlining() {
    CompilerLog interpreted = CompilerLog.stub(call(STUB, 9, RUN, BIG));
    CompilerLog compiled =
        CompilerLog.stub(call(STUB, 9, RUN, BIG)).and(RUN, call(RUN, 29, READ, BIG)).and(READ);
    assertThat(found(300, interpreted, compiled))
        .singleElement()
        .asString()
        .contains("in 1 of 2 forks, and its caller is not compiled in 1");
  }

  private static List<String> found(double nanos, CompilerLog... logs) {
    JournalBuilder run = JournalBuilder.run().block(CELL);
    for (int i = 0; i < logs.length; i++) {
      fork(run, i, nanos, logs[i]);
    }
    return run.findings().stream().filter(f -> f.contains("accbench's own code")).toList();
  }

  private static void fork(JournalBuilder run, int round, double nanos, CompilerLog log) {
    run.compiled(CELL, round, nanos, Conditions.UNKNOWN, Map.of(), log.outcomes());
  }
}
