package io.accbench.cli;

import io.accbench.model.ExitCode;
import io.accbench.model.UnknownName;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * A command line that is not understood, reported with the nearest command or option that exists.
 */
final class Misuse {
  private final CommandSpec command;
  private final ParameterException mistake;

  Misuse(ParameterException mistake) {
    this.command = mistake.getCommandLine().getCommandSpec();
    this.mistake = mistake;
  }

  ExitCode tell(PrintWriter err) {
    problems().forEach(problem -> err.println("accbench: " + problem));
    err.println("See: " + command.qualifiedName() + " --help");
    return ExitCode.BAD_INPUT;
  }

  private List<String> problems() {
    List<String> unmatched =
        mistake instanceof UnmatchedArgumentException words ? words.getUnmatched() : List.of();
    List<String> problems = new ArrayList<>();
    Set<String> commands = command.subcommands().keySet();
    if (!unmatched.isEmpty() && !commands.isEmpty() && !isOption(unmatched.get(0))) {
      return List.of(UnknownName.problem("command", unmatched.get(0), commands));
    }
    unmatched.stream().filter(Misuse::isOption).map(this::option).forEach(problems::add);
    if (problems.isEmpty()) {
      // picocli's words about options that exclude each other begin with "Error:"
      problems.add(mistake.getMessage().replaceFirst("^Error: ", ""));
    }
    return problems;
  }

  private String option(String word) {
    String name = word.replaceFirst("=.*", "");
    String nearest =
        UnknownName.nearest(name, command.optionsMap().keySet())
            .map(near -> "; did you mean \"" + near + "\"?")
            .orElse("");
    return "option \"" + name + "\" is unknown" + nearest;
  }

  private static boolean isOption(String word) {
    return word.startsWith("-");
  }
}
