package io.accbench.journal;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.accbench.model.End;
import io.accbench.model.Header;
import io.accbench.model.Launch;
import io.accbench.model.ProfiledFork;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * One line: {@code {"type":"launch","format":1,"launch":{…}}}.
 *
 * @param type which of the four it holds
 * @param format {@link #FORMAT}
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record Entry(
    String type, int format, Header header, Launch launch, ProfiledFork profiled, End end) {
  /** Raised whenever an older reader would misread a line. */
  static final int FORMAT = 3;

  /** The oldest that is still read: it lacks parts that later ones have, and no part changed. */
  static final int OLDEST = 1;

  /**
   * The longest line, in bytes, newline excluded. Arbitrary: a hundred times the longest header
   * seen, and small enough to bind in a small heap.
   */
  static final int LONGEST_LINE_BYTES = 16 << 20;

  static Entry of(Header header) {
    return new Entry("header", FORMAT, header, null, null, null);
  }

  static Entry of(Launch launch) {
    return new Entry("launch", FORMAT, null, launch, null, null);
  }

  static Entry of(ProfiledFork profiled) {
    return new Entry("profiled", FORMAT, null, null, profiled, null);
  }

  static Entry of(End end) {
    return new Entry("end", FORMAT, null, null, null, end);
  }

  /** What is wrong with it, or null: the part that its type names is there, and no other. */
  String problem() {
    long parts = Stream.of(header, launch, profiled, end).filter(Objects::nonNull).count();
    Object named =
        switch (type) {
          case "header" -> header;
          case "launch" -> launch;
          case "profiled" -> profiled;
          case "end" -> end;
          default -> null;
        };
    return named != null && parts == 1 ? null : "no entry of type \"" + type + "\"";
  }
}
