package io.accbench.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.cli.Cli.Outcome;
import io.accbench.model.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every input that ever failed, before any new one is tried. */
@Tag("any-jdk")
class CorpusIT {
  static Stream<Arguments> inputs() {
    return Stream.of(Subject.values())
        .flatMap(
            subject ->
                Corpus.of(subject).inputs().stream().map(file -> Arguments.of(subject, file)));
  }

  static Stream<Path> commandLines() {
    return Corpus.COMMAND_LINES.inputs().stream();
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("inputs")
  void input_that_failed_once_does_not_fail_again(Subject subject, Path file) throws IOException {
    try (Trial trial = Trial.of(subject, Files.readAllBytes(file))) {
      for (List<String> command : subject.commands()) {
        trial.run(command);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("commandLines")
  void command_line_that_failed_once_does_not_fail_again(Path file) throws IOException {
    CommandLineFuzz.survives(Corpus.words(file));
  }

  @Tag("campaign")
  @ParameterizedTest
  @EnumSource
  void each_command_accepts_some_undamaged_input(Subject subject) throws IOException {
    Set<List<String>> refused = new LinkedHashSet<>(subject.commands());
    for (int i = 0; i < subject.intact(); i++) {
      try (Trial trial = Trial.of(subject, subject.intact(i))) {
        for (List<String> command : subject.commands()) {
          Outcome outcome = trial.run(command);
          if (outcome.exitCode() != ExitCode.BAD_INPUT.number()) {
            refused.remove(command);
          }
        }
      }
    }
    assertThat(refused).isEmpty();
  }
}
