package io.accbench.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;

import io.accbench.model.CommandText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/** Every command that the README and {@code --help} show. */
class ExamplesTest {

  /** Commands in README's blocks of code, without what stands beside them. */
  static List<String> readme() throws IOException {
    List<String> examples = new ArrayList<>();
    boolean block = false;
    for (String line : Files.readAllLines(Path.of("README.md"))) {
      block ^= line.startsWith("```");
      if (block && line.startsWith("./accbench ")) {
        examples.add(line);
      }
    }
    return examples;
  }

  /** The footers of all commands. */
  static List<String> help() {
    CommandLine accbench = Accbench.commandLine();
    return Stream.concat(Stream.of(accbench), accbench.getSubcommands().values().stream())
        .flatMap(command -> Stream.of(command.getCommandSpec().usageMessage().footer()))
        .map(String::strip)
        .filter(line -> line.startsWith("accbench "))
        .toList();
  }

  @ParameterizedTest
  @MethodSource({"readme", "help"})
  void an_example_is_a_command_that_accbench_takes(String example) {
    String command = example.replaceFirst(" {2,}.*", ""); // what it does, in words
    List<String> words = CommandText.split(command);

    assertThatNoException()
        .isThrownBy(
            () ->
                Accbench.commandLine()
                    .parseArgs(words.subList(1, words.size()).toArray(String[]::new)));
  }

  @Test
  void every_command_has_an_example() throws IOException {
    List<String> all = Stream.concat(readme().stream(), help().stream()).toList();

    assertThat(Accbench.commandLine().getSubcommands().keySet())
        .allSatisfy(name -> assertThat(all).anyMatch(line -> line.contains("accbench " + name)));
  }
}
