package io.accbench.jfr;

import java.time.Duration;
import java.time.Instant;

/** An event of a recording that shows where time or memory goes. */
public sealed interface JfrEvent {

  /** Returns the time at which the event began, or null for an event that holds at any time. */
  default Instant time() {
    return null;
  }

  /** The earliest begin of a chunk. It is given once, before all other events. */
  record Begin(Instant time) implements JfrEvent {}

  /** The end of a chunk, all of whose events are of one JVM. */
  record ChunkEnd() implements JfrEvent {}

  /**
   * A type of event that a chunk would have, had anything of it happened: there are such events, or
   * the settings of the recording had them enabled. It is given once for each chunk.
   */
  record Enabled(String type) implements JfrEvent {}

  /**
   * A stack, and how much of something it was seen with.
   *
   * @param event type of the event: {@code jdk.ExecutionSample}
   * @param thread name of the sampled thread; empty when unknown
   * @param weight how much the event stands for, at least 0, in the unit of its {@link EventWeight}
   * @param waiting whether the thread was waiting: async-profiler's samples of the wall clock may
   *     have the name of those of processor time
   */
  record SampledStack(
      String event, Instant time, String thread, StackTrace stack, long weight, boolean waiting)
      implements JfrEvent {}

  /**
   * An allocation that was sampled.
   *
   * @param event type of the event: {@code jdk.ObjectAllocationSample}
   * @param type binary name of the class allocated
   * @param bytes the allocated bytes that the sample stands for
   */
  record SampledAllocation(
      String event, Instant time, String thread, StackTrace stack, String type, long bytes)
      implements JfrEvent {}

  /**
   * A garbage collection.
   *
   * @param pauses the sum of all pauses of the collection; null where it is not recorded
   * @param longestPause null where it is not recorded
   */
  record Collection(Instant time, String name, String cause, Duration pauses, Duration longestPause)
      implements JfrEvent {}

  /**
   * The compilation of a method.
   *
   * @param level 1 to 3 when compiled by C1, 4 when compiled by C2 or Graal
   */
  record MethodCompilation(
      Instant time, Duration duration, long id, StackFrame method, int level, boolean succeeded)
      implements JfrEvent {}

  /**
   * The work that the compilers have done since the JVM's start.
   *
   * @param compiling the time that all compiler threads spent, summed
   */
  record Compilers(Instant time, long compilations, Duration compiling) implements JfrEvent {}

  /**
   * A deoptimization: the JVM gave up compiled code at a trap.
   *
   * @param reason why it did
   * @param action what it did next
   */
  record Deoptimization(
      Instant time, String thread, StackFrame method, String reason, String action)
      implements JfrEvent {}

  /**
   * A compiler's decision on a call site.
   *
   * @param compilation id of the compilation
   * @param bytecode bytecode index of the call in the caller
   */
  record Inlining(
      Instant time,
      long compilation,
      StackFrame caller,
      StackFrame callee,
      int bytecode,
      boolean succeeded,
      String message)
      implements JfrEvent {}

  /**
   * The JVM that was recorded. The event is given once for each chunk.
   *
   * @param started its start, which tells the JVMs of a file apart; null when unknown
   */
  record RecordedJvm(Instant started, String version) implements JfrEvent {}

  /** The class path of the recorded JVM, as it was given. */
  record ClassPath(String path) implements JfrEvent {}

  /**
   * How busy the recorded process was since the last such event.
   *
   * @param user the processor time in its own code, as a share of the time of all processors
   * @param system the same in the kernel
   */
  record ProcessLoad(Instant time, double user, double system) implements JfrEvent {}

  /**
   * How busy a thread was since the last such event of it.
   *
   * @param id tells the threads of a recording apart
   * @param name empty when unknown
   * @param user as of {@link ProcessLoad}
   * @param system as of {@link ProcessLoad}
   */
  record ThreadLoad(Instant time, long id, String name, double user, double system)
      implements JfrEvent {}

  /** The garbage collectors of the JVM; the young one and the old one may be the same. */
  record Collector(String young, String old) implements JfrEvent {}

  /**
   * Events that the JVM could not record.
   *
   * @param event type of the event that reports the loss: {@code jdk.CPUTimeSamplesLost}
   * @param thread name of the thread whose events were lost; null when they may be of any thread
   * @param amount number of samples lost, or of bytes for {@code jdk.DataLoss}
   */
  record Lost(Instant time, String event, String thread, long amount) implements JfrEvent {}

  /**
   * An iteration of an accbench fork.
   *
   * @param measured whether it is a measured iteration, not a warm-up iteration
   */
  record ForkIteration(Instant time, Duration duration, String thread, boolean measured)
      implements JfrEvent {}
}
