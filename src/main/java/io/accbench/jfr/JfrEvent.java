package io.accbench.jfr;

import java.time.Duration;
import java.time.Instant;

/** An event of a recording that says something about where time or memory goes. */
public sealed interface JfrEvent {

  /** When it began; null for what holds at any time. */
  default Instant time() {
    return null;
  }

  /** Where the first chunk that can be read begins; before all others, once. */
  record Begin(Instant time) implements JfrEvent {}

  /**
   * A stack, once.
   *
   * @param event its type: {@code jdk.ExecutionSample}
   * @param thread name of the sampled thread; empty when unknown
   */
  record Sample(String event, Instant time, String thread, Stack stack) implements JfrEvent {}

  /**
   * An allocation that was sampled.
   *
   * @param event its type: {@code jdk.ObjectAllocationSample}
   * @param type binary name of the class allocated
   * @param bytes that the sample stands for
   */
  record Allocation(String event, Instant time, String thread, Stack stack, String type, long bytes)
      implements JfrEvent {}

  /**
   * A garbage collection.
   *
   * @param pauses all of its pauses together
   */
  record Collection(Instant time, String name, String cause, Duration pauses, Duration longestPause)
      implements JfrEvent {}

  /**
   * A method compiled.
   *
   * @param level 1 to 3 by C1, 4 by C2 or Graal
   */
  record Compilation(
      Instant time, Duration duration, long id, Frame method, int level, boolean succeeded)
      implements JfrEvent {}

  /**
   * What the compilers have done since the JVM's start.
   *
   * @param compiling time of all their threads together
   */
  record Compilers(Instant time, long compilations, Duration compiling) implements JfrEvent {}

  /** Compiled code given up at a trap: why, and what the JVM did about it. */
  record Deoptimization(Instant time, String thread, Frame method, String reason, String action)
      implements JfrEvent {}

  /**
   * What a compiler decided on a call site.
   *
   * @param compilation id of the compilation
   * @param bytecode index of the call in the caller
   */
  record Inlining(
      Instant time,
      long compilation,
      Frame caller,
      Frame callee,
      int bytecode,
      boolean succeeded,
      String message)
      implements JfrEvent {}

  /** The JVM that was recorded, once for each of its chunks. */
  record Jvm(Instant started, long pid, String name, String version) implements JfrEvent {}

  /** Its garbage collectors; they may be the same. */
  record Collector(String young, String old) implements JfrEvent {}

  /**
   * Events that the JVM could not record.
   *
   * @param event the type of the report: {@code jdk.CPUTimeSamplesLost}
   * @param thread whose events they were; null when of any
   * @param amount samples, or bytes for {@code jdk.DataLoss}
   */
  record Lost(Instant time, String event, String thread, long amount) implements JfrEvent {}

  /**
   * An iteration of accbench's own.
   *
   * @param measured whether it is not warm-up
   */
  record Iteration(Instant time, Duration duration, String thread, boolean measured)
      implements JfrEvent {}
}
