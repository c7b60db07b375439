package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Golden;
import io.accbench.cli.Cli.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The messages to somebody who has just unpacked accbench. */
class FirstContactTest {
  @Test
  void alone_it_says_in_ten_lines_what_to_type_first() {
    Outcome outcome = accbench(new String[0]).ended(0);

    assertThat(outcome.out().lines()).hasSize(10).allMatch(line -> line.length() <= 90);
    Golden.check("cli/first-steps.txt", outcome.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rnu            | command \"rnu\" is unknown; did you mean \"run\"? known: run, gate,",
        "reprot         | command \"reprot\" is unknown; did you mean \"report\"? known:",
        "fixture inspct | command \"inspct\" is unknown; did you mean \"inspect\"? known: inspect",
        "run --profle=x | option \"--profle\" is unknown; did you mean \"--profile\"?",
        "run --profle x | option \"--profle\" is unknown; did you mean \"--profile\"?",
        "gate --polciy x --bsae y | option \"--polciy\" is unknown; did you mean \"--policy\"?",
        "list fixtrues  | kind \"fixtrues\" is unknown; did you mean \"fixtures\"? known:",
        "run --profile quikc --dry-run | did you mean \"quick\"?",
        "run --fixture odrer --dry-run | did you mean \"order\"?"
      })
  void the_nearest_name_is_told(String words, String expected) {
    Outcome outcome = accbench(words.strip().split(" ")).ended(2);

    assertThat(outcome.err()).contains(expected.strip());
  }

  @Test
  void a_word_that_is_near_to_nothing_gets_the_whole_list() {
    assertThat(accbench("xyzzy").err())
        .contains("command \"xyzzy\" is unknown; known: run, gate")
        .contains("See: accbench --help");
  }
}
