package io.accbench.cli;

import io.accbench.app.Problems;
import io.accbench.app.RunPreparation;
import io.accbench.app.run.CalibrationRun;
import io.accbench.app.run.RunFolder;
import io.accbench.gate.Calibration.CalibrationRules;
import io.accbench.gate.Calibrator;
import io.accbench.journal.JournalReader;
import io.accbench.model.ExitCode;
import io.accbench.plan.Converters.BadValue;
import io.accbench.plan.LibraryOptions;
import io.accbench.plan.MeasuringOptions;
import io.accbench.plan.ProfilingOptions;
import io.accbench.plan.RunOptions;
import io.accbench.plan.SelectionOptions;
import io.accbench.run.FolderLock;
import io.accbench.run.MeasurementLock;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * The command {@code accbench calibrate}, which determines the margin that this machine needs by
 * measuring code together with itself.
 */
@Command(
    name = "calibrate",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Shows how much code differs from itself on this machine, and which margin to use for it.",
      "Compares code with a copy of itself, and simulates on these rounds what run would decide."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  accbench calibrate                                  suite access, about 8 minutes",
      "  accbench calibrate --profile calibrate-codec        through Jackson",
      "  accbench calibrate --jvm 25 --mode avgt -f 60",
      "  accbench calibrate reports/RUN --pair-budget 5m     of an existing run",
    })
final class CalibrateCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "RUN",
      arity = "0..1",
      description =
          "a finished run with --inject none and 10 rounds or more; then nothing is measured")
  private Path finished;

  @Option(
      names = "--profile",
      paramLabel = "NAME",
      description =
          "what to run: see accbench list profiles, or a study's folder"
              + " (default: ${DEFAULT-VALUE})")
  private String profile = "calibrate";

  @Mixin private SimulatingOptions simulating;
  @Mixin private SelectionOptions selection;
  @Mixin private LibraryOptions libraries;
  @Mixin private MeasuringOptions measuring;
  @Mixin private ProgressKind.ProgressChoice progress;

  @Option(
      names = {"--out", "-o"},
      paramLabel = "DIR",
      description = "the folder of the run (default: reports/PROFILE-TIME; that of RUN)")
  private Path out;

  @Option(names = "--force", description = "overwrite a run or a calibration in that folder")
  private boolean force;

  @Override
  public Integer call() throws IOException, InterruptedException {
    Terminal terminal = new Terminal(spec.commandLine());
    Problems problems = new Problems();
    Map<String, String> mistakes = BadValue.problems(spec.commandLine().getParseResult());
    problems.addAll(mistakes.values());
    CalibrationRules rules = simulating.rules(measuring.seed);
    Path place = out != null ? out : finished != null ? finished : RunCommand.folder(profile);
    CalibrationRun calibration = new CalibrationRun(rules, place, terminal);
    calibration.check(force, problems);
    if (finished != null) {
      FinishedRun.refuseMeasuring(
          spec, "simulating", Set.of("--seed", "--out", "--force"), problems);
      problems.report();
      calibration.calibrate(JournalReader.read(RunFolder.existing(finished).journal()));
      return ExitCode.PASS.number();
    }
    if (measuring.precision != null) {
      problems.add("--precision: a calibration always measures all of its rounds; leave it out");
    }
    RunFolder run = problems.collect(() -> RunFolder.of(place, force), null);
    RunOptions options =
        new RunOptions(
            profile,
            selection,
            libraries,
            measuring,
            ProfilingOptions.none(),
            RunCommand.randomSeed(),
            mistakes);
    try (RunPreparation ready = RunPreparation.of(options, null, problems, terminal::hint)) {
      Calibrator.check(ready.plan().blocks());
      try (MeasurementLock lock = MeasurementLock.acquire();
          FolderLock own = run.lock()) {
        return calibration
            .measure(ready.header().write(RunCommand.published(spec)), ready.site(), run.empty())
            .number();
      }
    }
  }
}
