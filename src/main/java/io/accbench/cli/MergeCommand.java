package io.accbench.cli;

import io.accbench.app.Problems;
import io.accbench.app.run.MergedRun;
import io.accbench.app.run.RunFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code accbench merge}, which joins what the shards of a run measured. */
@Command(
    name = "merge",
    mixinStandardHelpOptions = true,
    description = {
      "Joins runs with --shard i/n into the folder of one run, and writes its reports.",
      "Each block's ratios come from its own machine; scores of machines are never pooled.",
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  accbench merge shard-1 shard-2 shard-3 shard-4 --out reports/RUN",
      "  accbench merge shard-*/journal.jsonl --out reports/RUN",
      "  accbench merge reports/RUN shard-3 --out reports/WHOLE    adds a late shard",
      "",
      "Exit codes: 0 all shards are there, 2 they are not shards of one run, 5 a shard is missing",
      "or was interrupted, or a cell failed; everything else is reported.",
    })
final class MergeCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "DIR",
      arity = "1..*",
      description = "folders of runs with --shard, of merged runs, or their journals")
  private List<Path> runs;

  @Option(
      names = {"--out", "-o"},
      paramLabel = "RUN",
      required = true,
      description = "the folder of the merged run")
  private Path out;

  @Option(names = "--force", description = "overwrite a run in that folder")
  private boolean force;

  @Override
  public Integer call() throws IOException {
    Terminal terminal = new Terminal(spec.commandLine());
    Problems problems = new Problems();
    RunFolder folder = RunFolder.of(out, force);
    return new MergedRun(folder, terminal)
        .of(runs, problems, (analysis, files) -> terminal.report(analysis, folder, files))
        .number();
  }
}
