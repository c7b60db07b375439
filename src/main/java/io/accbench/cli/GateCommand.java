package io.accbench.cli;

import io.accbench.app.Problems;
import io.accbench.app.RunHeader;
import io.accbench.app.RunPreparation;
import io.accbench.app.Scratch;
import io.accbench.app.gate.CalibratedMargins;
import io.accbench.app.gate.FinishedGate;
import io.accbench.app.gate.GateRun;
import io.accbench.app.gate.GateSides;
import io.accbench.app.gate.JudgedSource;
import io.accbench.app.gate.SelfTest;
import io.accbench.app.run.RunFolder;
import io.accbench.gate.GateEvaluation;
import io.accbench.gate.Policy;
import io.accbench.gate.SelfTestResult;
import io.accbench.model.ExitCode;
import io.accbench.model.Header;
import io.accbench.model.UserException;
import io.accbench.plan.Converters.BadValue;
import io.accbench.plan.InjectedPlan;
import io.accbench.plan.LibraryOptions;
import io.accbench.plan.MeasuringOptions;
import io.accbench.plan.ProfilingOptions;
import io.accbench.plan.RunOptions;
import io.accbench.plan.SelectionOptions;
import io.accbench.plan.ShardChoice;
import io.accbench.report.document.Formats;
import io.accbench.report.gate.SelfTestText;
import io.accbench.run.FolderLock;
import io.accbench.run.MeasurementLock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
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
      "Each phase may use the whole --budget, so a gate takes up to twice that, --self-test four",
      "times."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  accbench gate --stack jackson-2.17.2,jackson-2.21.1 --codec jackson --fixture order",
      "  accbench gate --base-classpath old/*.jar --candidate-classpath new/*.jar --codec My.java",
      "  accbench gate --base-jmh old/benchmarks.jar --candidate-jmh new/benchmarks.jar",
      "  accbench gate reports/RUN --policy policy.yaml --fail-on undecided",
      "  accbench gate reports/RUN --baseline reports/main",
      "  accbench gate results.json --baseline main.json --raw    any two JMH files",
      "  accbench gate --base-jmh old.jar --candidate-jmh new.jar --shard 2/4    a part; then"
          + " merge",
      "  accbench gate --self-test --inject even:10%%              would it notice?",
      "",
      "Exit codes: 0 pass, 2 bad input or an expired waiver, 3 regressed (of a self-test: a false",
      "alarm or a miss), 4 undecided (with --fail-on undecided, or of a self-test),",
      "5 a cell failed, 6 refused, 7 the baseline is missing or not comparable.",
    })
final class GateCommand implements Callable<Integer> {
  private static final String DEFAULT_SLOW_DOWN = "even:10%";

  /** The options for a verdict on two sides; the self-test has its own sides and exit codes. */
  private static final Set<String> OF_TWO_SIDES =
      Set.of(
          "--base-classpath",
          "--candidate-classpath",
          "--base-jmh",
          "--candidate-jmh",
          "--fail-on",
          "--junit",
          "--format",
          "--shard");

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

  @Option(
      names = "--base-jmh",
      paramLabel = "JAR",
      description = "the jar of JMH benchmarks to compare with; see run --jmh")
  private String baseJmh = "";

  @Option(
      names = "--candidate-jmh",
      paramLabel = "JAR",
      description = "the jar of JMH benchmarks under test")
  private String candidateJmh = "";

  @Mixin private JudgingOptions judging;

  @Option(
      names = "--self-test",
      description =
          "tests the gate itself: with identical code, and with a slow-down of known size")
  private boolean selfTest;

  @Option(
      names = "--profile",
      paramLabel = "NAME",
      description =
          "what to run: see accbench list profiles, or a study's folder"
              + " (default: ${DEFAULT-VALUE})")
  private String profile = "gate";

  @Mixin private SelectionOptions selection;
  @Mixin private LibraryOptions libraries;
  @Mixin private MeasuringOptions measuring;
  @Mixin private ProgressKind.ProgressChoice progress;
  @Mixin private ShardOptions shards;

  @Option(
      names = {"--out", "-o"},
      paramLabel = "DIR",
      description = "the folder of the run (default: reports/gate-TIME)")
  private Path out;

