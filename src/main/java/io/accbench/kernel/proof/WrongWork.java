package io.accbench.kernel.proof;

/** The codec did not do the work that was asked of it. */
final class WrongWork extends RuntimeException {
  private static final long serialVersionUID = 1L;

  WrongWork(String message) {
    super(message);
  }
}
