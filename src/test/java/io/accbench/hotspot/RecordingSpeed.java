package io.accbench.hotspot;

import com.sun.management.GarbageCollectionNotificationInfo;
import com.sun.management.GcInfo;
import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import javax.management.Notification;
import javax.management.NotificationEmitter;
import javax.management.openmbean.CompositeData;
import jdk.jfr.Event;
import jdk.jfr.Name;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedMethod;
import jdk.jfr.consumer.RecordedStackTrace;
import jdk.jfr.consumer.RecordingFile;

/**
 * Are 250 MB of a recording read in a heap of 256 MB, in 1.2 times what a bare loop over the JDK's
 * parser takes, and 1 MB by a whole process in 1.5 s?
 *
 * <p>The 1.2 times are about the least that a reader of stacks must do: {@code while
 * (file.hasMoreEvents()) file.readEvent()}, which asks each stack for the class and method of its
 * frames, since the parser makes frames and names only when they are asked for. Beside it stands
 * the same loop that does nothing with an event, and so resolves no stack.
 *
 * <p>The workload is made by this program itself: one event in four has a stack, one of 2,000 that
 * are some 40 frames deep. All are done five times in turn, the first compiles. Of them the
 * processor time of all threads counts, of a launch that of the clock. The file is in the page
 * cache: not measured is the disk. Run, after {@code mvn package}, by {@code
 * src/test/shell/recording-speed}.
 */
final class RecordingSpeed {
  private static final String SAMPLED = "accbench.Sampled";
  private static final int REPETITIONS = 5;
  private static final int STACKS = 2000;
  private static final int DEPTH = 40;
  private static final int SEED = 11;

  /** As counted in what JDK 17 wrote. */
  private static final int EVENTS_PER_MEGABYTE = 36_000;

  private RecordingSpeed() {}

  @Name(SAMPLED)
  static final class Sampled extends Event {}

  @Name("accbench.Counted")
  static final class Counted extends Event {
    long number;
    String text = "some text";
  }

  /**
   * @param arguments {@code write MEGABYTES FILE}, {@code read FILE} or {@code launch FILE}
   */
  public static void main(String[] arguments) throws Exception {
    Path file = Path.of(arguments[arguments.length - 1]);
    switch (arguments[0]) {
      case "write" -> write(Long.parseLong(arguments[1]) * EVENTS_PER_MEGABYTE, file);
      case "read" -> read(file);
      default -> launch(file);
    }
  }

  private static void write(long count, Path file) throws IOException {
    try (Recording recording = new Recording()) {
      recording.enable(Sampled.class).withStackTrace();
      recording.enable(Counted.class).withoutStackTrace();
      recording.setToDisk(true);
      recording.start();
      for (long event = 0; event < count; event++) {
        emit(event);
      }
      recording.dump(file);
    }
  }

  private static void emit(long event) {
    Counted counted = new Counted();
    counted.number = event;
    counted.commit();
    if (event % 3 == 0) {
      long path = new Random(SEED + event % STACKS).nextLong();
      left(path, DEPTH);
    }
  }

  private static void left(long path, int depth) {
    next(path, depth);
  }

  private static void right(long path, int depth) {
    next(path, depth);
  }

  private static void next(long path, int depth) {
    if (depth == 0) {
      new Sampled().commit();
    } else if ((path & 1) == 0) {
      left(path >> 1, depth - 2);
    } else {
      right(path >> 1, depth - 2);
    }
  }

