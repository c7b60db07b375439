package io.accbench.cli;

import io.accbench.calibration.Calibration;
import io.accbench.gate.Decision;
import io.accbench.gate.Policy;
import io.accbench.gate.PolicyReader;
import io.accbench.gate.Stored;
import io.accbench.gate.Trial;
import io.accbench.model.ExitCode;
import io.accbench.model.Goal;
import io.accbench.model.UserException;
import io.accbench.plan.Injected;
import io.accbench.plan.Percent;
import io.accbench.run.MeasurementLock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code accbench gate}: fails when a change made something slower, and says how sure it is. */
@Command(
    name = "gate",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Fails when a candidate is slower than its base, or allocates more.",
      "Without RUN it measures both sides now, in turns, and confirms with fresh forks:",
      "each takes the --budget at most, to the end of a round; so a gate twice that."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  accbench gate --stack jackson-2.17.2,jackson-2.21.1 --codec jackson --fixture order",
      "  accbench gate --base-classpath old/*.jar --candidate-classpath new/*.jar --codec My.java",
      "  accbench gate reports/RUN --policy policy.yaml --fail-on undecided",
      "  accbench gate reports/RUN --baseline reports/main",
      "  accbench gate results.json --baseline main.json --raw    any two files of JMH's",
      "  accbench gate --self-test --inject even:10%%              would it notice?",
      "",
      "Exit codes: 0 pass, 2 bad input, 3 regressed, 4 undecided (with --fail-on undecided),",
      "5 a cell failed, 6 refused, 7 the baseline is missing or not comparable.",
    })
final class GateCommand implements Callable<Integer> {
  /** What may stand beside a finished run. */
  private static final Set<String> OF_JUDGING =
      Set.of(
          "--baseline",
          "--raw",
          "--policy",
          "--alpha",
          "--fail-on",
          "--junit",
          "--no-confirm",
          "--calibration",
          "--profile");

