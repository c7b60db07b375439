package io.accbench.stack;

/** Why a stack cannot be measured, in one line without URLs and paths: its status. */
final class Unresolvable extends Exception {
  private static final long serialVersionUID = 1;

  Unresolvable(String reason) {
    super(reason);
  }
}
