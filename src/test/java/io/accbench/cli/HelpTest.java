package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Golden;
import io.accbench.cli.Cli.Outcome;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The output of {@code --help} and {@code list}. */
class HelpTest {
  /** Every command but picocli's own; the empty one is accbench itself. */
  static List<String> commands() {
    List<String> names = new ArrayList<>(List.of(""));
    names.addAll(Accbench.commandLine().getSubcommands().keySet());
    names.remove("generate-completion");
    return names;
  }

  @ParameterizedTest
  @MethodSource("commands")
  void help_of_a_command(String command) {
    Outcome outcome = command.isEmpty() ? accbench("--help") : accbench(command, "--help");

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.err()).isEmpty();
    Golden.check("cli/help" + (command.isEmpty() ? "" : "-" + command) + ".txt", outcome.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"strategies", "fixtures", "profiles"})
  void list_of_a_kind(String kind) {
    Outcome outcome = accbench("list", kind);

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.err()).isEmpty();
    Golden.check("cli/list-" + kind + ".txt", outcome.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"strategies", "fixtures", "profiles", "jvms"})
  void names_alone_are_words_for_scripts(String kind) {
    Outcome outcome = accbench("list", kind, "--names");

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out().lines()).isNotEmpty().allMatch(name -> name.matches("[\\w./-]+"));
  }
}
