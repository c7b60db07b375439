package io.accbench.cli;

import io.accbench.model.ExitCode;
import io.accbench.model.UserException;
import io.accbench.plan.Converters.BadValue;
import java.util.List;
import java.util.Optional;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code accbench}. */
@Command(
    name = "accbench",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description =
        "Measures what property access costs on the JVM, and says which differences are real.",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      RunCommand.class,
      GateCommand.class,
      CalibrateCommand.class,
      MergeCommand.class,
      ReportCommand.class,
      CompareCommand.class,
      HotspotsCommand.class,
      GainCommand.class,
      SupportCommand.class,
      FixtureCommand.class,
      ListCommand.class,
      DoctorCommand.class,
      InitCommand.class,
      GenerateCompletion.class,
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  accbench run",
      "  accbench run --profile default --jvm 17,25",
      "  accbench run --classpath target/classes --type com.acme.Order --payload order.json",
      "  accbench support --fixture ledger",
      "  accbench report reports/RUN --format csv",
      "  accbench calibrate                          the margin that this machine needs",
      "  accbench compare old.json new.json",
      "  accbench hotspots app.jfr",
      "  accbench gain app.jfr reports/RUN           what an application would gain",
      "  accbench gate --stack jackson-2.17.2,jackson-2.21.1 --codec jackson --fixture order",
      "",
      "Exit codes: 0 pass, 1 a bug in accbench, 2 bad input, 3 regressed, 4 undecided (both of",
      "gate), 5 a cell failed to measure, 6 the environment refuses (another run holds the lock,",
      "…), 7 the baseline is missing or nothing is comparable, 130 interrupted (Ctrl-C), 143",
      "terminated (SIGTERM); after 130 and 143 the finished part is reported.",
      "",
      "Environment: ACCBENCH_JAVA is the JVM that runs accbench (else JAVA_HOME, else PATH),",
      "ACCBENCH_HEAP=1g the memory of that JVM, if a command runs out of it (default:",
      "160m, hotspots and gain 256m), TMPDIR the folder for temporary files (else /tmp),",
      "ACCBENCH_CACHE that for what can be made again (else the system's, such as",
      "~/.cache/accbench);",
      "ACCBENCH_IGNORE_LOCK=true lets runs measure at the same time, for tests.",
    })
public final class Accbench implements Runnable {
  /** The commands to type first; ten lines. */
  private static final String FIRST_STEPS =
      """
      accbench measures what property access and serialization cost on the JVM. Type first:

        accbench doctor                       what is missing here, and what would disturb
        accbench run --profile ci             a smoke test of 15 seconds
        accbench run                          built-in objects, the profile quick, 6 minutes
        accbench run --project . --type com.acme.Order --payload order.json
                                              your own class, in a Maven or Gradle project
        accbench init                         a policy, a codec and a workflow for that project

      accbench --help lists all commands, accbench COMMAND --help the options of one.
      """;

  @Spec private CommandSpec spec;

  /** The number of columns that picocli needs at least for help. */
  private static final int NARROWEST = 60;

  private Accbench() {}

  /** Prints what to type first: no command was given. */
  @Override
  public void run() {
    spec.commandLine().getOut().print(FIRST_STEPS);
    spec.commandLine().getOut().flush();
  }

  public static void main(String[] arguments) {
    StandardOutput out = StandardOutput.ofThisProcess();
    CommandLine command = commandLine();
    printable(command, new Terminal(command).coloured());
    if (GithubLog.reads(System.getenv())) {
      command.setOut(new GithubLog(command.getOut())).setErr(new GithubLog(command.getErr()));
    }
    Thread.setDefaultUncaughtExceptionHandler(new ExhaustedThreads(command.getErr(), System::exit));
    System.exit(execute(command, out, arguments));
  }

  /**
   * Runs a command line and returns its exit code, which is not 0 where its output was lost.
   *
   * @param out stream that receives the output of {@code command} in the end
   */
  static int execute(CommandLine command, StandardOutput out, String... arguments) {
    int exitCode = execute(command, arguments);
    command.getOut().flush();
    Optional<String> lost = out.failure();
    lost.ifPresent(
        why ->
            command
                .getErr()
                .println(
                    "accbench: standard output cannot be written ("
                        + why
                        + "): what this command prints is lost or cut off, but its files are"
                        + " complete; make room, or redirect the output elsewhere"));
    command.getErr().flush();
    return lost.isPresent() && exitCode == ExitCode.PASS.number()
        ? ExitCode.REFUSED.number()
        : exitCode;
  }

  private static int execute(CommandLine command, String... arguments) {
    try {
      return command.execute(arguments);
    } catch (Error failure) {
      return new Failure(failure).report(command.getErr()).number();
    }
  }

  /** Returns the whole command line, which tests and the completion script use, too. */
  static CommandLine commandLine() {
    CommandLine command = new CommandLine(new Accbench());
    command
        .getSubcommands()
        .values()
        .forEach(each -> each.getCommandSpec().parser().collectErrors(true));
    return command
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setUsageHelpWidth(Math.max(NARROWEST, Terminal.width(System::getProperty, System::getenv)))
        .setExecutionStrategy(Accbench::unlessMistaken)
        .setParameterExceptionHandler(Accbench::misused)
        .setExecutionExceptionHandler(Accbench::handle);
  }

  /**
   * Makes sure that nothing that a command prints acts on a terminal.
   *
   * @param colours whether the command's results may be coloured
   */
  static CommandLine printable(CommandLine command, boolean colours) {
    return command
        .setOut(new PrintableLog(command.getOut(), colours))
        .setErr(new PrintableLog(command.getErr(), false));
  }

  /**
   * Runs a command, unless it is not understood or one of its values is blank. The command itself
   * tells bad values of options, together with the problems that it finds.
   */
  private static int unlessMistaken(CommandLine.ParseResult parsed) {
    for (CommandLine command : parsed.asCommandLineList()) {
      for (Exception error : command.getParseResult().errors()) {
        if (!BadValue.causes(error)) {
          throw (ParameterException) error;
        }
      }
    }
    List<String> problems = BlankValues.problems(parsed);
    if (!problems.isEmpty()) {
      throw new CommandLine.ExecutionException(
          parsed.commandSpec().commandLine(), "blank values", UserException.badInput(problems));
    }
    return new CommandLine.RunLast().execute(parsed);
  }

  private static int misused(CommandLine.ParameterException mistake, String[] arguments) {
    return new Misuse(mistake).tell(mistake.getCommandLine().getErr()).number();
  }

  private static int handle(
      Exception failure, CommandLine command, CommandLine.ParseResult parsed) {
    return new Failure(failure).report(command.getErr()).number();
  }
}
