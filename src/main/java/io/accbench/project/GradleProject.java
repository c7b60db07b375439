package io.accbench.project;

import io.accbench.model.UserException;
import io.accbench.process.ScratchFolder;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

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
    try (InputStream script = GradleProject.class.getResourceAsStream("classpath.gradle");
        ScratchFolder temporary = ScratchFolder.create()) {
      Path init = temporary.path().resolve("classpath.gradle");
      Path output = temporary.path().resolve("classpath.txt");
      Files.copy(script, init);
      ask(init, output, offline, hints);
      if (!Files.exists(output)) {
        throw UserException.badInput(
            "--project "
                + folder
                + ": Gradle wrote no class path; name the folder of one project with the plugin"
                + " java");
      }
      return BuildTool.entries(Files.readString(output));
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
}
