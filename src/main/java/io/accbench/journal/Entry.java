package io.accbench.journal;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.accbench.model.End;
import io.accbench.model.Header;
import io.accbench.model.JitOutcome;
import io.accbench.model.Launch;
import io.accbench.model.ProfiledFork;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * One line of a journal: {@code {"type":"launch","format":1,"launch":{…}}}.
 *
 * @param type the name of the one of the five parts that it holds
 * @param format the format of the line, which is {@link #FORMAT} when it is written
 * @param jit an outcome of compiling, which stands before the first launch that has it
 * @param outcomes for a launch the ids of its outcomes, each of which stands in an earlier line
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record Entry(
    String type,
    int format,
    Header header,
    Launch launch,
    ProfiledFork profiled,
    End end,
    Numbered jit,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Integer> outcomes) {
  /**
   * An outcome that launches refer to.
   *
   * @param id the number of the outcome; the first of a journal has 1, each other one more than the
   *     one before
   */
  record Numbered(int id, JitOutcome outcome) {}

  /**
   * The format, the only one that is read. It is raised whenever a reader would misread a line of
   * another one.
   */
  static final int FORMAT = 9;

  /**
   * The longest line, in bytes, newline excluded. Arbitrary: a hundred times the longest header
   * seen, and small enough to bind in a small heap.
   */
  static final int LONGEST_LINE_BYTES = 16 << 20;

  static Entry of(Header header) {
    return new Entry("header", FORMAT, header, null, null, null, null, List.of());
  }

  static Entry of(Launch launch, List<Integer> outcomes) {
    return new Entry("launch", FORMAT, null, launch, null, null, null, outcomes);
  }

  static Entry of(ProfiledFork profiled) {
    return new Entry("profiled", FORMAT, null, null, profiled, null, null, List.of());
  }

  static Entry of(End end) {
    return new Entry("end", FORMAT, null, null, null, end, null, List.of());
  }

  static Entry of(Numbered numbered) {
    return new Entry("jit", FORMAT, null, null, null, null, numbered, List.of());
  }

  /**
   * Returns what is wrong with the entry, or null if it holds the part that its type names, and no
   * other.
   */
  String problem() {
    long parts = Stream.of(header, launch, profiled, end, jit).filter(Objects::nonNull).count();
    Object named =
        switch (type) {
          case "header" -> header;
          case "launch" -> launch;
          case "profiled" -> profiled;
          case "end" -> end;
          case "jit" -> jit;
          default -> null;
        };
    boolean whole = named != null && parts == 1 && (launch != null || outcomes.isEmpty());
    return whole ? null : "no entry of type \"" + type + "\"";
  }
}
