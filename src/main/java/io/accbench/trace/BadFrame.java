package io.accbench.trace;

/** A frame with a flaw; without a stack trace, since a trace may hold millions of them. */
final class BadFrame extends Exception {
  private static final long serialVersionUID = 1;

  private final Flaw flaw;
  private final long offset;

  /**
   * @param offset of the byte at fault, in the uncompressed stream
   * @param what was found, for the user
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
