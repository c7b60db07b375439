package io.accbench.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import com.code_intelligence.jazzer.mutation.annotation.NotNull;
import com.code_intelligence.jazzer.mutation.annotation.WithSize;
import io.accbench.cli.Cli;
import io.accbench.model.ExitCode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Model.OptionSpec;

/** Commands with options that they have, and values that nobody thought of. */
class CommandLineFuzz {
  /** Options whose files may lie in the trial's folder alone. */
  private static final Set<String> WRITTEN = Set.of("--junit", "--flame", "--out", "--site");

  /** The commands that do not measure; {@code calibrate} and a gate without a run would. */
  enum Start {
    GATE("gate", "@run"),
    REPORT("report", "@run"),
    COMPARE("compare", "@run", "@same.json"),
    HOTSPOTS("hotspots", "@same.jfr"),
    SUPPORT("support", "--offline"),
    INSPECT("fixture", "inspect", "@trace"),
    LIST("list"),
    /** Last, since a fuzzer begins with the first, and this one starts a JVM. */
    RUN("run", "--dry-run", "--offline");

    private final List<String> words;

    Start(String... words) {
      this.words = List.of(words);
    }

    /** Its options, without those that have no value. */
    List<OptionSpec> options() {
      return Cli.options(words).stream().filter(option -> option.arity().max() > 0).toList();
    }
  }

  /** Values that some option takes, and values that none should. */
  enum Known {
    EMPTY(""),
    BLANK(" "),
    COMMA(","),
    COMMAS(",,"),
    ALL("all"),
    NOT("!direct"),
    STRATEGY("reflection,unsafe"),
    FIXTURE("point"),
    FORMAT("json"),
    PERCENT("2%"),
    MANY_PERCENT("200%"),
    TIME("1s"),
    NO_TIME("-1s"),
    TINY("1ns"),
    SIZE("1t"),
    ZERO("0"),
    ONE("1"),
    RANGE("5..10"),
    TURNED_RANGE("5..2"),
    LARGE("99999999999999999999"),
    NOT_A_NUMBER("NaN"),
    EXPONENT("1e308"),
    RUN("@run"),
    JMH("@same.json"),
    NOWHERE("@nowhere"),
    FOLDER("@"),
    PATTERN("[(*"),
    JARS("x=[/*.jar"),
    COORDINATES("x=com.acme:thing:1"),
    LIBRARY("com.acme:thing=1,2"),
    LABEL("a=b"),
    ESCAPE("\u001b[31m"),
    RIGHT_TO_LEFT("\u202egnp"),
    FORMULA("=1+1"),
    LINE_ENDS("a\r\n::error::b"),
    UP("../../x"),
    ZEROS("/dev/null"),
    OPTION("--help"),
    POINTER("/a/b"),
    LONG("x".repeat(10_000));

    private final String text;

    Known(String text) {
      this.text = text;
    }
  }

  /** An option and its value: a known one, or if that is null any text. */
  record Given(short option, Known known, @NotNull String text) {
    String value() {
      String chosen = known == null ? text : known.text;
      return chosen.replace('\n', ' ').replace("\0", ""); // one a line; no shell passes a NUL
    }
  }

  @FuzzTest
  void survives(@NotNull Start start, @NotNull @WithSize(max = 5) List<@NotNull Given> given)
      throws IOException {
    List<OptionSpec> options = start.options();
    List<String> words = new ArrayList<>(start.words);
    for (Given one : given) {
      String option = options.get(Places.in(one.option(), options.size())).longestName();
      words.add(option);
      words.add(WRITTEN.contains(option) ? inFolder(one.value()) : one.value());
    }
    survives(words);
  }

  private static String inFolder(String file) {
    return file.isBlank() ? file : "@" + file.replaceAll("[^\\w.]", "_");
  }

  static void survives(List<String> words) throws IOException {
    boolean blank = words.stream().anyMatch(String::isBlank);
    try (Trial trial = Trial.of(words)) {
      trial.run(
          words,
          outcome -> {
            if (blank) {
              assertThat(outcome.exitCode())
                  .as("a blank value")
                  .isEqualTo(ExitCode.BAD_INPUT.number());
            }
          });
    }
  }
}
