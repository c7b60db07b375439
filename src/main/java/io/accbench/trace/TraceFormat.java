package io.accbench.trace;

/** A way in which the frames of a trace are separated. */
public enum TraceFormat {
  LINES("newline-delimited JSON"),
  HEADERS("Content-Length framed JSON-RPC");

  private final String words;

  TraceFormat(String words) {
    this.words = words;
  }

  /** Returns the format as messages name it. */
  public String words() {
    return words;
  }
}
