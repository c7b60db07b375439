package io.accbench.cli;

import io.accbench.model.CommandText;
import io.accbench.model.GivenCommand;
import java.util.List;
import picocli.CommandLine;

/** A command line as accbench parses it. */
public final class TypedCommand {
  private TypedCommand() {}

  /** Returns the options of a line such as {@code accbench run --profile ci}. */
  public static GivenCommand given(String line) {
    List<String> words = CommandText.split(line);
    CommandLine command = Accbench.commandLine();
    return RunCommand.published(
            command
                .parseArgs(words.subList(1, words.size()).toArray(String[]::new))
                .subcommand()
                .commandSpec())
        .given();
  }
}
