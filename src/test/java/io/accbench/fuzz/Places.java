package io.accbench.fuzz;

/** Places that a fuzzer chose, made to fit. */
final class Places {
  private Places() {}

  /** The place of 0 to {@code size} - 1 that any number stands for. */
  static int in(int chosen, int size) {
    return Math.floorMod(chosen, size);
  }
}
