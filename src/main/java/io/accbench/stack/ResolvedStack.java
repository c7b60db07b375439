package io.accbench.stack;

import io.accbench.model.Finding;
import io.accbench.model.Stack;
import java.nio.file.Path;
import java.util.List;

/**
 * A stack and where its jars lie on this machine.
 *
 * @param stack what a journal may tell
 * @param classPath absolute, one for each jar of the stack and in its order
 * @param findings what the user should know: a lock that was rewritten or could not be written
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
