package io.accbench.project;

import io.accbench.model.ExitCode;
import io.accbench.model.UserException;
import java.io.File;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A build tool as the project starts it: by its wrapper, or else by the command on {@code PATH}.
 */
final class BuildTool {
  /** The most lines of a failed build that are shown; arbitrary, the cause stands among them. */
  private static final int MOST_LINES = 8;

  private static final boolean WINDOWS = File.separatorChar == '\\';

  private final String name;
  private final String command;
  private final String mending;

  private BuildTool(String name, String command, String mending) {
    this.name = name;
    this.command = command;
    this.mending = mending;
  }

  /** Returns Maven for a project. */
  static BuildTool maven(Path project) {
    return new BuildTool(
        "Maven", command(project, "mvnw", "mvn", ".cmd"), "install it (apt-get install maven)");
  }

  /** Returns Gradle for a project. */
  static BuildTool gradle(Path project) {
    return new BuildTool(
        "Gradle", command(project, "gradlew", "gradle", ".bat"), "add its wrapper (gradlew)");
  }

  /** Returns the wrapper in the project or the nearest folder above it, or the plain command. */
  private static String command(Path project, String wrapper, String plain, String windows) {
    String ending = WINDOWS ? windows : "";
    for (Path folder = project; folder != null; folder = folder.getParent()) {
      Path file = folder.resolve(wrapper + ending);
      if (Files.isExecutable(file)) {
        return file.toString();
      }
    }
    return plain + ending;
  }

  /** The outcome of a build: whether it passed, and what it printed. */
  record BuildOutcome(boolean passed, List<String> lines) {}

  /** Runs the tool in a folder until it ends. */
  private BuildOutcome run(Path folder, List<String> arguments) {
    List<String> line = new ArrayList<>(List.of(command));
    line.addAll(arguments);
    try {
      Process process =
          new ProcessBuilder(line).directory(folder.toFile()).redirectErrorStream(true).start();
      process.getOutputStream().close();
      try (Stream<String> printed = process.inputReader().lines()) {
        List<String> lines = printed.filter(each -> !each.isBlank()).toList();
        return new BuildOutcome(process.waitFor() == 0, lines);
      } catch (InterruptedException stopped) {
        process.destroy();
        Thread.currentThread().interrupt();
        throw new InterruptedIOException("the build was interrupted");
      }
    } catch (IOException missing) {
      throw new UserException(
          ExitCode.REFUSED,
          List.of(
              "--project: %s cannot be started (%s); %s, or give --classpath"
                  .formatted(name, missing.getMessage(), mending)));
    }
  }

  /**
   * Runs the tool without the network, and again with it when that fails and it is allowed.
   *
   * @param folder the folder in which the tool runs
   * @param project the folder that messages name
   * @param offlineOption the tool's option for no network
   */
  void runOfflineFirst(
      Path folder,
      Path project,
      String offlineOption,
      List<String> arguments,
      boolean offline,
      Consumer<String> hints) {
    hints.accept("compiling " + project + " by " + name);
    List<String> first = new ArrayList<>(List.of(offlineOption));
    first.addAll(arguments);
    BuildOutcome outcome = run(folder, first);
    if (!outcome.passed() && !offline) {
      hints.accept(name + " lacks something offline; trying again with the network");
      outcome = run(folder, arguments);
    }
    if (!outcome.passed()) {
      throw UserException.badInput(
          "--project %s: its build failed%s; mend it until \"%s %s\" passes:\n%s"
              .formatted(
                  project,
                  offline ? " without the network" : "",
                  Path.of(command).getFileName(),
                  String.join(" ", arguments),
                  String.join("\n", causes(outcome.lines()))));
    }
  }

  /** Returns the lines that say what failed, or the last ones. */
  private static List<String> causes(List<String> lines) {
    List<String> errors =
        lines.stream().filter(line -> line.contains("ERROR") || line.startsWith("* ")).toList();
    List<String> shown = errors.isEmpty() ? lines : errors;
    return errors.isEmpty()
        ? shown.subList(Math.max(0, shown.size() - MOST_LINES), shown.size())
        : shown.subList(0, Math.min(MOST_LINES, shown.size()));
  }

  /** Returns the entries of a class path that a tool has written into a file. */
  static List<Path> entries(String text) {
    List<Path> path = new ArrayList<>();
    for (String entry : text.strip().split(File.pathSeparator)) {
      if (!entry.isBlank() && Files.exists(Path.of(entry))) {
        path.add(Path.of(entry));
      }
    }
    return path;
  }
}
