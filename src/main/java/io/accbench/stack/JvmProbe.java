package io.accbench.stack;

import io.accbench.model.DiskFull;
import io.accbench.model.Jvm;
import io.accbench.model.UserException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Asks a {@code java} command which JVM it is and which flags it accepts. */
final class JvmProbe {
  private final Duration timeout;

  /**
   * @param timeout the time after which a command that says nothing is killed
   */
  JvmProbe(Duration timeout) {
    this.timeout = timeout;
  }

  /**
   * Returns what is learned from one run with {@code -XshowSettings:properties -version} and one
   * run for each flag.
   *
   * @param label the JVM's label, or empty for its feature version
   * @throws UserException when it is no JVM
   */
  Jvm ask(String label, Path executable, Collection<String> flags) {
    Map<String, String> properties = properties(executable);
    int feature =
        JvmHome.feature(properties.getOrDefault("java.specification.version", ""))
            .orElseThrow(() -> noJvm(executable, "it printed no version"));
    return new Jvm(
        label.isEmpty() ? Integer.toString(feature) : label,
        executable,
        feature,
        properties.getOrDefault("java.runtime.version", "unknown"),
        properties.getOrDefault("java.vendor", "unknown"),
        properties.getOrDefault("java.vm.name", "unknown"),
        accepted(executable, flags),
        List.of());
  }

  private Map<String, String> properties(Path executable) {
    List<String> arguments = List.of("-XshowSettings:properties", "-version");
    try (JavaCommand command = new JavaCommand(executable, arguments)) {
      int exit = command.await(timeout);
      List<String> lines = command.lines();
      if (exit == -1) {
        throw noJvm(executable, "no answer within " + timeout.toSeconds() + " s");
      }
      if (exit != 0) {
        String said = lines.isEmpty() ? "" : ": " + lines.get(lines.size() - 1).strip();
        throw noJvm(executable, "exit code " + exit + " of -version" + said);
      }
      return parse(lines);
    } catch (IOException notStarted) {
      throw notStarted(executable, notStarted);
    }
  }

  private static Map<String, String> parse(List<String> lines) {
    Map<String, String> properties = new LinkedHashMap<>();
    for (String line : lines) {
      int equals = line.indexOf(" = ");
      if (equals > 0) {
        properties.put(line.substring(0, equals).strip(), line.substring(equals + 3).strip());
      }
    }
    return properties;
  }

  /** Returns the accepted flags. All flags are tried at the same time, each in a JVM of its own. */
  private List<String> accepted(Path executable, Collection<String> flags) {
    List<String> tried = List.copyOf(flags);
    List<JavaCommand> commands = new ArrayList<>();
    List<String> accepted = new ArrayList<>();
    try {
      for (String flag : tried) {
        commands.add(new JavaCommand(executable, List.of(flag, "-version")));
      }
      for (int index = 0; index < tried.size(); index++) {
        if (commands.get(index).await(timeout) == 0) {
          accepted.add(tried.get(index));
        }
      }
    } catch (IOException notStarted) {
      throw notStarted(executable, notStarted);
    } finally {
      commands.forEach(JavaCommand::close);
    }
    return List.copyOf(accepted);
  }

  private static RuntimeException notStarted(Path executable, IOException why) {
    return DiskFull.says(why.getMessage())
        ? new UncheckedIOException(why)
        : noJvm(executable, "it cannot be started: " + why.getMessage());
  }

  private static UserException noJvm(Path executable, String why) {
    return UserException.badInput(
        "%s is not a JVM: %s; name the java command or its home folder".formatted(executable, why));
  }
}
