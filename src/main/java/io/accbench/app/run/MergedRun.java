package io.accbench.app.run;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.app.Problems;
import io.accbench.journal.JournalFile;
import io.accbench.journal.JournalReader;
import io.accbench.journal.JournalWriter;
import io.accbench.model.ExitCode;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.ShardedPlan;
import io.accbench.model.ShardedPlan.Shard;
import io.accbench.plan.Merge;
import io.accbench.report.ratio.RunMetadata;
import io.accbench.report.text.Figure;
import io.accbench.run.FolderLock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The run of several shards: one journal of all of theirs, and its reports. */
public final class MergedRun {
  private final RunFolder folder;
  private final UserView view;

  /**
   * @param folder receives the journal and the reports
   */
  public MergedRun(RunFolder folder, UserView view) {
    this.folder = folder;
    this.view = view;
  }

  /**
   * Merges runs and writes the reports.
   *
   * @param given folders of runs, or journals
   * @param problems what was found before
   * @return a pass if every shard came to its end and every cell was measured
   * @throws io.accbench.model.UserException when they are not shards of one run
   */
  public ExitCode of(List<Path> given, Problems problems, Measurement.Use use) throws IOException {
    Map<Path, Merge.Source> sources = sources(given, problems);
    problems.report();
    Journal merged = Merge.of(List.copyOf(sources.values()));
    List<Merge.Source> confirmations = confirmations(sources.keySet());
    try (FolderLock own = folder.lock()) {
      folder.empty();
      ConfirmationFolder.remove(folder.path());
      JournalWriter.write(folder.journal(), merged);
      if (!confirmations.isEmpty()) {
        Path into = Files.createDirectories(ConfirmationFolder.of(folder.path()));
        JournalWriter.write(JournalFile.in(into), Merge.of(confirmations));
      }
      Analysis analysis = Analyzer.analyze(merged);
      describe(merged.header());
      use.of(analysis, folder.report(analysis));
      return merged.end() == null ? ExitCode.CELL_FAILED : Measurement.failures(analysis);
    }
  }

  /** Returns the fresh forks of the gates that measured the shards, of those that had a suspect. */
  private static List<Merge.Source> confirmations(Set<Path> journals) {
    return journals.stream()
        .map(file -> JournalFile.in(ConfirmationFolder.of(file.toAbsolutePath().getParent())))
        .filter(Files::isRegularFile)
        .map(file -> new Merge.Source(file.toString(), JournalReader.read(file)))
        .toList();
  }

  private Map<Path, Merge.Source> sources(List<Path> given, Problems problems) throws IOException {
    Map<Path, Path> files = new LinkedHashMap<>();
    for (Path path : given) {
      Path journal =
          problems.collect(
              () -> Files.isRegularFile(path) ? path : RunFolder.existing(path).journal(), null);
      if (journal != null && inOut(journal)) {
        problems.add(path + ": is the folder of --out, too; choose another --out");
      } else if (journal != null && files.putIfAbsent(journal.toRealPath(), path) != null) {
        view.hint(path + ": was named twice, and counts once");
      }
    }
    Map<Path, Merge.Source> sources = new LinkedHashMap<>();
    files.forEach(
        (file, path) -> {
          Journal journal = problems.collect(() -> JournalReader.read(file), null);
          if (journal != null) {
            sources.put(file, new Merge.Source(path.toString(), journal));
            if (journal.torn()) {
              view.hint(path + ": its last line was not finished, and is left out");
            }
          }
        });
    return sources;
  }

  private boolean inOut(Path journal) throws IOException {
    return Files.exists(folder.journal()) && Files.isSameFile(journal, folder.journal());
  }

  /** Says where each shard was measured, and what is missing. */
  private void describe(Header header) {
    ShardedPlan plan = header.shards();
    for (Shard shard : plan.shards()) {
      view.hint(
          "shard %d/%d: %s, on %s%s"
              .formatted(
                  shard.number(),
                  plan.of(),
                  Figure.count(shard.blocks().size(), "block"),
                  shard.session().machine().words(),
                  shard.session().end() == null ? "; interrupted" : ""));
    }
    if (!plan.missing().isEmpty() || !plan.unfinished().isEmpty()) {
      view.hint(RunMetadata.incomplete(header));
    }
  }
}
