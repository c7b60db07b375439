package io.accbench.model;

/**
 * The names of files that belong to a cell: the cell's words, and digits that no other cell has.
 */
public final class FileName {
  /** The most characters of the words. Arbitrary: a file system takes 255 bytes. */
  private static final int LONGEST = 120;

  private static final int TOLD_APART = 8;

  private FileName() {}

  /**
   * Returns a name of letters, digits, dots and dashes alone, without a file extension.
   *
   * @param cell its id
   */
  public static String of(String cell) {
    String words = cell.replaceAll("[^A-Za-z0-9.-]+", "-");
    String name = words.substring(0, Math.min(LONGEST, words.length()));
    return name + "-" + Sha256.of(cell).substring(0, TOLD_APART);
  }
}
