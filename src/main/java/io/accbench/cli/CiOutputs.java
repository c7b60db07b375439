package io.accbench.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.accbench.app.run.WholeFile;
import io.accbench.gate.Decision;
import io.accbench.model.ExitCode;
import io.accbench.model.UserException;
import io.accbench.report.gate.Annotations;
import io.accbench.report.gate.GateFile;
import io.accbench.report.gate.JUnit;
import io.accbench.report.gate.Outputs;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * Reports a gate's decision to the CI: by files in the run's folder, and by what GitHub's runner
 * requests in its environment. An output that cannot be written causes a warning; the verdict and
 * its exit code stand.
 */
final class CiOutputs {
  static final String SUMMARY = "GITHUB_STEP_SUMMARY";
  static final String OUTPUT = "GITHUB_OUTPUT";

  private final Map<String, String> environment;
  private final Path junit;

  private CiOutputs(Map<String, String> environment, Path junit) {
    this.environment = environment;
    this.junit = junit;
  }

  static CiOutputs of(Map<String, String> environment) {
    return new CiOutputs(environment, null);
  }

  /**
   * Returns a copy that writes JUnit's XML to one more place.
   *
   * @param file the file that {@code --junit} names; null for no file
   */
  CiOutputs withJUnit(Path file) {
    return new CiOutputs(environment, file);
  }

  /**
   * Removes the files of an earlier gate, so that no old verdict is read where this gate reaches no
   * verdict. Call this before anything is judged.
   *
   * @param folder folder of the run; null without one
   * @throws UserException (exit code 6) with each file that can neither be removed nor emptied
   */
  void removeOld(Path folder) {
    List<String> old = new ArrayList<>();
    for (Path file : files(folder).keySet()) {
      try {
        remove(file);
      } catch (IOException undeletable) {
        old.add(
            file
                + ": holds the verdict of an earlier gate and cannot be removed ("
                + undeletable
                + "); allow its removal, or judge a copy of the run");
      }
    }
    if (!old.isEmpty()) {
      throw new UserException(ExitCode.REFUSED, old);
    }
  }

  /** Removes a file, or empties it where its folder does not permit removal. */
  private static void remove(Path file) throws IOException {
    try {
      Files.deleteIfExists(file);
    } catch (IOException kept) {
      if (Files.notExists(file)) {
        return;
      }
      Files.write(file, new byte[0], StandardOpenOption.TRUNCATE_EXISTING);
    }
  }

  /**
   * Writes everything that applies.
   *
   * @param folder folder of the run, which is created if missing; null without one
   * @param out receives the annotations under GitHub Actions, and nothing elsewhere
   * @param err receives one line for each thing that cannot be written
   * @return the files that could not be written
   */
  List<Path> write(Decision decision, Path folder, PrintWriter out, PrintWriter err) {
    List<Path> missing = new ArrayList<>();
    files(folder)
        .forEach(
            (file, text) -> {
              if (!replace(file, text.apply(decision), err)) {
                missing.add(file);
              }
            });
    append(SUMMARY, room -> GateFile.summary(decision, room), err);
    append(OUTPUT, room -> Outputs.text(decision), err);
    if (GithubLog.reads(environment)) {
      GithubLog.commands(Annotations.text(decision), out);
    }
    err.flush();
    return missing;
  }

  private Map<Path, Function<Decision, String>> files(Path folder) {
    Map<Path, Function<Decision, String>> files = new LinkedHashMap<>();
    if (folder != null) {
      GateFile.ALL.forEach(file -> files.put(folder.resolve(file.name()), file.text()));
    }
    if (junit != null) {
      files.put(junit, JUnit::text);
    }
    return files;
  }

  /** Writes the file and returns whether that succeeded. */
  private static boolean replace(Path file, String text, PrintWriter err) {
    Path absolute = file.toAbsolutePath();
    try {
      Files.createDirectories(absolute.getParent());
      write(absolute, text);
      return true;
    } catch (IOException unwritable) {
      err.println(unwritable(file.toString(), unwritable));
      return false;
    }
  }

  /** Writes a file; an existing one is overwritten in place where its folder takes no new file. */
  private static void write(Path file, String text) throws IOException {
    try {
      WholeFile.write(file, writer -> writer.write(text));
    } catch (IOException unwritable) {
      if (!Files.isRegularFile(file)) {
        throw unwritable;
      }
      Files.write(file, text.getBytes(UTF_8), StandardOpenOption.TRUNCATE_EXISTING);
    }
  }

  /**
   * Appends to the file that a variable names, on a line of its own.
   *
   * @param text returns the text for the number of bytes that the file may still take
   */
  private void append(String variable, IntFunction<String> text, PrintWriter err) {
    String name = environment.getOrDefault(variable, "");
    if (name.isEmpty()) {
      return;
    }
    try (FileChannel file =
        FileChannel.open(
            Path.of(name),
            StandardOpenOption.CREATE,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE)) {
      String start = startsLine(file) ? "" : "\n";
      long room = GateFile.MOST_SUMMARY_BYTES - file.size() - start.length();
      String added = text.apply((int) Math.max(0, room));
      if (added.isEmpty()) {
        err.println("accbench: $" + variable + ": is already full; the gate's part is left out");
        return;
      }
      file.position(file.size());
      ByteBuffer bytes = UTF_8.encode(start + added);
      while (bytes.hasRemaining()) {
        file.write(bytes);
      }
    } catch (IOException | InvalidPathException unwritable) {
      err.println(unwritable("$" + variable, unwritable));
    }
  }

  private static boolean startsLine(FileChannel file) throws IOException {
    ByteBuffer last = ByteBuffer.allocate(1);
    return file.size() == 0 || file.read(last, file.size() - 1) < 1 || last.get(0) == '\n';
  }

  /** Returns the warning that an output, a file or {@code $VARIABLE}, cannot be written. */
  private static String unwritable(String output, Exception cause) {
    return "accbench: " + output + ": cannot be written (" + cause + "); the verdict stands";
  }
}