  private static void read(Path file) throws IOException {
    System.out.printf(
        "Java %s, heap of %d MB, file of %d MB%n",
        Runtime.version(), Runtime.getRuntime().maxMemory() >> 20, Files.size(file) >> 20);
    Filter filter = new Filter(null, List.of(), Duration.ZERO, null, SAMPLED);
    HeapPeak heap = new HeapPeak();
    for (int repetition = 1; repetition <= REPETITIONS; repetition++) {
      long start = cpuNanos();
      long events = bare(file);
      long bareEnd = cpuNanos();
      long frames = resolving(file);
      heap.reset();
      long resolvingEnd = cpuNanos();
      Hotspots hotspots = HotspotReader.read(List.of(file), filter);
      long end = cpuNanos();
      System.out.printf(
          "bare loop %s of %d events; loop over stacks %s of %d frames; hotspots %s of %d samples:"
              + " %.2f times the bare loop, %.2f times that over stacks; %s%n",
          cpuSeconds(start, bareEnd),
          events,
          cpuSeconds(bareEnd, resolvingEnd),
          frames,
          cpuSeconds(resolvingEnd, end),
          hotspots.samples().events(),
          (double) (end - resolvingEnd) / (bareEnd - start),
          (double) (end - resolvingEnd) / (resolvingEnd - bareEnd),
          heap);
    }
  }

  private static long cpuNanos() {
    return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
  }

  private static String cpuSeconds(long startNanos, long endNanos) {
    return "%.2f CPU s".formatted((endNanos - startNanos) / 1e9);
  }

  private static long bare(Path file) throws IOException {
    long events = 0;
    try (RecordingFile recording = new RecordingFile(file)) {
      while (recording.hasMoreEvents()) {
        recording.readEvent();
        events++;
      }
    }
    return events;
  }

  private static long resolving(Path file) throws IOException {
    long frames = 0;
    try (RecordingFile recording = new RecordingFile(file)) {
      while (recording.hasMoreEvents()) {
        RecordedStackTrace stack = recording.readEvent().getStackTrace();
        for (RecordedFrame frame : stack == null ? List.<RecordedFrame>of() : stack.getFrames()) {
          RecordedMethod method = frame.getMethod();
          frames += method.getType().getName().isEmpty() || method.getName().isEmpty() ? 0 : 1;
        }
      }
    }
    return frames;
  }

  private static void launch(Path file) throws IOException, InterruptedException {
    for (int repetition = 1; repetition <= REPETITIONS; repetition++) {
      long start = System.nanoTime();
      int exitCode =
          new ProcessBuilder("./accbench", "hotspots", "--event", SAMPLED, file.toString())
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start()
              .waitFor();
      System.out.printf(
          "process for %.1f MB: %.2f s, exit code %d%n",
          Files.size(file) / 1e6, (System.nanoTime() - start) / 1e9, exitCode);
    }
  }

  /** The most of the heap that was in use before a collection, and that was left after one. */
  private static final class HeapPeak {
    private final Set<String> pools =
        ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getType() == MemoryType.HEAP)
            .map(MemoryPoolMXBean::getName)
            .collect(Collectors.toSet());

    private long usedBytes;
    private long leftBytes;

    HeapPeak() {
      for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
        ((NotificationEmitter) collector)
            .addNotificationListener((told, handback) -> collected(told), null, null);
      }
    }

    synchronized void reset() {
      usedBytes = 0;
      leftBytes = 0;
    }

    private synchronized void collected(Notification told) {
      if (told.getType()
          .equals(GarbageCollectionNotificationInfo.GARBAGE_COLLECTION_NOTIFICATION)) {
        GcInfo info =
            GarbageCollectionNotificationInfo.from((CompositeData) told.getUserData()).getGcInfo();
        usedBytes = Math.max(usedBytes, bytes(info.getMemoryUsageBeforeGc()));
        leftBytes = Math.max(leftBytes, bytes(info.getMemoryUsageAfterGc()));
      }
    }

    private long bytes(Map<String, MemoryUsage> usages) {
      return usages.entrySet().stream()
          .filter(each -> pools.contains(each.getKey()))
          .mapToLong(each -> each.getValue().getUsed())
          .sum();
    }

    @Override
    public synchronized String toString() {
      return "at most %d MB of heap in use, %d MB after a collection"
          .formatted(usedBytes >> 20, leftBytes >> 20);
    }
  }
}
