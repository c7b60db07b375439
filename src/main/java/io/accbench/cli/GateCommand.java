package io.accbench.cli;

import io.accbench.app.Problems;
import io.accbench.app.RunPreparation;
import io.accbench.app.Scratch;
import io.accbench.gate.GateEvaluation;
import io.accbench.gate.Policy;
import io.accbench.model.ExitCode;
import io.accbench.model.Header;
import io.accbench.model.UserException;
import io.accbench.plan.InjectedPlan;
import io.accbench.run.FolderLock;
import io.accbench.run.MeasurementLock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * The command {@code accbench gate}, which fails when a change made something slower, and says how
 * sure it is.
 */
@Command(
    name = "gate",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Fails when a candidate is slower than its base, or allocates more.",
      "Without RUN it measures both sides now, in turns, and confirms with fresh forks.",
      "Each phase may use the whole --budget, so a gate takes up to twice that."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  accbench gate --stack jackson-2.17.2,jackson-2.21.1 --codec jackson --fixture order",
      "  accbench gate --base-classpath old/*.jar --candidate-classpath new/*.jar --codec My.java",
      "  accbench gate reports/RUN --policy policy.yaml --fail-on undecided",
      "  accbench gate reports/RUN --baseline reports/main",
      "  accbench gate results.json --baseline main.json --raw    any two JMH files",
      "  accbench gate --self-test --inject even:10%%              would it notice?",
      "",
      "Exit codes: 0 pass, 2 bad input or an expired waiver, 3 regressed, 4 undecided (with",
      "--fail-on undecided, or an undecided self-test),",
      "5 a cell failed, 6 refused, 7 the baseline is missing or not comparable.",
    })
