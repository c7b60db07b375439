package io.accbench.suite.jmh;

import io.accbench.app.ClassFiles;
import io.accbench.kernel.bytecode.RepeatedBenchmark;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Folders with changed copies of benchmark classes, whose benchmark does some operations more often
 * than once. Such a folder stands first on the class path of a fork that is to be slowed down.
 */
final class AddedWorkClasses {
  private final Path scratch;
  private final Map<List<Object>, Path> made = new HashMap<>();

  AddedWorkClasses(Path scratch) {
    this.scratch = scratch;
  }

  /** Returns the folder for a benchmark of a class path. */
  synchronized Path folder(JmhBenchmark benchmark, List<Path> classPath) {
    return made.computeIfAbsent(
        List.of(benchmark.name(), classPath),
        key -> write(benchmark, classPath, scratch.resolve("slowed-" + made.size())));
  }

  private static Path write(JmhBenchmark benchmark, List<Path> classPath, Path folder) {
    String method = benchmark.name().substring(benchmark.type().length() + 1);
    try (ClassFiles files = new ClassFiles(classPath)) {
      // the method may be inherited
      for (String type = files.internalName(benchmark.type()).orElse(benchmark.type());
          type != null; ) {
        byte[] original = files.read(type);
        byte[] changed = RepeatedBenchmark.of(original, method);
        if (changed.length > 0) {
          Path file = folder.resolve(type + ".class");
          Files.createDirectories(file.getParent());
          Files.write(file, changed);
          return folder;
        }
        type = RepeatedBenchmark.superclass(original);
      }
      throw new IOException("the method of " + benchmark.name() + " cannot be found");
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
