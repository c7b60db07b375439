package io.accbench.model;

/** Names of files that belong to a cell: its words, and what tells it apart from any other. */
public final class FileName {
  /** A file system takes 255 bytes; arbitrary. */
  private static final int LONGEST = 120;

  private static final int TOLD_APART = 8;

  private FileName() {}

  /**
   * Letters, digits, dots and dashes alone, without an ending.
   *
   * @param cell its id
   */
  public static String of(String cell) {
    String words = cell.replaceAll("[^A-Za-z0-9.-]+", "-");
    String name = words.substring(0, Math.min(LONGEST, words.length()));
    return name + "-" + Sha256.of(cell).substring(0, TOLD_APART);
  }
}
