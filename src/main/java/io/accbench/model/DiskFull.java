package io.accbench.model;

import java.util.List;

/** The messages of systems on which no more bytes can be written. */
public final class DiskFull {
  private static final List<String> WORDS =
      List.of("No space left on device", "Disk quota exceeded", "not enough space on the disk");

  private DiskFull() {}

  /** Returns whether a message of the system, or one that quotes it, says that the disk is full. */
  public static boolean says(String text) {
    return text != null && WORDS.stream().anyMatch(text::contains);
  }
}
