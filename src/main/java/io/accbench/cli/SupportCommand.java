package io.accbench.cli;

import io.accbench.app.Problems;
import io.accbench.app.RunPreparation;
import io.accbench.model.ExitCode;
import io.accbench.model.Prepared;
import io.accbench.plan.LibraryOptions;
import io.accbench.plan.MeasuringOptions;
import io.accbench.plan.ProfilingOptions;
import io.accbench.plan.RunOptions;
import io.accbench.plan.SelectionOptions;
import io.accbench.suite.graph.StrategyForms;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/**
 * The command {@code accbench support}, which shows which strategy reaches which property on which
 * JVM, and why not.
 */
@Command(
    name = "support",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Shows which strategy reaches which property on which JVM, and why others do not.",
      "To find out, it runs static initialisers, constructors, getters and setters of the types."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  accbench support --fixture ledger",
      "  accbench support --fixture order --jvm 17,25 --strategy unsafe,lambda",
      "  accbench support --classpath target/classes --type com.acme.Order --payload order.json",
      "  accbench support --classpath target/classes --type com.acme.Order   (no payload: the"
          + " constructor makes an instance)",
    })
final class SupportCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private SelectionOptions selection;

  @Override
  public Integer call() {
    selection.typeIsEnough = true;
    Terminal terminal = new Terminal(spec.commandLine());
    RunOptions options =
        new RunOptions(
            "quick",
            selection,
            new LibraryOptions(),
            new MeasuringOptions(),
            ProfilingOptions.none(),
            1,
            Map.of());
    try (RunPreparation ready = RunPreparation.of(options, null, new Problems(), terminal::hint)) {
      List<String> forms = new StrategyForms(ready.inputs()).chosen();
      for (Prepared one : ready.suite().prepared()) {
        new SupportTable(one, forms).print(terminal.out());
      }
      ready
          .suite()
          .unprepared()
          .forEach(
              (where, reason) ->
                  terminal
                      .out()
                      .println(String.join(" on JVM ", where) + ": not supported: " + reason));
      ready.usersCode().ifPresent(terminal.out()::println);
    }
    terminal.out().flush();
    return ExitCode.PASS.number();
  }
}
