package io.accbench.process;

import io.accbench.model.DiskFull;
import io.accbench.model.UserException;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A JVM or compiler that does one thing and ends. Its last printed lines are kept, and its process
 * is never left behind.
 */
public final class ChildJvm {
  /** The number of lines kept; arbitrary, because a user reads them in one message. */
  private static final int KEPT_LINES = 8;

  /**
   * The number of frames kept of each stack trace, so that its causes are kept, too; arbitrary:
   * where it happened, and who called.
   */
  private static final int KEPT_FRAMES = 2;

  /** The greatest length of a line, in characters; arbitrary, as above. */
  private static final int LONGEST_LINE = 300;

  /** The exit code of a process that signal n ended is n more. */
  private static final int SIGNALLED = 128;

  private final String what;
  private final String code;
  private final Duration timeout;
  private final Deque<String> lastLines = new ArrayDeque<>();
  private int frames;
  private boolean full;

  /**
   * @param what the work that it does, for messages: {@code preparing order on JVM 17}
   * @param code the code that runs in it and may keep it from its end, for messages: {@code the
   *     codec}
   * @param timeout the time after which it is killed
   */
  public ChildJvm(String what, String code, Duration timeout) {
    this.what = what;
    this.code = code;
    this.timeout = timeout;
  }

  /**
   * Runs a command to its end.
   *
   * @param result a file that the process must have written
   * @throws UserException when the process cannot be started, hangs, fails, or wrote no result
   */
  public void run(List<String> command, Path result) throws IOException {
    Process process = start(command);
    Thread killer = new Thread(process::destroyForcibly);
    Runtime.getRuntime().addShutdownHook(killer);
    try {
      boolean ended = await(process);
      if (!ended) {
        throw failed(
            ("did not end within %d s; one of these may loop or wait: %s; correct it, or allow more"
                    + " time with --timeout")
                .formatted(timeout.toSeconds(), code));
      }
      if (process.exitValue() != 0 || !Files.exists(result)) {
        throw failed(
            "ended with exit code %d before it was done%s"
                .formatted(process.exitValue(), saidWhy() ? "" : suspicion(process.exitValue())));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw failed("was interrupted");
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      end(process);
      removeHook(killer);
    }
  }

  /** Returns whether the last lines are a JVM's own words for why it ended. */
  private boolean saidWhy() {
    return lastLines().stream()
        .anyMatch(
            line ->
                line.startsWith("Exception in thread")
                    || line.startsWith("Error")
                    || line.startsWith("# "));
  }

  private String suspicion(int exit) {
    return exit > SIGNALLED
        ? ", by signal " + (exit - SIGNALLED) + " from outside or by a crash of the JVM"
        : "; unless its last lines give the reason, one of these may call System.exit: " + code;
  }

  /**
   * Returns the last lines that the process printed, without empty ones; each line may be cut off.
   */
  public List<String> lastLines() {
    synchronized (lastLines) {
      return List.copyOf(lastLines);
    }
  }

  /** Kills the process and waits until it is gone, which is at once; arbitrary: at most 5 s. */
  private static void end(Process process) {
    try {
      process.destroyForcibly().waitFor(5, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static Process start(List<String> command) {
    try {
      return new ProcessBuilder(command).redirectErrorStream(true).start();
    } catch (IOException e) {
      throw UserException.badInput("the JVM cannot be started: " + e.getMessage());
    }
  }

  private boolean await(Process process) throws InterruptedException, IOException {
    process.getOutputStream().close();
    Thread drain = new Thread(() -> drain(process), "output of a child");
    drain.setDaemon(true);
    drain.start();
    boolean ended = process.waitFor(timeout.toMillis(), TimeUnit.MILLISECONDS);
    if (!ended) {
      process.destroyForcibly();
    }
    // bounded: a child of the child may hold the pipe open
    drain.join(2_000);
    return ended;
  }

  private void drain(Process process) {
    try (BufferedReader output = process.inputReader(Charset.defaultCharset())) {
      StringBuilder line = new StringBuilder();
      for (int c = output.read(); c >= 0; c = output.read()) {
        if (c == '\n') {
          keep(line.toString());
          line.setLength(0);
        } else if (line.length() < LONGEST_LINE && c != '\r') {
          line.append((char) c);
        }
      }
      keep(line.toString());
    } catch (IOException e) {
      keep("(its output ended early: " + e.getMessage() + ")");
    }
  }

  private void keep(String line) {
    if (line.isBlank()) {
      return;
    }
    synchronized (lastLines) {
      full |= DiskFull.says(line);
      // a frame of a stack trace, or the number of frames left out
      boolean frame =
          line.startsWith("\tat ") || (line.startsWith("\t... ") && line.endsWith(" more"));
      frames = frame ? frames + 1 : 0;
      if (frames > KEPT_FRAMES) {
        return;
      }
      lastLines.addLast(line);
      if (lastLines.size() > KEPT_LINES) {
        lastLines.removeFirst();
      }
    }
  }

  private boolean diskFull() {
    synchronized (lastLines) {
      return full;
    }
  }

  private UserException failed(String how) {
    List<String> lines = lastLines();
    String said = lines.isEmpty() ? "it printed nothing" : String.join("\n  ", lines);
    String failure = what + ": it " + how + ":\n  " + said;
    return diskFull()
        ? UserException.refused(
            failure
                + "\n  the disk is full; make room in the folder for temporary files, "
                + System.getProperty("java.io.tmpdir")
                + ", or set TMPDIR to another one")
        : UserException.badInput(failure);
  }

  private static void removeHook(Thread killer) {
    try {
      Runtime.getRuntime().removeShutdownHook(killer);
    } catch (IllegalStateException e) {
      // the JVM is going down: the hook runs
    }
  }
}