  @Option(names = "--force", description = "overwrite a run in that folder")
  private boolean force;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "of the decision: table, markdown, html, csv or json; default: ${DEFAULT-VALUE}")
  private String format = "table";

  @Override
  public Integer call() throws IOException, InterruptedException {
    Terminal terminal = new Terminal(spec.commandLine());
    judging.refuseOtherFile();
    outputs().removeOld(overwritten()); // it would look like this gate's if anything went wrong
    Problems problems = new Problems();
    problems.addAll(mistakes().values());
    GateEvaluation.GateRules rules = judging.rules();
    String slowDown = problems.collect(this::slowDown, InjectedPlan.NOTHING);
    problems.collect(() -> Formats.of(format), Formats.TABLE);
    Policy expected = problems.collect(judging::expected, Policy.DEFAULT);
    if (finished != null) {
      return judge(terminal, expected, rules, problems).number();
    }
    if (selfTest) {
      refuseTwoSides(problems);
    }
    judging.refuseStored(problems);
    if (measuring.precision != null) {
      problems.add(
          "--precision: a gate goes on until each row keeps or breaks its limit; leave it out");
    }
    GateRun gate = new GateRun(terminal, expected, rules, judging.confirm());
    return measure(terminal, gate, slowDown, problems).number();
  }

  private ExitCode judge(
      Terminal terminal, Policy expected, GateEvaluation.GateRules rules, Problems problems)
      throws IOException {
    FinishedRun.refuseMeasuring(spec, "judging", Set.of("--baseline", "--format"), problems);
    String baseline = measuring.baseline.isEmpty() ? null : measuring.baseline;
    if (baseline == null) {
      judging.wantStored(problems);
    }
    problems.report();
    FinishedGate.Judged judged = judging.finishedGate(finished, baseline).judge(expected, rules);
    return report(terminal, judged.result(), judged.folder());
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

  /** Returns the slow-down of the self-test. */
  private String slowDown() {
    List<String> asked = measuring.injections;
    if (!asked.isEmpty() && (!selfTest || asked.size() > 1)) {
      throw UserException.badInput(
          selfTest
              ? "--inject: the self-test takes one slow-down; give only one"
              : "--inject belongs to --self-test; add --self-test, or leave --inject out");
    }
    return InjectedPlan.slowDown(asked.isEmpty() ? DEFAULT_SLOW_DOWN : asked.get(0));
  }

  /** Adds a problem when options would have no effect on a self-test. */
  private void refuseTwoSides(Problems problems) {
    List<String> others =
        spec.commandLine().getParseResult().matchedOptions().stream()
            .map(OptionSpec::longestName)
            .filter(OF_TWO_SIDES::contains)
            .toList();
    if (!others.isEmpty()) {
      problems.add("--self-test measures one side only; remove " + String.join(", ", others));
    }
  }

  private ExitCode measure(Terminal terminal, GateRun gate, String slowDown, Problems problems)
      throws IOException, InterruptedException {
    Path folder = out != null ? out : RunCommand.folder("gate");
    RunFolder run = problems.collect(() -> RunFolder.of(folder, force), null);
    CalibratedMargins margins = problems.collect(this::margins, null);
    ShardChoice shard = shards.choice(false, problems, terminal);
    try (Scratch scratch = Scratch.create();
        RunPreparation ready =
            RunPreparation.of(asked(scratch, margins, problems), shard, problems, terminal::hint);
        MeasurementLock lock = MeasurementLock.acquire();
        FolderLock own = run.lock()) {
      String command = RunCommand.published(spec);
      if (selfTest) {
        SelfTest test = new SelfTest(ready, gate, command, terminal);
        return report(terminal, test.run(slowDown, folder, force));
      }
      RunHeader headers = ready.header();
      Header whole = headers.whole(command);
      if (shard != null) {
        gate.check(whole);
      }
      Header header = headers.measured(whole);
      if (margins != null) {
        header = header.noting(margins.findings(header));
      }
      Optional<GateRun.JudgedRun> result = gate.run(header, ready.site(), folder, force);
      if (result.isEmpty()) {
        terminal.hint("interrupted: there is no verdict");
        return ExitCode.INTERRUPTED;
      }
      return report(terminal, result.get(), folder);
    }
  }

  /** Returns the calibrated margins for which no option is given; null without a calibration. */
  private CalibratedMargins margins() {
    CalibratedMargins calibrated = judging.margins();
    return calibrated == null ? null : calibrated.unless(measuring);
  }

  /** Returns what to measure: the given options, with both sides and the calibrated margins. */
  private RunOptions asked(Scratch scratch, CalibratedMargins margins, Problems problems) {
    RunOptions given =
        new RunOptions(
            profile,
            selection,
            libraries,
            measuring,
            ProfilingOptions.none(),
            shards.seed(),
            mistakes());
    measuring.injections = List.of(); // the self-test makes its own plan
    RunOptions sides = selfTest ? given : problems.collect(() -> sides(given, scratch), given);
    if (margins != null) {
      margins.apply(measuring);
    }
    return sides;
  }

  private RunOptions sides(RunOptions given, Scratch scratch) {
    GateSides sides = new GateSides(given, scratch.path());
    boolean jmh = !baseJmh.isEmpty() || !candidateJmh.isEmpty() || !libraries.jmh.isEmpty();
    return jmh ? sides.ofJmh(baseJmh, candidateJmh) : sides.ofStacks(base, candidate);
  }

  private Map<String, String> mistakes() {
    return BadValue.problems(spec.commandLine().getParseResult());
  }

  private CiOutputs outputs() {
    return CiOutputs.of(System.getenv()).withJUnit(judging.junit());
  }

  private static ExitCode report(Terminal terminal, Optional<SelfTestResult> result) {
    if (result.isEmpty()) {
      terminal.hint("interrupted: the self-test has no result");
      return ExitCode.INTERRUPTED;
    }
    SelfTestText.write(result.get(), terminal.out());
    return result.get().exitCode();
  }

  private ExitCode report(Terminal terminal, GateRun.JudgedRun result, Path folder)
      throws IOException {
    new GateOutput(terminal, spec.commandLine().getErr(), outputs(), Formats.of(format))
        .report(result.decision(), folder);
    return judging.exitCode(result);
  }
}
