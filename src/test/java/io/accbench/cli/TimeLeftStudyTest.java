package io.accbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.journal.JournalReader;
import io.accbench.model.Journal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The time left that the committed runs would have shown. */
@Tag("slow")
@Tag("any-jdk")
class TimeLeftStudyTest {
  private static final double OFF = 0.25;

  private static List<Journal> journals() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("reports"))) {
      return files
          .filter(file -> file.endsWith("journal.jsonl.gz"))
          .sorted()
          .map(JournalReader::read)
          .filter(journal -> journal.end() != null)
          .toList();
    }
  }

  @Test
  void at_half_time_it_is_off_by_a_quarter_in_one_run_of_ten_at_most() throws IOException {
    List<Double> half = journals().stream().map(run -> TimeLeftStudy.of(run).half()).toList();

    assertThat(half).hasSizeGreaterThan(15);
    assertThat(half.stream().filter(shown -> !(Math.abs(shown - 1) <= OFF)))
        .hasSizeLessThanOrEqualTo(half.size() / 10);
  }
}
