package io.accbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** {@code ./accbench} as a process of its own, in a process group of its own as in a terminal. */
final class Started implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** Processor time of a fork until its first iteration. Arbitrary: twice what it takes. */
  private static final Duration STARTING = Duration.ofMillis(1_500);

  private final Process process;
  private final Path out;
  private final Path err;
  private final Set<ProcessHandle> seen = new HashSet<>();

  private Started(Process process, Path out, Path err) {
    this.process = process;
    this.out = out;
    this.err = err;
  }

  static Started accbench(Path folder, List<String> arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of("setsid", "./accbench"));
    command.addAll(arguments);
    Path out = folder.resolve("out.txt");
    Path err = folder.resolve("err.txt");
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
    Path temporary = Files.createDirectories(temporary(folder));
    builder.environment().put("TMPDIR", temporary.toString());
    return new Started(builder.start(), out, err);
  }

  /** Where it puts temporary files, below the folder that it was given. */
  static Path temporary(Path folder) {
    return folder.resolve("temporary files");
  }

  /** Waits until {@code lines} of the journal are written; remembers every process meanwhile. */
  void awaitLaunches(Path run, long launches) throws IOException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    BooleanSupplier there = () -> Journals.launchesSoFar(run) >= launches;
    while (!there.getAsBoolean()) {
      assertThat(process.isAlive()).as(err()).isTrue();
      assertThat(System.nanoTime()).as(err()).isLessThan(end);
      LockSupport.parkNanos(5_000_000);
    }
    awaitFork(end);
  }

  /** A host and its fork. */
  private void awaitFork(long end) {
    while (process.isAlive() && seen.size() < 2 && System.nanoTime() < end) {
      process.descendants().forEach(seen::add);
    }
  }

  /** {@code kill} with a signal: of the process, or of its whole group. */
  void kill(String signal, boolean group) throws IOException, InterruptedException {
    String target = (group ? "-" : "") + process.pid();
    assertThat(new ProcessBuilder("kill", "-s", signal, "--", target).start().waitFor()).isZero();
  }

  /** Ends a fork that measures, or a JVM that is its parent, by a signal. */
  void killMeasuring(String main, String signal) throws IOException, InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    ProcessHandle target = null;
    while (target == null) {
      assertThat(System.nanoTime()).as(err()).isLessThan(end);
      target =
          process
              .descendants()
              .filter(Started::measures)
              .flatMap(fork -> Stream.of(fork, fork.parent().orElse(fork)))
              .filter(each -> commandOf(each).contains(main))
              .findFirst()
              .orElse(null);
      LockSupport.parkNanos(5_000_000);
    }
    assertThat(
            new ProcessBuilder("kill", "-s", signal, Long.toString(target.pid())).start().waitFor())
        .isZero();
  }

  /** Whether a fork has done more than start; its iterations take longer than that. */
  private static boolean measures(ProcessHandle process) {
    Duration spent = process.info().totalCpuDuration().orElse(Duration.ZERO);
    return commandOf(process).contains("ForkedMain") && spent.compareTo(STARTING) > 0;
  }

  private static String commandOf(ProcessHandle process) {
    return process.info().commandLine().orElse("");
  }

  /**
   * Kills it for good after so long, unless it has ended before, and sees all that it had started
   * end.
   */
  void killAfter(long millis, String marker) throws IOException, InterruptedException {
    if (!process.waitFor(millis, TimeUnit.MILLISECONDS)) {
      process.descendants().forEach(seen::add);
      process.destroyForcibly();
      assertThat(process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isTrue();
    }
    assertGone(marker);
  }

  int exitCode() throws InterruptedException, IOException {
    assertThat(process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)).as(err()).isTrue();
    return process.exitValue();
  }

  /** Every process that it started, and any other whose command holds the marker, is gone. */
  void assertNothingIsLeft(String marker) {
    assertThat(seen).hasSizeGreaterThanOrEqualTo(2);
    assertGone(marker);
  }

  private void assertGone(String marker) {
    for (ProcessHandle one : seen) {
      assertThat(one.onExit()).succeedsWithin(Duration.ofSeconds(10));
    }
    assertThat(
            ProcessHandle.allProcesses()
                .filter(one -> one.info().commandLine().orElse("").contains(marker))
                .toList())
        .isEmpty();
  }

  String out() throws IOException {
    return Files.readString(out);
  }

  String err() throws IOException {
    return Files.readString(err);
  }

  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
