package io.accbench.trace;

import java.io.IOException;

/** The framing of newline-delimited JSON: one document a line; empty lines are ignored. */
final class Lines implements Framing {
  private final StreamWindow window;
  private final int mostBytes;
  private final JsonText json = new JsonText();
  private boolean insideTooLarge;

  Lines(StreamWindow window, int mostBytes) {
    this.window = window;
    this.mostBytes = mostBytes;
  }

  @Override
  public boolean next(Frame frame) throws IOException, BadFrame {
    if (insideTooLarge) {
      passLine();
    }
    int length = 0;
    boolean torn = false;
    while (length == 0 && !torn) {
      while (window.has(1) && JsonText.isSpace(window.at(0))) {
        window.pass(1);
      }
      int line = line();
      torn = line == window.available();
      length = show(frame, line);
      window.pass(line);
    }
    if (length > mostBytes) {
      insideTooLarge = torn;
      throw tooLarge(frame.offset(), torn);
    }
    if (torn && length > 0) {
      checkLast(frame);
    }
    return length > 0;
  }

  /**
   * Returns the number of bytes up to the next newline or the stream's end; over the limit, perhaps
   * not all of them.
   */
  private int line() throws IOException {
    int length = 0;
    do {
      byte[] bytes = window.bytes();
      int start = window.start();
      int end = start + window.available();
      int at = start + length;
      while (at < end && bytes[at] != '\n') {
        at++;
      }
      length = at - start;
      if (at < end) {
        return length;
      }
    } while (length <= mostBytes + MOST_SPACE_BYTES && window.more());
    return length;
  }

  /** Shows a line without the space at its end, and returns the length shown. */
  private int show(Frame frame, int line) {
    int length = line;
    while (length > 0 && JsonText.isSpace(window.at(length - 1))) {
      length--;
    }
    frame.show(window.bytes(), window.start(), length, window.offset());
    return length;
  }

  /**
   * Passes the rest of a line that is over the limit; this happens only when the next line is asked
   * for.
   */
  private void passLine() throws IOException {
    insideTooLarge = false;
    while (window.has(1)) {
      int line = line();
      boolean ends = line < window.available();
      window.pass(line);
      if (ends) {
        break;
      }
    }
  }

  private BadFrame tooLarge(long offset, boolean goesOn) {
    String size = (goesOn ? "more than " : "") + (window.offset() - offset) + " bytes";
    return new BadFrame(
        Flaw.TOO_LARGE, offset, size + " are over the limit of " + mostBytes + " for a frame");
  }

  /**
   * Checks a last line without a newline. It may be whole, because some writers leave the newline
   * out.
   */
  private void checkLast(Frame frame) throws BadFrame {
    try {
      json.read(frame);
    } catch (BadFrame cut) {
      throw new BadFrame(
          Flaw.TORN, frame.offset(), "the last line has no end: " + cut.getMessage());
    }
  }
}
