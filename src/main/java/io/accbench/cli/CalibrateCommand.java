package io.accbench.cli;

import io.accbench.app.Problems;
import io.accbench.app.RunPreparation;
import io.accbench.app.run.CalibrationRun;
import io.accbench.app.run.RunFolder;
import io.accbench.gate.Calibration.CalibrationRules;
import io.accbench.gate.Calibrator;
import io.accbench.journal.JournalReader;
import io.accbench.model.ExitCode;
import io.accbench.run.FolderLock;
import io.accbench.run.MeasurementLock;
import java.io.IOException;
import java.nio.file.Path;
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
  /** The options that are allowed with a finished run. */
  private static final Set<String> OF_SIMULATING =
      Set.of("--pair-budget", "--rounds", "--seed", "--out", "--force");

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "RUN",
      arity = "0..1",
      description = "a finished run with injections; then nothing is measured")
  private Path finished;

  @Option(
      names = "--profile",
      paramLabel = "NAME",
      defaultValue = "calibrate",
      description =
          "what to run: see accbench list profiles, or a study's folder"
              + " (default: ${DEFAULT-VALUE})")
  private String profile;

  @Mixin private SimulatingOptions simulating;
  @Mixin private SelectionOptions selection;
  @Mixin private LibraryOptions libraries;
  @Mixin private MeasuringOptions measuring;

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
    CalibrationRules rules = simulating.rules(measuring.seed, problems);
    Path place = out != null ? out : finished != null ? finished : RunCommand.folder(profile);
    CalibrationRun calibration = new CalibrationRun(rules, place, terminal);
    calibration.check(force, problems);
    if (finished != null) {
      FinishedRun.refuseMeasuring(spec, OF_SIMULATING, problems);
      problems.report();
      calibration.calibrate(JournalReader.read(RunFolder.existing(finished).journal()));
      return ExitCode.PASS.number();
    }
    measuring.refusePrecision("a calibration always measures all of its rounds", problems);
    RunFolder run = problems.collect(() -> RunFolder.of(place, force), null);
    RunRequest asked =
        new RunRequest(profile, selection, libraries, measuring, RunCommand.randomSeed());
    try (RunPreparation ready = RunPreparation.of(asked.options(), problems, terminal::hint)) {
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
