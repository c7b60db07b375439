package io.accbench.cli;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.app.run.RunFolder;
import io.accbench.app.run.Site;
import io.accbench.journal.JournalReader;
import io.accbench.model.ExitCode;
import io.accbench.model.UserException;
import io.accbench.report.run.ReportWriter;
import io.accbench.report.run.Reports;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code accbench report}, which makes the reports again, from the journal alone. */
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    description = "Writes a run's reports again from its journal.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  accbench report reports/RUN                    all report files again",
      "  accbench report reports/RUN --format html      the page for a browser, on standard output",
      "  accbench report reports/RUN --format table     the table of the terminal",
      "  accbench report reports --site site            a page for each run, and a front page",
      "  accbench report reports/RUN --format csv       one row per ratio, on standard output",
    })
final class ReportCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "RUN",
      description = "the folder of a run; with --site a folder of such folders")
  private Path folder;

  @ArgGroup private ReportChoice choice = new ReportChoice();

  /** One format of a run, or the pages of many; neither for all files of a run. */
  private static final class ReportChoice {
    @Option(
        names = "--format",
        paramLabel = "FORMAT",
        description = {
          "html, markdown, csv, samples, jmh, json or table; of a run with",
          "--hotspots also hotspots, hotspots-csv, hotspots-json; without it,",
          "every file is written again"
        })
    private String format;

    @Option(
        names = "--site",
        paramLabel = "DIR",
        description = {
          "write a page for each run below RUN into this folder, with a",
          "front page; any static host serves it"
        })
    private Path site;
  }

  @Override
  public Integer call() throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    if (choice.site != null) {
      new Site(folder, choice.site).write().forEach(file -> out.println(file));
      out.flush();
      return ExitCode.PASS.number();
    }
    RunFolder run = RunFolder.existing(folder);
    String format = choice.format;
    Analysis analysis = Analyzer.analyze(JournalReader.read(run.journal()));
    if (format == null) {
      run.report(analysis).forEach(file -> out.println(file));
    } else if (format.equals("table")) {
      new Terminal(spec.commandLine()).table(analysis);
    } else {
      ReportWriter writer = Reports.of(format);
      if (!writer.applies(analysis)) {
        throw UserException.badInput(
            folder + ": nothing was profiled; run with --hotspots for --format " + format);
      }
      writer.write(analysis, out);
    }
    out.flush();
    return ExitCode.PASS.number();
  }
}
