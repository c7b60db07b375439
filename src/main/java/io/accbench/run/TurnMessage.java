package io.accbench.run;

import java.io.DataInputStream;
import java.io.IOException;

/**
 * A message that a fork sends between its iterations; {@code kernel.profiler.TurnLink} writes it.
 */
sealed interface TurnMessage {

  /** The message that the fork waits to begin an iteration. */
  record Before(boolean measured) implements TurnMessage {}

  /**
   * The message that the fork has ended an iteration.
   *
   * @param score the score in JMH's unit of the cell's mode
   * @param nanos the time that passed
   * @param gcMillis the time in collections
   * @param compileMillis the time in the JIT compiler, all threads together
   * @param cpuNanos the processor time of all threads of the fork; -1 where unknown
   * @param javaNanos the processor time of the fork's Java threads; -1 where unknown
   */
  record After(
      double score, long nanos, long gcMillis, long compileMillis, long cpuNanos, long javaNanos)
      implements TurnMessage {}

  /**
   * Reads the next message.
   *
   * @throws java.io.EOFException at the end
   */
  static TurnMessage read(DataInputStream in) throws IOException {
    byte kind = in.readByte();
    return switch (kind) {
      case 'B' -> new Before(in.readBoolean());
      case 'A' ->
          new After(
              in.readDouble(),
              in.readLong(),
              in.readLong(),
              in.readLong(),
              in.readLong(),
              in.readLong());
      default -> throw new IOException("a fork said " + kind);
    };
  }
}
