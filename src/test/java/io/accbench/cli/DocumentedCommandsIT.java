package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.cli.Cli.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs what the manual's pages print; a command that would measure shows its plan instead. */
@Tag("any-jdk")
class DocumentedCommandsIT {
  /** What was run already: several pages print the same command. */
  private static final Set<List<String>> DONE = new HashSet<>();

  static List<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>();
    for (Path page : Documents.pages()) {
      if (!Documents.runnable(page).isEmpty()) {
        pages.add(page);
      }
    }
    return pages;
  }

  @ParameterizedTest
  @MethodSource("pages")
  void commands_of_a_page_work_as_printed(Path page) throws IOException {
    for (String line : Documents.runnable(page)) {
      String[] arguments = Documents.arguments(line);
      if (line.startsWith("javac ")) {
        int exitCode =
            ToolProvider.findFirst("javac").orElseThrow().run(System.out, System.err, arguments);
        assertThat(exitCode).as(line).isZero();
      } else if (DONE.add(List.of(planned(arguments)))) {
        assertThat(line).startsWith("./accbench ");
        Outcome outcome = accbench(planned(arguments));
        assertThat(outcome.exitCode()).as(line + "\n" + outcome.err()).isZero();
        assertThat(outcome.out()).as(line).isNotBlank();
      }
    }
  }

  /** Every task of the manual has a command that works as printed; the glossary has none. */
  @Test
  void every_page_of_the_manual_has_a_command_that_is_run() throws IOException {
    assertThat(Documents.pages())
        .filteredOn(page -> !page.endsWith("README.md") && !page.endsWith("glossary.md"))
        .hasSizeGreaterThan(10)
        .allSatisfy(page -> assertThat(Documents.runnable(page)).isNotEmpty());
  }

  private static String[] planned(String[] arguments) {
    boolean measures = arguments[0].equals("run") && !List.of(arguments).contains("--dry-run");
    return measures
        ? Stream.concat(Stream.of(arguments), Stream.of("--dry-run")).toArray(String[]::new)
        : arguments;
  }
}
