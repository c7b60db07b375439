package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Golden;
import io.accbench.cli.Cli.Outcome;
import io.accbench.model.CommandText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.Model.OptionSpec;

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

  /** A repetition and a merged run leave these options out of a command that was typed. */
  @Test
  void options_of_one_machine_are_known_with_and_without_a_value() {
    Map<String, OptionSpec> options =
        Accbench.commandLine().getSubcommands().get("run").getCommandSpec().optionsMap();
    CommandText.OF_ONE_MACHINE.forEach(
        (name, value) -> assertThat(options.get(name).arity().max() > 0).as(name).isEqualTo(value));
  }
}
