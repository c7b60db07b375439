package io.accbench.kernel.profiler;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Properties;

/**
 * The file in which a fork tells facts about itself, in the format of {@link Properties}.
 *
 * <p>Note: {@link Properties#store} writes the date as well. That runs calendars, time zones and
 * formats of the JDK, which the benchmark may use, too.
 */
public final class FactsFile {
  private FactsFile() {}

  /** Writes the facts; with several threads the last one wins. */
  public static synchronized void write(Properties facts, String file) throws IOException {
    StringBuilder text = new StringBuilder();
    for (Map.Entry<Object, Object> fact : facts.entrySet()) {
      append((String) fact.getKey(), text);
      text.append('=');
      append((String) fact.getValue(), text);
      text.append('\n');
    }
    try (FileOutputStream out = new FileOutputStream(file)) {
      out.write(text.toString().getBytes(StandardCharsets.UTF_8));
    }
  }

  private static void append(String part, StringBuilder text) {
    for (int i = 0; i < part.length(); i++) {
      char each = part.charAt(i);
      switch (each) {
        case '\n' -> text.append("\\n");
        case '\r' -> text.append("\\r");
        case '\t' -> text.append("\\t");
        case '\f' -> text.append("\\f");
        case '\\', '=', ':', '#', '!', ' ' -> text.append('\\').append(each);
        default -> text.append(each);
      }
    }
  }
}
