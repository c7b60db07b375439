package io.accbench.cli;

import io.accbench.analysis.Analysis;
import io.accbench.app.Problems;
import io.accbench.app.run.ProfiledRun;
import io.accbench.app.run.WholeFile;
import io.accbench.hotspot.ProgramPart;
import io.accbench.hotspot.ProgramProfile;
import io.accbench.hotspot.ProgramReader;
import io.accbench.model.ExitCode;
import io.accbench.model.UserException;
import io.accbench.plan.RegexOption;
import io.accbench.report.document.Format;
import io.accbench.report.document.Formats;
import io.accbench.report.document.Product;
import io.accbench.report.hotspot.BenchmarkEntries;
import io.accbench.report.hotspot.Gain;
import io.accbench.report.hotspot.GainDocument;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code accbench gain}, which says what a change would gain a recorded program. */
@Command(
    name = "gain",
    mixinStandardHelpOptions = true,
    description = {
      "Shows what an application could gain, from a flight recording of it.",
      "Of each part at most; and with a run, by each ratio of the run."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  accbench gain app.jfr                       what could be gained at most, part by part",
      "  accbench gain app.jfr reports/RUN           by each ratio of that run",
      "  accbench gain app.jfr reports/RUN --entry 'com.fasterxml.jackson.databind.ObjectWriter.*'",
      "  accbench gain app.jfr reports/RUN --out gain        every format, as files",
    })
final class GainCommand implements Callable<Integer> {
  /** A recording of this size takes 5 s to read: one of 1 GB took 60 s. */
  private static final long LONG_RECORDING_MEGABYTES = 100;

  @Spec private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "RECORDING.jfr",
      description = "a flight recording of the application, with samples of CPU time")
  private Path recording;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "RUN",
      description = "the folder of a run, whose ratios are of what the application does")
  private Path run;

  @Option(
      names = "--entry",
      paramLabel = "REGEX",
      description =
          "the methods, as CLASS.METHOD, by which the application enters what the run measured;"
              + " default: the run's codecs, strategies, or what its benchmarks call")
  private String entry;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "table",
      description = "table, markdown, html, csv or json; default: ${DEFAULT-VALUE}")
  private String format;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "also write gain.html, gain.md, gain.csv and gain.json into this folder")
  private Path out;

  @Override
  public Integer call() throws IOException {
    Problems problems = new Problems();
    Format shown = problems.collect(() -> Formats.of(format), Formats.TABLE);
    ProgramPart.EntryMethods asked = problems.collect(this::asked, null);
    Analysis analysis =
        run == null ? null : problems.collect(() -> ProfiledRun.analysis(run), null);
    problems.report();
    Terminal terminal = new Terminal(spec.commandLine());
    long megabytes = recording.toFile().length() >> 20;
    if (megabytes >= LONG_RECORDING_MEGABYTES) {
      terminal.hint("reading %s, %,d MB".formatted(recording, megabytes));
    }
    GainDocument document = new GainDocument(gain(analysis, asked));
    terminal.show(document, shown);
    if (out != null) {
      write(document);
    }
    return ExitCode.PASS.number();
  }

  private Gain gain(Analysis analysis, ProgramPart.EntryMethods asked) {
    Map<String, ProgramPart.EntryMethods> called =
        analysis == null || asked != null ? Map.of() : BenchmarkEntries.of(analysis);
    ProgramProfile profile = ProgramReader.read(recording, asked, List.copyOf(called.values()));
    return analysis == null ? Gain.of(profile) : Gain.of(profile, analysis, asked, called);
  }

  private ProgramPart.EntryMethods asked() {
    return entry == null ? null : new ProgramPart.EntryMethods(RegexOption.of("--entry", entry));
  }

  private void write(Product product) {
    for (Format each : Formats.ALL) {
      if (each != Formats.TABLE) {
        Path file = out.resolve("gain." + each.suffix());
        try {
          Files.createDirectories(out);
          WholeFile.write(file, text -> each.write(product, text));
        } catch (IOException unwritable) {
          throw UserException.badInput(
              "--out " + file + ": cannot be written (" + unwritable + "); choose another folder");
        }
      }
    }
  }
}
