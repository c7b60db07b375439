package io.accbench.app;

import io.accbench.kernel.bytecode.StaticMethods;
import io.accbench.kernel.pollution.Polluter;
import io.accbench.kernel.pollution.PollutionKind;
import io.accbench.model.Cell;
import io.accbench.model.PlannedCell;
import io.accbench.model.Pollution;
import io.accbench.model.UnknownName;
import io.accbench.model.UserException;
import io.accbench.run.ForkWork;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The user's static methods that pollute forks, and the folders with the generated classes that
 * call them: a call by reflection would leave its own marks in the JVM.
 */
final class PollutingMethods {
  private final Path scratch;
  private final Map<List<Object>, Path> folders = new HashMap<>();

  PollutingMethods(Path scratch) {
    this.scratch = scratch;
  }

  /**
   * Returns what a fork runs, with the class that calls the user's method where the cell has one.
   *
   * @throws UserException when no such method can be called
   */
  synchronized ForkWork added(PlannedCell planned, ForkWork work) {
    return method(planned.cell())
        .map(
            method ->
                work.with(
                    folders.computeIfAbsent(
                        List.of(method, work.classPath()), key -> write(method, work.classPath()))))
        .orElse(work);
  }

  /** Returns the method that pollutes a cell: {@code com.acme.Traffic::typical}. */
  static Optional<String> method(Cell cell) {
    return Optional.of(cell.pollution())
        .filter(pollution -> pollution.kind() == PollutionKind.METHOD)
        .map(Pollution::detail);
  }

  private Path write(String classAndMethod, List<Path> classPath) {
    String method = classAndMethod.substring(classAndMethod.indexOf("::") + 2);
    try (ClassFiles files = new ClassFiles(classPath)) {
      StaticMethods methods = find(classAndMethod, files);
      Path folder = scratch.resolve("polluting-" + folders.size());
      Path file = folder.resolve(Polluter.USERS_METHOD.replace('.', '/') + ".class");
      Files.createDirectories(file.getParent());
      Files.write(file, methods.traffic(method));
      return folder;
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Returns the methods of the class that declares the method: the one named or one above it. */
  private static StaticMethods find(String classAndMethod, ClassFiles files) throws IOException {
    String type = classAndMethod.substring(0, classAndMethod.indexOf("::"));
    String method = classAndMethod.substring(type.length() + 2);
    String name =
        files
            .internalName(type)
            .orElseThrow(
                () ->
                    problem(
                        classAndMethod,
                        "class %s is not on the class path%s; add --classpath, or correct the name"
                            .formatted(type, near(type, files))));
    StaticMethods first = StaticMethods.of(files.read(name));
    StaticMethods one = first;
    while (!one.callable().containsKey(method)) {
      if (one.others().containsKey(method)) {
        throw problem(
            classAndMethod,
            "the method %s; it must be public and static, without parameters"
                .formatted(one.others().get(method)));
      }
      if (one.above() == null || !files.types().contains(one.above().replace('/', '.'))) {
        throw problem(
            classAndMethod,
            "%s has no such method; %s"
                .formatted(type, UnknownName.hint(method, first.callable().keySet())));
      }
      one = StaticMethods.of(files.read(one.above()));
    }
    if (!one.ofPublicClass()) {
      throw problem(classAndMethod, "class " + type + " is not public; make it public");
    }
    return one;
  }

  private static String near(String type, ClassFiles files) {
    return UnknownName.nearest(type, files.types())
        .map(name -> " (did you mean \"" + name + "\"?)")
        .orElse("");
  }

  private static UserException problem(String classAndMethod, String what) {
    return UserException.badInput(List.of("--pollution " + classAndMethod + ": " + what));
  }
}
