package io.accbench.app;

import io.accbench.model.Jvm;
import io.accbench.model.UserException;
import io.accbench.stack.SourceCompiler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * What stands beside a profile, in the profile's folder: its own fixtures, stacks and payload
 * types. A fixture or stack of that folder comes before one of accbench's with the same name.
 */
record Study(Path folder) {
  List<Path> fixtures() {
    return List.of(folder.resolve("fixtures"), Home.fixtures());
  }

  List<Path> stacks() {
    return Stream.of(folder.resolve("stacks"), Home.stacks()).distinct().toList();
  }

  /**
   * Returns the class path with the study's own payload types, which come first: those that its
   * {@code pom.xml} has built, or else the sources below {@code types}, compiled here by the oldest
   * of the JVMs.
   *
   * @throws UserException when they are not built, or do not compile
   */
  UserClassPath withTypes(UserClassPath user, List<Jvm> jvms, Workplace place) {
    Path types = folder.resolve("types");
    if (!Files.isDirectory(types) || jvms.isEmpty()) {
      return user;
    }
    Path classes = folder.resolve("target/classes");
    if (!Files.exists(folder.resolve("pom.xml"))) {
      classes = compiled(types, user, jvms, place);
    } else if (!Files.isDirectory(classes)) {
      throw UserException.badInput(
          "%s: the types of this study are not compiled yet; run: mvn -q -f %s compile"
              .formatted(shown(types), shown(folder.resolve("pom.xml"))));
    }
    List<Path> path = new ArrayList<>(List.of(classes));
    path.addAll(user.classPath());
    return new UserClassPath(path);
  }

  private static Path compiled(Path types, UserClassPath user, List<Jvm> jvms, Workplace place) {
    Jvm oldest = jvms.stream().min(Comparator.comparing(Jvm::feature)).orElseThrow();
    place.hint("compiling " + shown(types));
    try {
      return SourceCompiler.compile(
          place.scratch().path(), place.compiled(), types, oldest, user.classPath());
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Returns a path as a user in the working folder types it. */
  private static Path shown(Path path) {
    Path working = Path.of("").toAbsolutePath();
    return path.startsWith(working) ? working.relativize(path) : path;
  }
}
