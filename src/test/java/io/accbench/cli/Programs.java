package io.accbench.cli;

import io.accbench.cli.Cli.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Programs that a test starts, and whose end it awaits. */
final class Programs {
  private Programs() {}

  static Outcome run(List<String> command) {
    return run(Path.of(""), Map.of(), command);
  }

  /** Runs a program in a folder; a variable whose value is empty is left out. */
  static Outcome run(Path folder, Map<String, String> environment, List<String> command) {
    try {
      Path out = Files.createTempFile("out", ".txt");
      Path err = Files.createTempFile("err", ".txt");
      ProcessBuilder program =
          new ProcessBuilder(command)
              .directory(folder.toAbsolutePath().toFile())
              .redirectOutput(out.toFile())
              .redirectError(err.toFile());
      program.environment().putAll(environment);
      program.environment().values().removeIf(String::isEmpty);
      Outcome outcome =
          new Outcome(program.start().waitFor(), Files.readString(out), Files.readString(err));
      Files.delete(out);
      Files.delete(err);
      return outcome;
    } catch (IOException | InterruptedException failed) {
      throw new AssertionError(failed);
    }
  }
}
