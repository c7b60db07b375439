package io.accbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Words;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** Runs accbench in this JVM as a user would type it. */
public final class Cli {
  private Cli() {}

  /** The outcome that a user and a script see. */
  public record Outcome(int exitCode, String out, String err) {
    /** Returns this outcome, which must have that exit code. */
    Outcome ended(int expected) {
      assertThat(exitCode).as(out + err).isEqualTo(expected);
      return this;
    }
  }

  /** Runs a line that is read as {@link Words#of} says. */
  public static Outcome accbench(String line, Object... values) {
    return accbench(Words.of(line, values));
  }

  public static Outcome accbench(List<String> arguments) {
    return accbench(arguments.toArray(String[]::new));
  }

  public static Outcome accbench(String[] arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    CommandLine command =
        Accbench.commandLine()
            .setUsageHelpWidth(100)
            .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF))
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(err, true));
    StandardOutput unused = new StandardOutput(OutputStream.nullOutputStream());
    int exitCode = Accbench.execute(Accbench.printable(command, false), unused, arguments);
    return new Outcome(exitCode, out.toString(), err.toString());
  }

  /** The options of the command that these words begin with. */
  public static List<OptionSpec> options(List<String> words) {
    CommandLine command = Accbench.commandLine();
    for (String word : words) {
      command = command.getSubcommands().getOrDefault(word, command);
    }
    return command.getCommandSpec().options();
  }
}
