package io.accbench.suite.jmh;

import io.accbench.model.Stack;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A version of the libraries that {@code --lib} varies.
 *
 * @param name {@code gson-2.13.2}; empty where nothing is varied
 * @param classPath its jars, which stand before those of the side; empty where it is unavailable
 * @param stack its jars with their sums; empty where nothing is varied
 */
record LibraryVersion(String name, List<Path> classPath, Optional<Stack> stack) {
  /** The libraries that each side brings itself. */
  static final LibraryVersion OF_THE_SIDE = new LibraryVersion("", List.of(), Optional.empty());

  /** Returns why the version cannot be measured; empty if it can. */
  Optional<String> unavailable() {
    return stack.map(Stack::unavailable);
  }
}
