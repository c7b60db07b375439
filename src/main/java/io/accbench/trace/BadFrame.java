package io.accbench.trace;

/**
 * An exception for a frame with a flaw. It has no stack trace, because a trace file may hold
 * millions of such frames.
 */
final class BadFrame extends Exception {
  private static final long serialVersionUID = 1;

  private final Flaw flaw;
  private final long offset;

  /**
   * @param offset the offset of the byte at fault, in the uncompressed stream
   * @param what the fault that was found, for the user
   */
  BadFrame(Flaw flaw, long offset, String what) {
    super(what, null, false, false);
    this.flaw = flaw;
    this.offset = offset;
  }

  Flaw flaw() {
    return flaw;
  }

  long offset() {
    return offset;
  }
}
