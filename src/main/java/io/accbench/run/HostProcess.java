package io.accbench.run;

import io.accbench.model.Jvm;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A host JVM, which takes requests as lines and gives events, one line each. The host and its fork
 * end when the host's standard input ends, so neither outlives accbench, however accbench dies. If
 * the host dies by itself, its fork is killed.
 */
final class HostProcess implements AutoCloseable {
  private static final String GONE = "\0gone";

  /** The first event of a host. */
  private static final String READY = "ready";

  /**
   * The number of events that may wait for accbench; a host that gives more is slowed down.
   * Arbitrary: a few rounds.
   */
  private static final int WAITING = 1_000;

  /** The number of lines kept of the output of a dead host; the first ones name the cause. */
  private static final int ERROR_LINES = 4;

  /**
   * The flags that choose the serial collector, whichever one the environment or a script that
   * starts the JVM has chosen before.
   */
  static final List<String> SERIAL =
      List.of(
          "-XX:-UseG1GC",
          "-XX:-UseParallelGC",
          "-XX:-UseZGC",
          "-XX:-UseShenandoahGC",
          "-XX:+UseSerialGC");

  /**
   * The longest wait for the end of a killed process, which is gone within milliseconds; arbitrary.
   */
  private static final int LAST_BREATH_SECONDS = 5;

  private final Process process;
  private final Path folder;
  private final Path errors;
  private final Writer requests;
  private final BlockingQueue<String> events = new ArrayBlockingQueue<>(WAITING);

  /** The lines printed before the host was ready: a JVM that cannot start says so there. */
  private final List<String> beforeReady = new CopyOnWriteArrayList<>();

  private volatile boolean ready;
  private volatile boolean gone;
  private volatile ProcessHandle fork;

  private HostProcess(Process process, Path folder, Path errors) {
    this.process = process;
    this.folder = folder;
    this.errors = errors;
    this.requests = process.outputWriter(StandardCharsets.UTF_8);
    Thread reader = new Thread(this::followEvents, "host-events");
    reader.setDaemon(true);
    reader.start();
  }

  /**
   * Starts a host on the JVM that will also run its forks.
   *
   * @param classPath kernel and JMH
   * @param folder the working folder of the host and its forks
   */
  static HostProcess start(Jvm jvm, String classPath, Path folder) throws IOException {
    List<String> command = new ArrayList<>(List.of(jvm.executable().toString()));
    command.addAll(SERIAL);
    command.addAll(
        List.of(
            "-Xms16m",
            "-Xmx128m",
            "-XX:TieredStopAtLevel=1",
            "-Djmh.ignoreLock=true", // accbench holds it: see MeasurementLock
            "-Djava.io.tmpdir=" + output(folder), // JMH keeps its forks' output there
            "-cp",
            classPath,
            "io.accbench.kernel.host.HostMain"));
    Path errors = folder.resolve("host.err");
    return new HostProcess(
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectError(errors.toFile())
            .start(),
        folder,
        errors);
  }

  /** Returns the working folder of the host and its forks. */
  Path folder() {
    return folder;
  }

  /**
   * Returns the folder that holds the output of the forks while they run; it is removed with {@link
   * #folder}.
   */
  Path output() throws IOException {
    return output(folder);
  }

  private static Path output(Path folder) throws IOException {
    return Files.createDirectories(folder.resolve("output"));
  }

  /** Requests a launch. If the host died meanwhile, its next event says so. */
  void send(List<String> request) {
    try {
      for (String line : request) {
        requests.write(line);
        requests.write('\n');
      }
      requests.write("go\n");
      requests.flush();
    } catch (IOException gone) {
      process.destroyForcibly();
    }
  }

  /**
   * Returns the parts of the next event, or null after the timeout. If the host died, every call
   * returns {@code gone}, or {@code unstarted} if it never was ready, and the first lines that the
   * host printed; its exit code where it printed nothing.
   */
  String[] next(Duration timeout) throws InterruptedException {
    if (gone) {
      return goneEvent();
    }
    String line = events.poll(timeout.toMillis(), TimeUnit.MILLISECONDS);
    if (line == null) {
      return null;
    }
    gone = line.equals(GONE);
    if (gone) {
      killFork();
    }
    return gone ? goneEvent() : line.split("\t", -1);
  }

  /**
   * Returns whether the host's fork is known and alive. Each call looks for the fork until it is
   * known, because the fork of a host that died has another parent and can no longer be found.
   */
  boolean seesFork() {
    ProcessHandle known = fork;
    if (known == null || !known.isAlive()) {
      fork = process.children().findFirst().orElse(known);
    }
    return fork != null && fork.isAlive();
  }

  boolean alive() {
    return process.isAlive();
  }

  /** Kills only the fork; JMH then reports it, and the host lives on. */
  void killFork() {
    forks().forEach(ProcessHandle::destroyForcibly);
  }

  /**
   * Returns the processes that the host has started, including those that it had started before it
   * died.
   */
  private Stream<ProcessHandle> forks() {
    ProcessHandle known = fork;
    return known == null
        ? process.descendants()
        : Stream.of(process.descendants(), known.descendants(), Stream.of(known))
            .flatMap(Function.identity());
  }

  private void followEvents() {
    try {
      readEvents();
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  private void readEvents() throws InterruptedException {
    try (BufferedReader in =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      String line;
      while ((line = in.readLine()) != null) {
        ready |= line.equals(READY);
        if (!ready && beforeReady.size() < ERROR_LINES) {
          beforeReady.add(line);
        }
        events.put(line);
      }
    } catch (IOException | UncheckedIOException closed) {
      // this means the same as the end of the stream
    }
    events.put(GONE);
  }

  private String[] goneEvent() {
    List<String> words = new ArrayList<>(ready ? List.of() : beforeReady);
    try (Stream<String> lines = Files.lines(errors)) {
      lines.limit(ERROR_LINES).map(String::strip).forEach(words::add);
    } catch (IOException | UncheckedIOException unreadable) {
      // what it printed before it was ready is all that is known
    }
    return new String[] {
      ready ? "gone" : "unstarted", words.isEmpty() ? exit() : String.join("; ", words)
    };
  }

  private String exit() {
    awaitEnd(process.toHandle());
    return process.isAlive() ? "" : "exit code " + process.exitValue();
  }

  /**
   * Kills the fork and then the host, and waits for their end. The fork comes first, since a
   * process without its parent is gone only when the system notices.
   */
  @Override
  public void close() {
    end(forks());
    end(Stream.concat(forks(), Stream.of(process.toHandle())));
  }

  private static void end(Stream<ProcessHandle> processes) {
    List<ProcessHandle> all = processes.toList();
    all.forEach(ProcessHandle::destroyForcibly);
    all.forEach(HostProcess::awaitEnd);
  }

  private static void awaitEnd(ProcessHandle killed) {
    try {
      killed.onExit().get(LAST_BREATH_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException again) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | TimeoutException stuck) {
      // the process is in the kernel, and dies as soon as it leaves it
    }
  }
}
