package io.accbench.project;

import io.accbench.model.UserException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A project that Gradle builds. An init script adds a task to it, which compiles the tests and
 * writes their class path into a file; the project itself is not changed.
 */
final class GradleProject {
  private final Path folder;

  GradleProject(Path folder) {
    this.folder = folder;
  }

  List<Path> classPath(boolean offline, Consumer<String> hints) {
    try (InputStream script = GradleProject.class.getResourceAsStream("classpath.gradle")) {
      Path temporary = Files.createTempDirectory("accbench-gradle");
      Path init = temporary.resolve("classpath.gradle");
      Path output = temporary.resolve("classpath.txt");
      try {
        Files.copy(script, init);
        ask(init, output, offline, hints);
        return Files.exists(output) ? BuildTool.entries(Files.readString(output)) : noTests();
      } finally {
        remove(temporary);
      }
    } catch (IOException full) {
      throw new UncheckedIOException(full);
    }
  }

  private void ask(Path init, Path output, boolean offline, Consumer<String> hints) {
    List<String> arguments =
        List.of(
            "--quiet",
            "--init-script",
            init.toString(),
            "-Paccbench.project=" + folder,
            "-Paccbench.output=" + output,
            "accbenchClassPath");
    BuildTool.gradle(folder)
        .runOfflineFirst(folder, folder, "--offline", arguments, offline, hints);
  }

  private List<Path> noTests() {
    throw UserException.badInput(
        "--project "
            + folder
            + ": Gradle wrote no class path; name the folder of one project with the plugin java");
  }

  private static void remove(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(folder);
  }
}
