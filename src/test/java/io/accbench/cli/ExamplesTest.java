package io.accbench.cli;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/** The commands that README, the manual and {@code --help} show, and the options they explain. */
class ExamplesTest {

  /** Commands in blocks of code of README and the manual. */
  static List<String> documents() throws IOException {
    List<String> examples = new ArrayList<>();
    for (Path page : Documents.pages()) {
      examples.addAll(Documents.commands(page));
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
  @MethodSource({"documents", "help"})
  void an_example_is_a_command_that_accbench_takes(String example) {
    String command = example.replaceFirst(" {2,}.*", ""); // what it does, in words

    assertThatNoException()
        .isThrownBy(() -> Accbench.commandLine().parseArgs(Documents.arguments(command)));
  }

  @Test
  void every_command_has_an_example() throws IOException {
    List<String> all = Stream.concat(documents().stream(), help().stream()).toList();

    assertThat(Accbench.commandLine().getSubcommands().keySet())
        .allSatisfy(name -> assertThat(all).anyMatch(line -> line.contains("accbench " + name)));
  }

  @Test
  void every_option_stands_in_the_manual() throws IOException {
    StringBuilder manual = new StringBuilder();
    for (Path page : Documents.pages()) {
      manual.append(Files.readString(page));
    }

    assertThat(options(Accbench.commandLine()))
        .hasSizeGreaterThan(80)
        .allSatisfy(names -> assertThat(manual).containsPattern(anyOf(names)));
  }

  /** Returns the spellings of each option of a command and of the commands below it. */
  private static Set<List<String>> options(CommandLine command) {
    Set<List<String>> options = new LinkedHashSet<>();
    command.getCommandSpec().options().forEach(option -> options.add(List.of(option.names())));
    command.getSubcommands().values().forEach(below -> options.addAll(options(below)));
    return options;
  }

  /**
   * Returns what finds one of the names as a word of its own: {@code -t}, but not in {@code -to}.
   */
  private static Pattern anyOf(List<String> names) {
    String choice = names.stream().map(Pattern::quote).collect(joining("|"));
    return Pattern.compile("(?<![\\w-])(" + choice + ")(?![\\w-])");
  }
}
