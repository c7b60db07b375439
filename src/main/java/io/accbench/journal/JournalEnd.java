package io.accbench.journal;

import io.accbench.model.UserException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The place at which a writer goes on in an existing journal.
 *
 * @param position the position in bytes, behind the last line that stays
 * @param outcomes the outcomes that stay
 */
record JournalEnd(long position, SharedOutcomes outcomes) {
  private static final byte[] LAUNCH = start("launch");
  private static final byte[] JIT = start("jit");

  /** A line that holds an outcome. */
  private record FoundEnd(long position, int line, byte[] json) {}

  private static byte[] start(String type) {
    return ("{\"type\":\"" + type + "\"").getBytes(StandardCharsets.US_ASCII);
  }

  /**
   * Returns the end behind the last whole line, or the start of the first of so many launches at
   * the end.
   *
   * @param dropped the number of launches, 0 or more
   */
  static JournalEnd of(Path path, int dropped) throws IOException {
    List<Long> launches = new ArrayList<>();
    List<FoundEnd> outcomes = new ArrayList<>();
    long position = 0;
    try (LineReader lines = new LineReader(path)) {
      for (byte[] line = lines.next(); line != null; line = lines.next()) {
        if (starts(line, LAUNCH)) {
          launches.add(position);
        } else if (starts(line, JIT)) {
          outcomes.add(new FoundEnd(position, lines.number(), line));
        }
        position += line.length + 1;
      }
    }
    int first = Math.max(0, launches.size() - dropped);
    long end = first == launches.size() ? position : launches.get(first);
    return new JournalEnd(end, known(path, outcomes, end));
  }

  private static boolean starts(byte[] line, byte[] start) {
    int length = Math.min(line.length, start.length);
    return Arrays.equals(line, 0, length, start, 0, start.length);
  }

  private static SharedOutcomes known(Path path, List<FoundEnd> outcomes, long end)
      throws IOException {
    SharedOutcomes known = new SharedOutcomes();
    for (FoundEnd each : outcomes) {
      if (each.position() < end) {
        Entry entry = Json.MAPPER.readValue(each.json(), Entry.class);
        String wrong = entry.jit() == null ? "no outcome" : known.add(entry.jit());
        if (wrong != null) {
          throw UserException.badInput(
              path + ":" + each.line() + ": " + wrong + "; restore the file, or run again");
        }
      }
    }
    return known;
  }
}
