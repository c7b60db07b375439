package io.accbench.stack;

/**
 * The reason why a stack cannot be measured, in one line without URLs and paths; it becomes the
 * stack's status.
 */
final class Unresolvable extends Exception {
  private static final long serialVersionUID = 1;

  Unresolvable(String reason) {
    super(reason);
  }
}
