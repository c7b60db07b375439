package io.accbench.report.hotspot;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.accbench.hotspot.Hotspots;
import io.accbench.report.text.ReportJson;
import java.io.IOException;
import java.io.Writer;

/** Writes hotspots for programs. */
public final class HotspotJson {
  /**
   * The format's version, which increases when a program that reads an older version would read the
   * new one wrongly.
   */
  private static final int FORMAT_VERSION = 1;

  private HotspotJson() {}

  private record Document(int formatVersion, @JsonUnwrapped WrittenHotspots hotspots) {}

  /**
   * Writes one document.
   *
   * @param top largest number of rows of each table
   */
  public static void write(Hotspots hotspots, int top, Writer out) throws IOException {
    ReportJson.write(new Document(FORMAT_VERSION, WrittenHotspots.of(hotspots, top)), out);
  }
}
