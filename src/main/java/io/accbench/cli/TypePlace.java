package io.accbench.cli;

import java.nio.file.Path;
import java.util.List;

/**
 * Where the payload's types come from.
 *
 * @param stack the stack that they were compiled for; empty where they serve every stack
 * @param classPath the user's classes and what else the types need
 */
record TypePlace(String stack, List<Path> classPath) {
  boolean serves(String other) {
    return stack.isEmpty() || stack.equals(other);
  }
}
