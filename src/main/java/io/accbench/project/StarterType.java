package io.accbench.project;

import io.accbench.model.UserException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The type of a project with which accbench begins.
 *
 * @param name the fully qualified name of a class
 * @param payload a document of it, relative to the project; null where none is known, or where the
 *     project's test resources have just one of that name
 * @param isFound whether the project has the class and a payload
 */
record StarterType(String name, Path payload, boolean isFound) {
  private static final String PLACEHOLDER = "com.acme.Order";
  private static final String JAVA = ".java";

  /** Returns the first class, by its name, for which a resource is named. */
  static StarterType in(Path project) {
    Path sources = project.resolve("src/main/java");
    if (Files.isDirectory(sources)) {
      try (Stream<Path> files = Files.walk(sources)) {
        Optional<String> found =
            files
                .filter(file -> file.toString().endsWith(JAVA))
                .map(file -> className(sources.relativize(file)))
                .sorted()
                .filter(type -> hasPayload(project, type))
                .findFirst();
        if (found.isPresent()) {
          return new StarterType(found.get(), null, true);
        }
      } catch (IOException unreadable) {
        throw new UncheckedIOException(unreadable);
      }
    }
    return new StarterType(PLACEHOLDER, Path.of("order.json"), false);
  }

  /** Returns a class that the user names. */
  static StarterType named(Path project, String type) {
    return hasPayload(project, type)
        ? new StarterType(type, null, true)
        : new StarterType(type, Path.of("payload.json"), false);
  }

  private static String className(Path file) {
    String name = file.toString().replace('\\', '/').replace('/', '.');
    return name.substring(0, name.length() - JAVA.length());
  }

  private static boolean hasPayload(Path project, String type) {
    try {
      new ProjectPayloads(ProjectBuild.unbuilt(project)).of(type);
      return true;
    } catch (UserException none) {
      return false;
    }
  }

  String simpleName() {
    return name.substring(1 + Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')));
  }

  /** Returns the options that name the payload; none where it is found by the type. */
  List<String> options() {
    return payload == null ? List.of() : List.of("--payload", payload.toString());
  }
}
