package io.accbench.jfr;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The recordings of the programs in {@code src/test/jfr}, of {@code KnownShare} at first, and
 * damaged ones made from them.
 */
public final class Recordings {
  public static final Path JDK_17 = Path.of("src/test/resources/jfr/known-share-17.jfr");
  public static final Path JDK_25 = Path.of("src/test/resources/jfr/known-share-25.jfr");
  public static final Path CPU_TIME = Path.of("src/test/resources/jfr/known-share-25-cpu.jfr");

  public static final Path RECEIVERS_17 = Path.of("src/test/resources/jfr/receivers-17.jfr");
  public static final Path RECEIVERS_25 = Path.of("src/test/resources/jfr/receivers-25.jfr");

  /** A file of async-profiler: samples of the wall clock, of which an event may be several. */
  public static final Path WALL_CLOCK = Path.of("src/test/resources/jfr/wall-weights.jfr");

  /** A file of async-profiler: native allocations, and a thread group that is null. */
  public static final Path NULL_CONSTANT = Path.of("src/test/resources/jfr/null-constant.jfr");

  /** A file of JDK 11: the sums of the compilers in no order, and a JVM without an id. */
  public static final Path COMPILER_ORDER = Path.of("src/test/resources/jfr/compiler-order.jfr");

  private Recordings() {}

  public static byte[] bytes(Path file) throws IOException {
    return Files.readAllBytes(file);
  }

  /** Its files' bytes one after the other. */
  public static byte[] joined(byte[]... parts) {
    int length = 0;
    for (byte[] part : parts) {
      length += part.length;
    }
    ByteBuffer all = ByteBuffer.allocate(length);
    for (byte[] part : parts) {
      all.put(part);
    }
    return all.array();
  }
}
