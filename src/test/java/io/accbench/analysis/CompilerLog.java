package io.accbench.analysis;

import io.accbench.model.JitOutcome;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The JIT compiler's log of one fork, made by hand: JMH's stub and what it leads to. */
final class CompilerLog {
  static final String BIG = "already compiled into a big method";
  static final String OURS = "io.accbench.kernel.bench.";
  static final String STUB =
      OURS + "jmh_generated.AccessBenchmark_operation_jmhTest::operation_avgt_jmhStub";
  static final String RUN = OURS + "ReadAll::run";
  static final String READ = OURS + "ReadSlot::read";

  private final List<JitOutcome> outcomes = new ArrayList<>();

  /** The stub, compiled for its running loop, with {@code ReadAll::run} inlined. */
  static CompilerLog stub(JitOutcome.CallLeft... calls) {
    CompilerLog log = new CompilerLog();
    log.outcomes.add(new JitOutcome(STUB, true, 90, List.of(calls)));
    return log;
  }

  /** Where {@code ReadSlot::read} is a call, or inlined. */
  static CompilerLog read(boolean called) {
    return called ? stub(call(RUN, 29, READ, BIG)).and(READ) : stub();
  }

  CompilerLog and(String method, JitOutcome.CallLeft... calls) {
    outcomes.add(new JitOutcome(method, false, 203, List.of(calls)));
    return this;
  }

  CompilerLog osr(String method, JitOutcome.CallLeft... calls) {
    outcomes.add(new JitOutcome(method, true, 203, List.of(calls)));
    return this;
  }

  /** A part of the measured code, with the calls in it for which no code was made. */
  CompilerLog part(String method, JitOutcome.CallLeft... calls) {
    outcomes.add(new JitOutcome(method, false, 0, List.of(calls)));
    return this;
  }

  /** So many library calls, each left in a method of its own where a bit of the number is set. */
  CompilerLog library(int calls, long bits) {
    IntStream.range(0, calls)
        .forEach(
            i -> {
              String method = "com.acme.Type" + i + "::put";
              and(
                  method,
                  (bits >> i & 1) == 1
                      ? new JitOutcome.CallLeft[] {
                        call(method, 3, "com.acme.Text::escape", "too big")
                      }
                      : new JitOutcome.CallLeft[0]);
            });
    return this;
  }

  static JitOutcome.CallLeft call(String caller, int bci, String callee, String reason) {
    return new JitOutcome.CallLeft(caller, bci, callee, reason);
  }

  List<JitOutcome> outcomes() {
    return List.copyOf(outcomes);
  }
}
