package io.accbench.trace;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;

/**
 * How many MB a second of a plain trace of 400 MB are read, and in how much heap?
 *
 * <p>The workload is JSON-RPC as a recorded session has it: small requests, and responses of small
 * objects, 25 to 45 KB each, once as lines and once behind headers. Passes: frames alone; frames
 * checked to be JSON; the summary by kind, which {@code fixture inspect} prints; and a selection,
 * which reads twice. Each pass is done twice, the first compiles. The file is in the page cache:
 * not measured is the disk. Run, after {@code mvn package}, by {@code src/test/shell/trace-speed}.
 */
final class TraceSpeed {
  private static final long TRACE_BYTES = 400_000_000;
  private static final int SEED = 11;

  private TraceSpeed() {}

  /** One way through a trace. */
  private interface Pass {
    long frames(Path trace) throws IOException;
  }

  public static void main(String[] none) throws IOException {
    System.out.printf("Java %s, heap of %d MB%n", Runtime.version(), megabytes(heapLimit()));
    Path folder = Files.createTempDirectory("trace-speed");
    Path trace = folder.resolve("trace");
    try {
      for (TraceFormat format : TraceFormat.values()) {
        write(trace, format);
        for (int repetition = 1; repetition <= 2; repetition++) {
          show(format, "frames", trace, file -> frames(file, false));
          show(format, "frames, JSON checked", trace, file -> frames(file, true));
          show(format, "summary by kind", trace, TraceSpeed::summary);
          show(format, "trace:sample(200)", trace, TraceSpeed::sample);
        }
      }
    } finally {
      Files.deleteIfExists(trace);
      Files.delete(folder);
    }
  }

  private static void show(TraceFormat format, String name, Path trace, Pass pass)
      throws IOException {
    heapPools(true);
    long start = System.nanoTime();
    long frames = pass.frames(trace);
    double seconds = (System.nanoTime() - start) / 1e9;
    System.out.printf(
        Locale.ROOT,
        "%-31s %-21s %,9d frames %5.0f MB/s, at most %d MB of heap in use%n",
        format.words(),
        name,
        frames,
        Files.size(trace) / 1e6 / seconds,
        megabytes(heapPools(false)));
  }

  private static long frames(Path trace, boolean checkJson) throws IOException {
    int limit = TraceOptions.DEFAULT_MAX_FRAME_BYTES;
    long frames = 0;
    try (TraceReader reader = TraceReader.open(trace, new TraceOptions(limit, false, checkJson))) {
      while (reader.next()) {
        frames++;
      }
    }
    return frames;
  }

  private static long summary(Path trace) {
    return TraceSummary.of(trace, null, Traces.STRICT).all().count();
  }

  private static long sample(Path trace) {
    Selection sample = Selection.parse("trace:sample(200)");
    return Selector.select(trace, sample, Traces.STRICT).size();
  }

  private static void write(Path trace, TraceFormat format) throws IOException {
    Random random = new Random(SEED);
    try (OutputStream out = Files.newOutputStream(trace)) {
      long written = 0;
      for (int id = 1; written < TRACE_BYTES; id++) {
        written += write(out, format, "{\"jsonrpc\":\"2.0\",\"id\":" + id + request(random));
        written += write(out, format, "{\"jsonrpc\":\"2.0\",\"id\":" + id + response(random));
      }
    }
  }

  private static long write(OutputStream out, TraceFormat format, String document)
      throws IOException {
    String frame =
        format == TraceFormat.LINES
            ? document + "\n"
            : "Content-Length: " + document.length() + "\r\n\r\n" + document;
    out.write(frame.getBytes(US_ASCII));
    return frame.length();
  }

  private static String request(Random random) {
    return ",\"method\":\"GetObject\",\"params\":{\"id\":\"" + random.nextLong() + "\"}}";
  }

  private static String response(Random random) {
    StringBuilder items = new StringBuilder(",\"result\":[{\"state\":\"NO_CHANGE\"}");
    for (int left = 600 + random.nextInt(400); left > 0; left--) {
      items.append(
          switch (random.nextInt(4)) {
            case 0 -> ",{\"state\":\"CHANGE\",\"value\":[0,-1,2,3]}";
            case 1 -> ",{\"state\":\"ADD\",\"ref\":" + random.nextInt(10_000) + "}";
            case 2 -> ",{\"state\":\"ADD\",\"valueType\":\"org.acme.tree.Identifier\"}";
            default -> ",{\"state\":\"ADD\",\"value\":\"a name of " + random.nextInt(99) + "\"}";
          });
    }
    return items.append("]}").toString();
  }

  /** The sum of the pools' peaks in bytes, garbage included; may start the peaks again. */
  private static long heapPools(boolean reset) {
    long peaks = 0;
    for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
      if (pool.getType() == MemoryType.HEAP) {
        peaks += pool.getPeakUsage().getUsed();
        if (reset) {
          pool.resetPeakUsage();
        }
      }
    }
    return peaks;
  }

  private static long heapLimit() {
    return Runtime.getRuntime().maxMemory();
  }

  private static long megabytes(long bytes) {
    return bytes >> 20;
  }
}
