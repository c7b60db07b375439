package io.accbench.stack;

import io.accbench.process.ScratchFolder;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** One short run of a {@code java} command, to learn which JVM it is and what it accepts. */
final class JavaCommand implements AutoCloseable {
  private static final int MOST_OUTPUT_BYTES = 1 << 16;
  private static final String OUTPUT = "output.txt";

  private final Process process;
  private final ScratchFolder folder;
  private final Path output;

  /**
   * Starts the command in an empty folder of its own, as hosts are.
   *
   * @throws IOException when there is nothing that can be started, or no room for what it prints
   */
  JavaCommand(Path executable, List<String> arguments) throws IOException {
    this(executable, arguments, null);
  }

  /**
   * Starts the command.
   *
   * @param in the folder to start it in; null for an empty one of its own
   */
  JavaCommand(Path executable, List<String> arguments, Path in) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(executable.toString());
    command.addAll(arguments);
    folder = ScratchFolder.create();
    output = folder.path().resolve(OUTPUT);
    try {
      requireRoom();
      process =
          new ProcessBuilder(command)
              .directory((in == null ? folder.path() : in).toFile())
              .redirectErrorStream(true)
              .redirectOutput(output.toFile())
              .start();
      process.getOutputStream().close();
    } catch (IOException notStarted) {
      folder.close();
      throw notStarted;
    }
  }

  /**
   * Checks for room: a command with a full disk loses what it prints, and ends as if all went well.
   */
  private void requireRoom() throws IOException {
    Files.write(output, new byte[MOST_OUTPUT_BYTES]);
  }

  /**
   * Waits for the command and returns its exit code, or -1 if it did not end in time and was
   * killed.
   */
  int await(Duration timeout) {
    try {
      if (process.waitFor(timeout.toMillis(), TimeUnit.MILLISECONDS)) {
        return process.exitValue();
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
    process.destroyForcibly();
    return -1;
  }

  /** Returns the first lines that the command printed, at most 64 KiB. */
  List<String> lines() {
    return lines(OUTPUT);
  }

  /**
   * Returns the first lines, at most 64 KiB, of a file in the command's folder; none without it.
   */
  List<String> lines(String name) {
    Path file = folder.path().resolve(name);
    if (!Files.exists(file)) {
      return List.of();
    }
    try (InputStream stream = Files.newInputStream(file)) {
      byte[] bytes = stream.readNBytes(MOST_OUTPUT_BYTES);
      return new String(bytes, StandardCharsets.UTF_8).lines().toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
    folder.close();
  }
}
