package io.accbench.suite.jmh;

import io.accbench.model.Sha256;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Sums over the code that forks run, each class path read once. */
final class CodeSums {
  private final Map<List<Path>, ClassPathSum> known = new HashMap<>();

  /** Returns the content of a class path. */
  synchronized ClassPathSum of(List<Path> classPath) {
    return known.computeIfAbsent(
        List.copyOf(classPath),
        path -> {
          try {
            return ClassPathSum.of(path);
          } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
          }
        });
  }

  /** Returns one sum over a class path and what is run of it. */
  String of(List<Path> classPath, String run) {
    return Sha256.of(of(classPath).whole() + run);
  }
}
