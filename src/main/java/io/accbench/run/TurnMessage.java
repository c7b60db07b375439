package io.accbench.run;

import java.io.DataInputStream;
import java.io.IOException;

/** What a fork says between its iterations; {@code kernel.bench.TurnLink} writes it. */
sealed interface TurnMessage {

  /** It waits to begin an iteration. */
  record Before(boolean measured) implements TurnMessage {}

  /**
   * It has ended an iteration.
   *
   * @param score in JMH's unit of the cell's mode
   * @param nanos that passed
   * @param gcMillis in collections
   * @param compileMillis in the JIT compiler, all threads together
   * @param cpuNanos of processor time of all its threads; -1 where unknown
   * @param javaNanos the same of its Java threads
   */
  record After(
      double score, long nanos, long gcMillis, long compileMillis, long cpuNanos, long javaNanos)
      implements TurnMessage {}

  /**
   * The next message.
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
