package io.accbench.cli;

import io.accbench.journal.JournalReader;
import io.accbench.model.Journal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What tests look for in journals. */
final class Journals {
  private Journals() {}

  static Journal of(Path run) {
    return JournalReader.read(run.resolve("journal.jsonl"));
  }

  /** Cell and round of each launch, in order. */
  static List<String> launches(Path run) {
    return of(run).launches().stream().map(launch -> launch.cell() + "#" + launch.round()).toList();
  }

  /** Lines written so far; 0 where there is no journal yet. */
  static long lines(Path run) {
    try {
      String text = Files.readString(run.resolve("journal.jsonl"));
      return text.chars().filter(c -> c == '\n').count();
    } catch (IOException notYet) {
      return 0;
    }
  }

  /** What a kill would leave: the header, {@code launches} of them, and half of the next line. */
  static void cut(Path run, int launches) throws IOException {
    Path journal = run.resolve("journal.jsonl");
    List<String> lines = Files.readAllLines(journal);
    String next = lines.get(launches + 1);
    Files.writeString(
        journal,
        String.join("\n", lines.subList(0, launches + 1))
            + "\n"
            + next.substring(0, next.length() / 2));
  }
}
