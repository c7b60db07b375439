package io.accbench.suite.codec;

import io.accbench.model.Cell;
import io.accbench.model.CodecProof;
import io.accbench.model.Finding;
import io.accbench.model.Stack;
import io.accbench.model.StackJar;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The libraries under test.
 *
 * @param stacks in the order asked for, the unavailable ones included
 * @param proofs what each codec did on each stack that it could run on
 * @param findings findings about the stacks
 */
record Libraries(List<Stack> stacks, List<CodecProof> proofs, List<Finding> findings) {
  /**
   * Returns the artifacts, {@code group:artifact}, that a stack does not hold. A local jar may hold
   * anything, so the list is empty for a stack with a local jar.
   */
  static List<String> lacking(List<String> artifacts, Stack stack) {
    List<String> lacking = new ArrayList<>(artifacts);
    for (StackJar jar : stack.jars()) {
      if (jar.coordinates().startsWith("file:")) {
        return List.of();
      }
      lacking.removeIf(artifact -> jar.coordinates().startsWith(artifact + ":"));
    }
    return lacking;
  }

  List<String> names() {
    return stacks.stream().map(Stack::name).toList();
  }

  Optional<Stack> stack(String name) {
    return stacks.stream().filter(stack -> stack.name().equals(name)).findFirst();
  }

  Optional<CodecProof> proof(Cell cell) {
    return proofs.stream().filter(proof -> proof.about(cell)).findFirst();
  }
}
