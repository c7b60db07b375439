package io.accbench.cli;

import io.accbench.plan.Converters.BadValue;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * Finds blank values on the command line, such as those of a variable that is not set. If they
 * counted as an option that was not given, something else would be measured.
 */
final class BlankValues {
  private BlankValues() {}

  /**
   * Returns one sentence for each option or parameter of any command; empty where help was
   * requested.
   */
  static List<String> problems(ParseResult parsed) {
    List<String> problems = new ArrayList<>();
    for (CommandLine each : parsed.asCommandLineList()) {
      ParseResult command = each.getParseResult();
      if (command.isUsageHelpRequested() || command.isVersionHelpRequested()) {
        return List.of();
      }
      command
          .matchedOptions()
          .forEach(option -> add(option, option.originalStringValues(), problems));
      command
          .matchedPositionals()
          .forEach(parameter -> add(parameter, parameter.originalStringValues(), problems));
      for (Exception error : command.errors()) {
        if (BadValue.causes(error) && error instanceof ParameterException bad) {
          add(bad.getArgSpec(), List.of(bad.getValue()), problems);
        }
      }
    }
    return problems;
  }

  private static void add(ArgSpec argument, List<String> values, List<String> problems) {
    OptionSpec option = argument instanceof OptionSpec given ? given : null;
    String name = option == null ? argument.paramLabel() : option.longestName();
    boolean list = !argument.splitRegex().isEmpty();
    for (String value : values) {
      if (value.replace(',', ' ').isBlank()) {
        problems.add(
            "%s \"%s\" is blank; give a value%s"
                .formatted(name, value, option == null ? "" : ", or leave the option out"));
      } else if (list
          && Stream.of(value.split(argument.splitRegex(), -1)).anyMatch(String::isBlank)) {
        problems.add(
            "%s \"%s\" has a comma with no value before or after it; give a value there, or leave"
                    .formatted(name, value)
                + " the comma out");
      }
    }
  }
}
