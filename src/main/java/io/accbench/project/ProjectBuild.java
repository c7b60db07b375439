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
 * A compiled project, as its build describes it.
 *
 * @param folder the folder of the project
 * @param classPath classes, test classes and all libraries of the tests, in order
 * @param resources the folders of test resources and resources that exist, in order
 */
public record ProjectBuild(Path folder, List<Path> classPath, List<Path> resources) {
  /** The project of a command that names none. */
  private static final ProjectBuild NONE = new ProjectBuild(Path.of(""), List.of(), List.of());

  private static final List<String> GRADLE =
      List.of("build.gradle", "build.gradle.kts", "settings.gradle", "settings.gradle.kts");

  /** Returns whether a project was named. */
  public boolean any() {
    return !classPath.isEmpty();
  }

  /**
   * Compiles a project by its own build, and asks it for its class path.
   *
   * @param folder the folder of a Maven or Gradle project; null for none
   * @param offline whether nothing may be fetched; otherwise only what is missing is
   * @param hints receives lines that say what is being done
   * @throws UserException with the words of the build when it fails
   */
  public static ProjectBuild of(Path folder, boolean offline, Consumer<String> hints) {
    if (folder == null) {
      return NONE;
    }
    Path absolute = folder.toAbsolutePath().normalize();
    List<Path> classPath;
    if (Files.exists(absolute.resolve("pom.xml"))) {
      classPath = new MavenProject(absolute).classPath(offline, hints);
    } else if (GRADLE.stream().anyMatch(name -> Files.exists(absolute.resolve(name)))) {
      classPath = new GradleProject(absolute).classPath(offline, hints);
    } else {
      throw UserException.badInput(
          "--project "
              + folder
              + ": has neither pom.xml nor build.gradle; name the folder of a Maven or Gradle"
              + " project, or give --classpath");
    }
    return new ProjectBuild(absolute, classPath, resources(absolute));
  }

  /** Returns what is known of a project that is not compiled: its resources. */
  static ProjectBuild unbuilt(Path folder) {
    return new ProjectBuild(folder, List.of(), resources(folder));
  }

  private static List<Path> resources(Path folder) {
    return List.of("src/test/resources", "src/main/resources").stream()
        .map(folder::resolve)
        .filter(Files::isDirectory)
        .toList();
  }

  /**
   * A project that Gradle builds. An init script adds a task to it, which compiles the tests and
   * writes their class path into a file; the project itself is not changed.
   */
  private record GradleProject(Path folder) {

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
}
