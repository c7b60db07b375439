package io.accbench.cli;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import io.accbench.journal.JournalReader;
import io.accbench.model.Journal;
import io.accbench.plan.Obstacles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The entries that tests look for in journals. */
final class Journals {
  private Journals() {}

  static Journal of(Path run) {
    return JournalReader.read(run.resolve("journal.jsonl"));
  }

  /** The rows of the ratios beside it. */
  static List<NamedCsvRecord> rows(Path run) throws IOException {
    return CsvReader.builder().ofNamedCsvRecord(run.resolve("ratios.csv")).stream().toList();
  }

  /** Why a cell was not measured, by its id. */
  static Map<String, String> reasons(Path run) {
    return of(run).header().blocks().stream()
        .flatMap(block -> block.cells().stream())
        .filter(cell -> !cell.supported())
        .collect(Collectors.toMap(cell -> cell.cell().id(), Obstacles::words));
  }

  /** Whether there is one with a whole header, so that its run can be resumed. */
  static boolean begun(Path run) {
    try {
      return Files.readString(run.resolve("journal.jsonl")).contains("\n");
    } catch (IOException notYet) {
      return false;
    }
  }

  /** Cell and round of each launch, in order. */
  static List<String> launches(Path run) {
    return of(run).launches().stream().map(launch -> launch.cell() + "#" + launch.round()).toList();
  }

  /** Launches written so far; 0 where there is no journal yet. */
  static long launchesSoFar(Path run) {
    try (Stream<String> lines = Files.lines(run.resolve("journal.jsonl"))) {
      return lines.filter(line -> line.startsWith("{\"type\":\"launch\"")).count();
    } catch (IOException | UncheckedIOException notYet) {
      return 0;
    }
  }

  /**
   * Cuts a journal to what a kill would leave: the header, so many launches and other entries, and
   * half of the next line.
   */
  static void cut(Path run, int entries) throws IOException {
    Path journal = run.resolve("journal.jsonl");
    List<String> lines = Files.readAllLines(journal);
    int end = 0;
    for (int left = entries + 1; left > 0; end++) {
      left -= lines.get(end).startsWith("{\"type\":\"jit\"") ? 0 : 1;
    }
    String next = lines.get(end);
    Files.writeString(
        journal,
        String.join("\n", lines.subList(0, end)) + "\n" + next.substring(0, next.length() / 2));
  }
}
