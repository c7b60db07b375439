package io.accbench.application.load;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * The processor time of a process, from the system's own account of it.
 *
 * @param nanos of all threads but those of the JIT compilers, in user and kernel mode
 * @param collectorNanos the part of that in threads of the garbage collector
 * @param compilerNanos of the JIT compilers' threads, which a process in its steady state needs not
 * @param kernelNanos of all threads in kernel mode, in steps of 10 ms
 */
record CpuTime(long nanos, long collectorNanos, long compilerNanos, long kernelNanos) {
  /** Linux counts in these for programs, whatever its own ticks are. */
  private static final long NANOS_OF_A_TICK = 10_000_000;

  /** The place of {@code stime} behind the program's name, see proc(5). */
  private static final int KERNEL_TICKS = 13;

  static CpuTime of(long pid) throws IOException {
    long nanos = 0;
    long collector = 0;
    long compiler = 0;
    try (DirectoryStream<Path> threads = threads(pid)) {
      for (Path thread : threads) {
        long here = ofThread(thread);
        String name = name(thread);
        if (isCompiler(name)) {
          compiler += here;
        } else {
          nanos += here;
          collector += name.startsWith("GC ") || name.startsWith("G1 ") ? here : 0;
        }
      }
    }
    String process = Files.readString(folder(pid).resolve("stat"));
    String[] fields = process.substring(process.lastIndexOf(')')).split(" ", -1);
    return new CpuTime(
        nanos, collector, compiler, Long.parseLong(fields[KERNEL_TICKS]) * NANOS_OF_A_TICK);
  }

  CpuTime minus(CpuTime earlier) {
    return new CpuTime(
        nanos - earlier.nanos,
        collectorNanos - earlier.collectorNanos,
        compilerNanos - earlier.compilerNanos,
        kernelNanos - earlier.kernelNanos);
  }

  static DirectoryStream<Path> threads(long pid) throws IOException {
    return Files.newDirectoryStream(folder(pid).resolve("task"));
  }

  private static Path folder(long pid) {
    return Path.of("/proc", String.valueOf(pid));
  }

  static boolean isCompiler(String thread) {
    return thread.startsWith("C1 Comp") || thread.startsWith("C2 Comp");
  }

  /** Returns a thread's name, cut after 15 characters; empty for one that has ended. */
  static String name(Path thread) throws IOException {
    try {
      return Files.readString(thread.resolve("comm")).strip();
    } catch (NoSuchFileException ended) {
      return "";
    }
  }

  private static long ofThread(Path thread) throws IOException {
    try {
      String text = Files.readString(thread.resolve("schedstat"));
      return Long.parseLong(text.substring(0, text.indexOf(' ')));
    } catch (NoSuchFileException ended) {
      return 0;
    }
  }
}
