package io.accbench.cli;

import io.accbench.model.ExitCode;
import io.accbench.model.UserException;
import io.accbench.project.Scaffold;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import javax.lang.model.SourceVersion;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code accbench init}, which writes the first files into a user's project. */
@Command(
    name = "init",
    mixinStandardHelpOptions = true,
    description =
        "Writes a policy, a codec and a workflow into a Maven or Gradle project, and prints what to"
            + " try next.",
    footerHeading = "%nExamples:%n",
    footer = {"  accbench init", "  accbench init --type com.acme.Order"})
final class InitCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "DIR",
      arity = "0..1",
      defaultValue = ".",
      description = "the folder of the project (default: this one)")
  private Path folder;

  @Option(
      names = "--type",
      paramLabel = "CLASS",
      description = "your class (default: one that a JSON file in the resources is named for)")
  private String type;

  @Option(names = "--force", description = "replace files that are there already")
  private boolean force;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    if (type != null && !SourceVersion.isName(type)) {
      throw UserException.badInput(
          "--type " + type + ": is no name of a class; give its full name, such as com.acme.Order");
    }
    Scaffold scaffold = Scaffold.of(folder, type);
    scaffold.write(force).forEach(file -> out.println("wrote " + file));
    scaffold.changes().forEach(change -> out.println("first: " + change));
    out.println("Try next, in " + folder.toAbsolutePath().normalize() + ":");
    scaffold.commands().forEach(command -> out.println("  " + command));
    return ExitCode.PASS.number();
  }
}
