package io.accbench.trace;

/** How frames are parted in a trace. */
public enum TraceFormat {
  LINES("newline-delimited JSON"),
  HEADERS("Content-Length framed JSON-RPC");

  private final String words;

  TraceFormat(String words) {
    this.words = words;
  }

  /** As messages name it. */
  public String words() {
    return words;
  }
}
