package io.accbench.trace;

import java.io.IOException;

/**
 * The framing of documents behind headers with their lengths. A length is believed if the next
 * header, or the stream's end, stands right behind the document. After a bad frame, the search for
 * the next line {@code Content-Length: N} begins inside the bytes that the bad length claimed.
 */
final class Headers implements Framing {
  private final StreamWindow window;
  private final int mostBytes;
  private final FrameHeader header;
  private final FrameHeader following;
  private final JsonText json = new JsonText();
  private boolean lost;

  Headers(StreamWindow window, int mostBytes) {
    this.window = window;
    this.mostBytes = mostBytes;
    this.header = new FrameHeader(window);
    this.following = new FrameHeader(window);
  }

  @Override
  public boolean next(Frame frame) throws IOException, BadFrame {
    if (lost) {
      lost = false;
      if (!FrameHeader.find(window)) {
        return false;
      }
    }
    if (onlySpace(0)) {
      return false;
    }
    lost = true;
    readHeader();
    readDocument(frame);
    lost = false;
    window.pass(frame.length());
    return true;
  }

  /**
   * Looks for a header inside a frame that is not JSON. If there is one, the frame's length was
   * wrong and covered the following frames, which are then looked at again.
   */
  @Override
  public BadFrame cause(Frame frame, BadFrame notJson) {
    window.pass(-frame.length());
    if (FrameHeader.position(window, frame.length()) >= 0) {
      lost = true;
      return wrong(frame.length() + ", but another header stands within");
    }
    window.pass(frame.length());
    return notJson;
  }

  private void readHeader() throws IOException, BadFrame {
    try {
      header.read(0);
    } catch (BadFrame bad) {
      window.pass(1);
      throw bad;
    }
    window.pass(header.bytes());
  }

  /** Reads the document at the window's start. */
  private void readDocument(Frame frame) throws IOException, BadFrame {
    long claimed = header.contentLength();
    if (claimed == 0 || claimed > mostBytes) {
      throw claimed == 0 ? wrong("0, but a document has at least one byte") : tooLarge(claimed);
    }
    int length = (int) claimed;
    if (!window.has(length)) {
      int missing = length - window.available();
      throw FrameHeader.position(window, window.available()) >= 0
          ? wrong(length + ", but another header stands within")
          : new BadFrame(
              Flaw.TORN,
              window.offset(),
              "Content-Length says " + length + ", but the trace ends " + missing + " bytes early");
    }
    boolean followed = isFollowed(length);
    frame.show(window.bytes(), window.start(), length, window.offset());
    if (!followed) {
      checkAlone(frame);
    }
  }

  /** Returns whether a header, or the stream's end, comes behind so many bytes. */
  private boolean isFollowed(int length) throws IOException {
    try {
      if (!onlySpace(length)) {
        following.read(length);
      }
      return true;
    } catch (BadFrame none) {
      return false;
    }
  }

  /**
   * Checks a document without a header behind it. If the document is whole, its length is right,
   * and the bytes behind it are at fault.
   */
  private void checkAlone(Frame frame) throws BadFrame {
    try {
      json.read(frame);
    } catch (BadFrame notWhole) {
      throw wrong(
          frame.length()
              + ", but no header stands at byte "
              + (frame.offset() + frame.length())
              + ", where the next is expected");
    }
  }

  /**
   * Returns whether nothing but space comes from a distance on to the end; a long space counts as
   * more.
   */
  private boolean onlySpace(int from) throws IOException {
    int at = from;
    while (window.has(at + 1)) {
      if (!JsonText.isSpace(window.at(at)) || at - from > MOST_SPACE_BYTES) {
        return false;
      }
      at++;
    }
    return true;
  }

  private BadFrame tooLarge(long claimed) {
    return new BadFrame(
        Flaw.TOO_LARGE,
        window.offset(),
        "Content-Length says " + claimed + ", over the limit of " + mostBytes + " for a frame");
  }

  private BadFrame wrong(String what) {
    return new BadFrame(Flaw.WRONG_LENGTH, window.offset(), "Content-Length says " + what);
  }
}
