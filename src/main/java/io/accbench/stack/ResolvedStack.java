package io.accbench.stack;

import io.accbench.model.Finding;
import io.accbench.model.Stack;
import java.nio.file.Path;
import java.util.List;

/**
 * A stack, and the places of its jars on this machine.
 *
 * @param stack the stack as a journal may show it
 * @param classPath absolute paths, one for each jar of the stack and in its order
 * @param findings the facts that the user should know: a lock that was rewritten or could not be
 *     written
 */
public record ResolvedStack(Stack stack, List<Path> classPath, List<Finding> findings) {
  public ResolvedStack {
    classPath = List.copyOf(classPath);
    findings = List.copyOf(findings);
  }

  static ResolvedStack unavailable(String name, String reason) {
    return new ResolvedStack(Stack.unavailable(name, reason), List.of(), List.of());
  }
}
