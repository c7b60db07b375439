package io.accbench.cli;

import io.accbench.app.Problems;
import io.accbench.app.run.ComparedPaths;
import io.accbench.compare.Comparison;
import io.accbench.compare.RowKey;
import io.accbench.compare.Side;
import io.accbench.model.ExitCode;
import io.accbench.model.UserException;
import io.accbench.plan.RegexOption;
import io.accbench.report.compare.ComparisonDocument;
import io.accbench.report.document.Format;
import io.accbench.report.document.Formats;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code accbench compare}, which compares runs and JMH files. */
@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    description = "Compares runs and JMH JSON files (-rf json), each to the first.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  accbench compare old.json new.json                     time, allocation, geometric mean",
      "  accbench compare main=reports/A branch=reports/B       runs of accbench, with labels",
      "  accbench compare results.json --by codec               the values of a JMH parameter",
      "  accbench compare reports/RUN --by strategy --filter 'read.*avgt'",
      "  accbench compare reports/A reports/B --ignore jvm      match rows of any JVM",
      "  accbench compare old.json new.json --format markdown   for a pull request",
    })
final class CompareCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "1..*",
      paramLabel = "[LABEL=]PATH",
      description = "a run's folder or journal, or a JMH JSON file; - for standard input")
  private List<String> paths;

  @Option(
      names = "--by",
      paramLabel = "PARAM",
      description =
          "with one path: compare the values of a JMH parameter or of an axis (strategy, stack,"
              + " jvm, …), of \"method\" or \"threads\"; param.NAME if a name is ambiguous")
  private String by;

  @Option(
      names = "--ignore",
      paramLabel = "PARAM",
      split = ",",
      description = "parameters or axes to ignore when matching rows")
  private List<String> ignored = List.of();

  @Option(
      names = "--filter",
      paramLabel = "REGEX",
      description = "only rows whose text matches it: \"com.acme.Bench.parse codec=gson avgt\"")
  private String filter;

  @Option(
      names = "--confidence",
      paramLabel = "LEVEL",
      defaultValue = "99%",
      description = "confidence of every interval; default: ${DEFAULT-VALUE}")
  private String confidence;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "table",
      description = "table, markdown, html, csv or json; default: ${DEFAULT-VALUE}")
  private String format;

  @Override
  public Integer call() throws IOException {
    Problems problems = new Problems();
    Predicate<RowKey> asked = problems.collect(() -> asked(filter), key -> true);
    double level = problems.collect(() -> level(confidence), 0.5);
    Format shown = problems.collect(() -> Formats.of(format), Formats.TABLE);
    List<Side> sides = ComparedPaths.sides(paths, by != null, asked, System.in, problems);
    problems.report();
    List<Side> matched = Side.ignoring(sides, ignored);
    Terminal terminal = new Terminal(spec.commandLine());
    Comparison comparison =
        by == null ? Comparison.of(matched, level) : Comparison.by(matched.get(0), by, level);
    terminal.show(new ComparisonDocument(comparison, terminal.width()), shown);
    return ExitCode.PASS.number();
  }

  private static Predicate<RowKey> asked(String filter) {
    if (filter == null) {
      return key -> true;
    }
    Pattern pattern = RegexOption.of("--filter", filter);
    return key -> pattern.matcher(key.text()).find();
  }

  /** Returns the level of {@code 99%} or {@code 0.99}. */
  private static double level(String text) {
    try {
      double level =
          text.endsWith("%")
              ? new BigDecimal(text.substring(0, text.length() - 1)).movePointLeft(2).doubleValue()
              : new BigDecimal(text).doubleValue();
      if (level >= 0.5 && level < 1) {
        return level;
      }
    } catch (NumberFormatException malformed) {
      // reported below, like any other wrong level
    }
    throw UserException.badInput(
        "--confidence " + text + ": give a level from 50% to below 100%, such as 99%");
  }
}