final class GateCommand implements Callable<Integer> {
  private static final String DEFAULT_SLOW_DOWN = "even:10%";

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "RUN",
      arity = "0..1",
      description = "a finished run, or a JMH JSON file; then nothing is measured")
  private Path finished;

  @Option(
      names = "--base-classpath",
      paramLabel = "JAR",
      arity = "1..*",
      description = "the build to compare with: jars, folders, lib/*; separated as in java -cp")
  private List<String> base = List.of();

  @Option(
      names = "--candidate-classpath",
      paramLabel = "JAR",
      arity = "1..*",
      description = "the build under test")
  private List<String> candidate = List.of();

  @Mixin private JudgingOptions judging;

  @Option(
      names = "--self-test",
      description =
          "tests the gate itself: with identical code, and with a slow-down of known size")
  private boolean selfTest;

  @Option(
      names = "--profile",
      paramLabel = "NAME",
      defaultValue = "gate",
      description = "what to run: see accbench list profiles (default: ${DEFAULT-VALUE})")
  private String profile;

  @Mixin private SelectionOptions selection;
  @Mixin private LibraryOptions libraries;
  @Mixin private MeasuringOptions measuring;

  @Option(
      names = {"--out", "-o"},
      paramLabel = "DIR",
      description = "the folder of the run (default: reports/gate-TIME)")
  private Path out;

  @Option(names = "--force", description = "overwrite a run in that folder")
  private boolean force;

  /** The calibrated margins; null without a calibration. */
  private CalibratedMargins margins;

  @Override
  public Integer call() throws IOException, InterruptedException {
    Terminal terminal = new Terminal(spec.commandLine());
    forget();
    Problems problems = new Problems();
    GateEvaluation.Rules rules = judging.rules(problems);
    String slowDown = problems.collect(this::slowDown, InjectedPlan.NOTHING);
    Policy expected = problems.collect(judging::expected, Policy.DEFAULT);
    if (finished != null) {
      FinishedGate gate = new FinishedGate(finished, judging, measuring.baseline);
      gate.check(spec, problems);
      problems.report();
      return told(terminal, gate.judge(expected, rules), gate.folder()).number();
    }
    try (Scratch scratch = Scratch.create()) {
      if (selfTest) {
        SelfTest.refuseTwoSides(spec, problems);
      } else {
        problems.collect(() -> settled(scratch), null);
      }
      margins = problems.collect(this::margins, null);
      judging.refuseStored(problems);
      measuring.refusePrecision(
          "a gate goes on until each row keeps or breaks its limit", problems);
      GateRun gate = new GateRun(terminal, expected, rules, judging.confirm());
      return measure(terminal, gate, slowDown, problems).number();
    }
  }

  /**
   * Removes an old verdict before anything can go wrong, since it would look like this gate's. A
   * verdict that may not be overwritten stays.
   */
  private void forget() {
    outputs().forget(overwritten());
  }

  /** Returns the folder whose old verdict is replaced; null without one. */
  private Path overwritten() {
    if (finished == null) {
      return force ? out : null;
    }
    Path journal = JudgedSource.journal(finished);
    Path folder = Files.isDirectory(finished) ? finished : null;
    return journal == null ? folder : journal.toAbsolutePath().getParent();
  }

  /**
   * Returns the slow-down and clears the option: the self-test makes its own plan, which the option
   * must not change.
   */
  private String slowDown() {
    List<String> asked = measuring.injections;
    measuring.injections = null;
    if (asked != null && (!selfTest || asked.size() > 1)) {
      throw UserException.badInput(
          selfTest
              ? "--inject: the self-test takes one slow-down; give only one"
              : "--inject belongs to --self-test; add --self-test, or leave --inject out");
    }
    return InjectedPlan.slowDown(asked == null ? DEFAULT_SLOW_DOWN : asked.get(0));
  }

  /**
   * Puts the calibration's margins into the options that the user left out, and returns those
   * margins.
   */
  private CalibratedMargins margins() {
    CalibratedMargins calibrated = judging.margins();
    if (calibrated == null) {
      return null;
    }
    CalibratedMargins unsaid = calibrated.unless(measuring.margin, measuring.singleShotMargin);
    measuring.margin = said(measuring.margin, unsaid.steady());
    measuring.singleShotMargin = said(measuring.singleShotMargin, unsaid.shot());
    return unsaid;
  }

  private static String said(String option, double calibrated) {
    return option != null || Double.isNaN(calibrated) ? option : Double.toString(calibrated);
  }

  private Void settled(Scratch scratch) {
    new GateSides(libraries, measuring, scratch.path()).settle(base, candidate);
    return null;
  }

  private ExitCode measure(Terminal terminal, GateRun gate, String slowDown, Problems problems)
      throws IOException, InterruptedException {
    Path folder = out != null ? out : RunCommand.folder("gate");
    RunFolder run = problems.collect(() -> RunFolder.of(folder, force), null);
    RunRequest asked =
        new RunRequest(profile, selection, libraries, measuring, RunCommand.randomSeed());
    try (RunPreparation ready = RunPreparation.of(asked.options(), problems, terminal::hint);
        MeasurementLock lock = RunCommand.lock();
        FolderLock own = run.lock()) {
      if (selfTest) {
        return new SelfTest(ready, gate, terminal, spec).run(slowDown, folder, force);
      }
      Header header = noted(ready.header().write(RunCommand.command(spec), RunCommand.given(spec)));
      Optional<GateRun.Result> result = gate.run(header, ready.site(), folder, force);
      if (result.isEmpty()) {
        terminal.hint("interrupted: there is no verdict");
        return ExitCode.INTERRUPTED;
      }
      return told(terminal, result.get(), folder);
    }
  }

  private Header noted(Header header) {
    return margins == null ? header : header.noting(margins.findings(header));
  }

  private CiOutputs outputs() {
    return CiOutputs.of(System.getenv()).withJUnit(judging.junit());
  }

  private ExitCode told(Terminal terminal, GateRun.Result result, Path folder) {
    new GateOutput(terminal, spec.commandLine().getErr(), outputs())
        .tell(result.decision(), folder);
    return judging.exitCode(result);
  }
}
