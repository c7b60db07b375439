package io.accbench.cli;

import io.accbench.app.Home;
import io.accbench.app.Problems;
import io.accbench.app.RunPreparation;
import io.accbench.app.run.Measurement;
import io.accbench.app.run.RunFolder;
import io.accbench.model.CommandText;
import io.accbench.model.ExitCode;
import io.accbench.plan.Converters.BadValue;
import io.accbench.plan.LibraryOptions;
import io.accbench.plan.MeasuringOptions;
import io.accbench.plan.ProfilingOptions;
import io.accbench.plan.RunOptions;
import io.accbench.plan.SelectionOptions;
import io.accbench.plan.ShardChoice;
import io.accbench.report.run.PlanText;
import io.accbench.run.FolderLock;
import io.accbench.run.MeasurementLock;
import io.accbench.run.Redaction;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * The command {@code accbench run}, which measures, prints the ratio table and writes the reports.
 */
@Command(
    name = "run",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Measures what a profile and the options ask for; prints the ratio table.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  accbench run                                        the profile quick, about 6 minutes",
      "  accbench run --profile default --jvm 17,25          two JVMs",
      "  accbench run --fixture point --strategy '!direct' --layout mono",
      "  accbench run --strategy hidden/property,hidden/bean --operation read,write",
      "  accbench run --classpath target/classes --type com.acme.Order --payload order.json",
      "  accbench run --codec jackson,jackson-blackbird --stack jackson-2.17.2,jackson-2.21.1",
      "  accbench run --codec MyCodec.java,jackson --stack mine=com.acme:codec:1.0 --fixture order",
      "  accbench run --hotspots --fixture order             also shows where the time went",
      "  accbench run --recording app.jfr                    and what that application would gain",
      "  accbench run --dry-run                              prints the cells and the time",
      "  accbench run --shard 2/4 --out shard-2              a quarter of the blocks; then merge",
      "  accbench run --resume reports/RUN                   continues a stopped run",
      "  accbench run --resume reports/RUN --retry-failed    also measures again what failed",
      "  accbench run --resume reports/RUN --budget 30m      gives it that much more time",
    })
final class RunCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--profile",
      paramLabel = "NAME",
      description =
          "what to run: see accbench list profiles, or a study's folder"
              + " (default: ${DEFAULT-VALUE})")
  private String profile = "quick";

  @Mixin private SelectionOptions selection;
  @Mixin private LibraryOptions libraries;
  @Mixin private MeasuringOptions measuring;
  @Mixin private ProgressKind.ProgressChoice progress;
  @Mixin private ProfilingOptions profiling;
  @Mixin private ShardOptions shards;

  @Option(
      names = {"--out", "-o"},
      paramLabel = "DIR",
      description = "the folder of the run (default: reports/PROFILE-TIME)")
  private Path out;

  @Option(names = "--force", description = "overwrite a run in that folder")
  private boolean force;

  @Option(
      names = "--dry-run",
      description =
          "print every cell and the estimated time without measuring; to find the cells, it runs"
              + " code of your classes and codecs")
  private boolean dryRun;

  @Option(
      names = "--resume",
      paramLabel = "RUN",
      description =
          "measure what is missing in the run of this folder, with its own options;"
              + " --budget TIME gives it that much more time, also where its budget is spent (not"
              + " after --hotspots or --retry-failed); --profile, --project, --classpath,"
              + " --payload, --codec, --type-source, --stack, --jmh, --jvm and -jvmArgs may be"
              + " given again for files that have moved")
  private Path resume;

  @Option(
      names = "--trust",
      description = {
        "with --resume: execute what the journal says although another user or machine",
        "started the run; without it, accbench shows this and asks on a terminal"
      })
  private boolean trust;

  @Option(
      names = "--retry-failed",
      description = {
        "with --resume: measure each failed launch again, once, whatever the cause;",
        "also for a finished run"
      })
  private boolean retryFailed;

  @Override
  public Integer call() throws IOException, InterruptedException {
    Terminal terminal = new Terminal(spec.commandLine());
    if (resume != null) {
      return new ResumedCommand(resume, this, terminal).run().number();
    }
    Problems problems = new Problems();
    if (trust) {
      problems.add("--trust belongs to --resume RUN; leave it out");
    }
    if (retryFailed) {
      problems.add("--retry-failed needs a run to resume: --resume RUN --retry-failed");
    }
    ShardChoice shard = shards.choice(dryRun, problems, terminal);
    RunFolder folder = problems.collect(() -> RunFolder.of(folder(), force || dryRun), null);
    try (RunPreparation ready =
        RunPreparation.of(options(shards.seed()), shard, problems, terminal::hint)) {
      if (dryRun) {
        new PlanText(ready.plan(), ready.forecast()).lines().forEach(terminal.out()::println);
        shards.printDivision(ready, shard, terminal.out());
        ready.usersCode().ifPresent(terminal.out()::println);
        return ExitCode.PASS.number();
      }
      try (MeasurementLock lock = MeasurementLock.acquire();
          FolderLock own = folder.lock()) {
        return new Measurement(folder.empty(), terminal)
            .untilDecided(
                ready.header().write(published(spec)),
                ready.site(),
                Measurement.Beginning.NEW,
                (analysis, files) -> terminal.report(analysis, folder, files))
            .exitCode()
            .number();
      }
    }
  }

  /** Returns what these options ask for, with {@code seed} unless they name one. */
  RunOptions options(long seed) {
    return new RunOptions(
        profile, selection, libraries, measuring, profiling, seed, BadValue.problems(parsed()));
  }

  /** Returns this without the recording of an application, which a journal holds already. */
  RunCommand withoutRecording() {
    profiling.recording = null;
    profiling.entry = null;
    return this;
  }

  /** Returns whether the journal of a run to be resumed is trusted, whoever began it. */
  boolean trusts() {
    return trust;
  }

  /** Returns the time that a resumed run may take from now on; null if none is given. */
  Duration budget() {
    return measuring.budget;
  }

  /** Returns whether what failed is to be measured again. */
  boolean retryFailed() {
    return retryFailed;
  }

  /** Returns the options as they were typed. */
  CommandLine.ParseResult parsed() {
    return spec.commandLine().getParseResult();
  }

  static long randomSeed() {
    return new Random().nextInt(1, 1_000_000);
  }

  private Path folder() {
    return out != null ? out : folder(profile);
  }

  /**
   * Returns the folder of a run for which no folder was given; a profile's path has a name, too.
   */
  static Path folder(String name) {
    String time = LocalDateTime.now().format(DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss"));
    String flat = name.replaceFirst("(/profile)?\\.yaml$", "").replaceAll("[/\\\\]+", "-");
    return Path.of("reports", flat.replaceFirst("^[.-]+", "") + "-" + time);
  }

  /** Returns the command in a form that may be published. */
  static String published(CommandSpec spec) {
    Redaction redaction = Redaction.ofThisProcess(Home.path());
    List<String> words = spec.commandLine().getParseResult().originalArgs();
    return "accbench " + CommandText.join(words.stream().map(redaction::text).toList());
  }
}
