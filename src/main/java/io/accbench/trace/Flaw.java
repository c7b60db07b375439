package io.accbench.trace;

/** A flaw that a frame can have. */
public enum Flaw {
  TORN("torn last frame"),
  WRONG_LENGTH("wrong length"),
  BAD_HEADER("bad header"),
  TOO_LARGE("over the limit"),
  INVALID_UTF8("invalid UTF-8"),
  NOT_JSON("not JSON"),
  TOO_DEEP("nested too deep"),
  DAMAGED_GZIP("damaged gzip");

  private final String words;

  Flaw(String words) {
    this.words = words;
  }

  /** Returns the flaw as messages name it. */
  public String words() {
    return words;
  }
}
