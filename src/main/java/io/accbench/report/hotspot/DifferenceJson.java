package io.accbench.report.hotspot;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.accbench.hotspot.Difference;
import io.accbench.report.text.ReportJson;
import java.io.IOException;
import java.io.Writer;

/** Writes the difference between two sets of recordings, for programs. */
public final class DifferenceJson {
  /**
   * The format's version, which increases when a program that reads an older version would read the
   * new one wrongly.
   */
  private static final int FORMAT_VERSION = 1;

  private DifferenceJson() {}

  private record Document(int formatVersion, @JsonUnwrapped WrittenDifference difference) {}

  /**
   * Writes one document.
   *
   * @param top largest number of parts, without that of all others
   */
  public static void write(Difference difference, int top, Writer out) throws IOException {
    ReportJson.write(new Document(FORMAT_VERSION, WrittenDifference.of(difference, top)), out);
  }
}