  private static final String DEFAULT_SLOW_DOWN = "even:10%";

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "RUN",
      arity = "0..1",
      description = "a finished run, or a JMH JSON file; nothing is measured then")
  private Path finished;

  @Option(
      names = "--base-classpath",
      paramLabel = "JAR",
      arity = "1..*",
      description = "the build to compare with: jars, folders, lib/*; parted as in java -cp")
  private List<String> base = List.of();

  @Option(
      names = "--candidate-classpath",
      paramLabel = "JAR",
      arity = "1..*",
      description = "the build under test")
  private List<String> candidate = List.of();

  @Option(
      names = "--policy",
      paramLabel = "FILE",
      description = "expectations and waivers; without it: no more time or bytes than the baseline")
  private Path policy;

  @Option(
      names = "--raw",
      description = "with --baseline FILE: compares scores, not ratios; the same machine only")
  private boolean raw;

  @Option(
      names = "--alpha",
      paramLabel = "SHARE",
      defaultValue = "1%",
      description = "chance of a false alarm over all rows together (default: ${DEFAULT-VALUE})")
  private String alpha;

  @Option(
      names = "--calibration",
      paramLabel = "FILE",
      description = "calibration.json of accbench calibrate: its margins, unless --margin says")
  private Path calibration;

  @Option(
      names = "--fail-on",
      paramLabel = "WHAT",
      defaultValue = "regressed",
      description = "regressed (default), undecided (that, too), never")
  private FailOn failOn;

  @Option(
      names = "--no-confirm",
      description = "does not measure anew what seems to have regressed")
  private boolean unconfirmed;

  @Option(
      names = "--self-test",
      description = "tries the gate itself: identical code, and a slow-down of known size")
  private boolean selfTest;

  @Option(names = "--junit", paramLabel = "FILE", description = "JUnit's XML in this place, too")
  private Path junit;

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

  @Override
  public Integer call() throws IOException, InterruptedException {
    Terminal terminal = new Terminal(spec.commandLine());
    forget();
    Problems problems = new Problems();
    Trial.Rules rules =
        new Trial.Rules(
            share("--alpha", alpha, 0.5, problems), LocalDate.now(ZoneId.systemDefault()));
    String slowDown = problems.collect(this::slowDown, Injected.NOTHING);
    Policy expected =
        problems.collect(
            () -> policy == null ? Policy.DEFAULT : PolicyReader.read(policy), Policy.DEFAULT);
    if (finished != null) {
      refuseMeasuring(problems);
      problems.report();
      return judge(terminal, expected, rules).number();
    }
    try (Scratch scratch = Scratch.create()) {
      if (selfTest) {
        SelfTest.refuseTwoSides(spec, problems);
      } else {
        problems.collect(() -> settled(scratch), null);
      }
      problems.collect(this::margins, null);
      if (raw) {
        problems.add("--raw compares a finished RUN with a --baseline; leave it out");
      }
      GateRun gate = new GateRun(terminal, expected, rules, !unconfirmed);
      return measure(terminal, gate, slowDown, problems).number();
    }
  }

  /**
   * Removes an old verdict before anything can go wrong: it would look like this one's. One that
   * may not be overwritten stays.
   */
  private void forget() {
    Path measured = force ? out : null;
    Path folder = finished != null && Files.isDirectory(finished) ? finished : measured;
    outputs().forget(folder, spec.commandLine().getErr());
  }

  /** The self-test makes its own plan: what the option says is no part of it. */
  private String slowDown() {
    List<String> asked = measuring.injections;
    measuring.injections = null;
    if (asked != null && (!selfTest || asked.size() > 1)) {
      throw UserException.badInput(
          selfTest
              ? "--inject: the self-test takes one slow-down at a time"
              : "--inject belongs to --self-test; it would be measured beside the two sides");
    }
    return Injected.slowDown(asked == null ? DEFAULT_SLOW_DOWN : asked.get(0));
  }

  /** What the calibration recommends, in the options, where they say nothing. */
  private Void margins() {
    if (calibration != null) {
      Goal unsaid = new Goal(Double.NaN, Double.NaN, Double.NaN, Double.NaN);
      Goal goal = Calibration.read(calibration).goal(unsaid);
      measuring.margin = said(measuring.margin, goal.margin());
      measuring.singleShotMargin = said(measuring.singleShotMargin, goal.shotMargin());
    }
    return null;
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
    problems.collect(() -> RunFolder.of(folder, force), null);
    Asked asked = new Asked(profile, selection, libraries, measuring, RunCommand.randomSeed());
    try (Preparation ready = Preparation.of(asked, problems, terminal);
        MeasurementLock lock = RunCommand.lock()) {
      String command = RunCommand.command(spec);
      if (selfTest) {
        return new SelfTest(ready, gate, terminal, command).run(slowDown, folder, force);
      }
      Optional<GateRun.Result> result =
          gate.run(ready.header().write(command), ready.site(), folder, force);
      if (result.isEmpty()) {
        terminal.hint("interrupted: there is no verdict");
        return ExitCode.INTERRUPTED;
      }
      return told(terminal, result.get(), folder);
    }
  }

  private ExitCode judge(Terminal terminal, Policy expected, Trial.Rules rules) {
    JudgedSource now = calibrated(JudgedSource.read("", finished, ExitCode.BAD_INPUT));
    Stored stored = null;
    if (measuring.baseline != null) {
      Path file = Path.of(measuring.baseline);
      JudgedSource then = JudgedSource.read("--baseline ", file, ExitCode.NO_BASELINE);
      stored = Stored.of(file.toString(), then.analysis(), now.analysis(), raw);
    }
    Decision decision =
        new Trial(now.analysis(), expected, rules, stored)
            .unconfirmed("not confirmed: a finished run cannot be measured anew");
    GateRun.Result result = new GateRun.Result(decision, GateRun.failed(now.analysis()));
    return told(terminal, result, now.folder());
  }

  private JudgedSource calibrated(JudgedSource source) {
    return calibration == null
        ? source
        : source.with(
            Calibration.read(calibration).goal(source.analysis().header().settings().goal()));
  }

  private CiOutputs outputs() {
    return CiOutputs.of(System.getenv()).withJUnit(junit);
  }

  private ExitCode told(Terminal terminal, GateRun.Result result, Path folder) {
    new GateOutput(terminal, spec.commandLine().getErr(), outputs())
        .tell(result.decision(), folder);
    return failOn.exitCode(result.decision(), result.failed());
  }

  private void refuseMeasuring(Problems problems) {
    FinishedRun.refuseMeasuring(spec, OF_JUDGING, problems);
    if (raw && measuring.baseline == null) {
      problems.add("--raw compares with a stored run; add --baseline FILE");
    }
  }

  private static double share(String option, String text, double below, Problems problems) {
    Optional<Double> share = Percent.parse(text).filter(value -> value > 0 && value < below);
    if (share.isEmpty()) {
      problems.add(
          option + ": \"" + text + "\" is no share between 0 and " + Math.round(100 * below) + "%");
    }
    return share.orElse(0.01);
  }
}
