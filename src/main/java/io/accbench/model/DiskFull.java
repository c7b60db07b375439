package io.accbench.model;

import java.util.List;

/** What systems say where no byte can be written any more. */
public final class DiskFull {
  private static final List<String> WORDS =
      List.of("No space left on device", "Disk quota exceeded", "not enough space on the disk");

  private DiskFull() {}

  /** Whether a message of the system, or one that quotes it, says so. */
  public static boolean says(String text) {
    return text != null && WORDS.stream().anyMatch(text::contains);
  }
}
