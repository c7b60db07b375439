package io.accbench.cli;

import io.accbench.analysis.Analysis;
import io.accbench.app.run.CalibrationRun.CalibrationView;
import io.accbench.app.run.ProgressView;
import io.accbench.app.run.RunFolder;
import io.accbench.report.document.Format;
import io.accbench.report.document.Formats;
import io.accbench.report.document.Product;
import io.accbench.report.document.TerminalFormat;
import io.accbench.report.gate.CalibrationReport;
import io.accbench.report.run.RunDocument;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import picocli.CommandLine;

/**
 * Writes results to standard output, and progress and hints to standard error; plain when piped.
 *
 * <p>The launcher passes by system properties which of the two is a terminal, and its width. {@code
 * System.console()} knows neither, and from JDK 22 to 24 it exists even when all is piped.
 */
final class Terminal implements CalibrationView {
  /** The width of a terminal that does not tell it, and of help. */
  private static final int DEFAULT_WIDTH = 120;

  /**
   * The width where results are piped, in columns: nothing is cut. Arbitrary: wider than any table.
   */
  private static final int UNLIMITED = 10_000;

  private final BufferedReader in;
  private final PrintWriter out;
  private final PrintWriter err;
  private final UnaryOperator<String> properties;
  private final UnaryOperator<String> environment;
  private final ProgressKind progress;

  Terminal(CommandLine command) {
    this(
        new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset())),
        command.getOut(),
        command.getErr(),
        System::getProperty,
        System::getenv,
        progress(command));
  }

  Terminal(
      BufferedReader in,
      PrintWriter out,
      PrintWriter err,
      UnaryOperator<String> properties,
      UnaryOperator<String> environment,
      ProgressKind progress) {
    this.in = in;
    this.out = out;
    this.err = err;
    this.properties = properties;
    this.environment = environment;
    this.progress = progress;
  }

  /** Returns what {@code --progress} names; commands that measure nothing have no such option. */
  private static ProgressKind progress(CommandLine command) {
    CommandLine.ParseResult parsed = command.getParseResult();
    return parsed == null
        ? ProgressKind.AUTO
        : parsed.matchedOptionValue(ProgressKind.ProgressChoice.NAME, ProgressKind.AUTO);
  }

  PrintWriter out() {
    return out;
  }

  @Override
  public void hint(String text) {
    err.println("accbench: " + text);
    err.flush();
  }

  /** Returns whether somebody is there to answer a question. */
  boolean asks() {
    return is("accbench.in") && is("accbench.err");
  }

  /**
   * Asks a question and returns whether the answer is {@code y} or {@code yes}; anything else is a
   * no.
   */
  boolean confirmed(String question) throws IOException {
    err.print("accbench: " + question + " [y/N] ");
    err.flush();
    String answer = in.readLine();
    return answer != null && answer.strip().matches("(?i)y|yes");
  }

  /** Returns the display of how far a run has come. */
  @Override
  public ProgressView progressView() {
    boolean terminal = is("accbench.err") && environment.apply("CI") == null;
    return switch (progress) {
      case AUTO -> terminal ? bar() : plain();
      case BAR -> bar();
      case PLAIN -> plain();
      case NONE -> new SilentProgress(err);
    };
  }

  private ProgressView bar() {
    return new BarProgress(err, System.err, width(properties, environment));
  }

  private ProgressView plain() {
    return new PlainProgress(err, System::nanoTime);
  }

  /** Writes a product in a format; a table is as wide as the terminal. */
  void show(Product product, Format format) throws IOException {
    Format fitting = format == Formats.TABLE ? new TerminalFormat(width(), coloured()) : format;
    fitting.write(product, out);
    out.flush();
  }

  void table(Analysis analysis) throws IOException {
    show(new RunDocument(analysis), Formats.TABLE);
  }

  @Override
  public void calibration(CalibrationReport calibration) throws IOException {
    show(calibration, Formats.TABLE);
    out.println();
    out.flush();
  }

  @Override
  public void files(List<Path> files) {
    files.forEach(out::println);
    out.flush();
  }

  /** Prints a run's table, and where its files are. */
  void report(Analysis analysis, RunFolder folder, List<Path> files) throws IOException {
    table(analysis);
    out.println();
    out.println("report: " + folder.path().resolve("report.md"));
    out.flush();
    hint("all files of the run: " + folder.path() + " (" + files.size() + " and the journal)");
  }

  /**
   * Returns whether results may be coloured: only on a terminal, and not where <a
   * href="https://no-color.org">NO_COLOR</a> is set.
   */
  boolean coloured() {
    String noColour = environment.apply("NO_COLOR");
    return is("accbench.out")
        && (noColour == null || noColour.isEmpty())
        && !"dumb".equals(environment.apply("TERM"));
  }

  /**
   * Returns the number of columns for results. A pipe has as many as the shell exports, or else any
   * number.
   */
  int width() {
    return is("accbench.out")
        ? width(properties, environment)
        : columns(environment.apply("COLUMNS")).orElse(UNLIMITED);
  }

  /** Returns the number of columns that the launcher found, or that the shell exports. */
  static int width(UnaryOperator<String> properties, UnaryOperator<String> environment) {
    return columns(properties.apply("accbench.width"))
        .or(() -> columns(environment.apply("COLUMNS")))
        .orElse(DEFAULT_WIDTH);
  }

  private static Optional<Integer> columns(String text) {
    return text != null && text.matches("[1-9][0-9]{1,3}")
        ? Optional.of(Integer.parseInt(text))
        : Optional.empty();
  }

  private boolean is(String stream) {
    return "true".equals(properties.apply(stream));
  }
}
