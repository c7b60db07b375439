package io.accbench.cli;

import io.accbench.journal.JournalWriter;
import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.End;
import io.accbench.model.Goal;
import io.accbench.model.Header;
import io.accbench.model.Interleaving;
import io.accbench.model.Journal;
import io.accbench.model.Jvm;
import io.accbench.model.Launch;
import io.accbench.model.Machine;
import io.accbench.model.Mode;
import io.accbench.model.PlannedCell;
import io.accbench.model.Range;
import io.accbench.model.Settings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

/** Runs of a cell beside its copies, made by hand. */
final class Calibrating {
  private static final Cell CELL =
      new Cell(
          "access",
          "read",
          "order",
          "reflection",
          "field",
          "bean",
          "typed",
          "",
          "17",
          Mode.AVERAGE_TIME,
          1);

  private Calibrating() {}

  static Block block(Range rounds) {
    List<PlannedCell> cells =
        Stream.of(CELL, CELL.with("none"), CELL.with("even:10%"))
            .map(cell -> new PlannedCell(cell, "default", null, List.of()))
            .toList();
    return new Block(CELL.id(), List.of("injection"), cells, rounds);
  }

  /** A folder with a finished run whose rounds spread by 3 %. */
  static Path run(Path folder, int rounds) {
    Block block = block(Range.exactly(rounds));
    Random random = new Random(5);
    List<Launch> launches = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      for (PlannedCell planned : block.cells()) {
        double slower = planned.cell().injection().equals("even:10%") ? 1.1 : 1;
        double nanos = 100 * slower * Math.exp(0.02 * random.nextGaussian());
        launches.add(launch(planned.cell().id(), round, nanos));
      }
    }
    Journal journal = journal(block, launches);
    try (JournalWriter writer = JournalWriter.create(folder.resolve("journal.jsonl"))) {
      writer.header(journal.header());
      launches.forEach(writer::launch);
      writer.end(journal.end());
    }
    return folder;
  }

  static Launch launch(String cell, int round, double nanos) {
    return new Launch(
        cell,
        round,
        null,
        "ns/op",
        List.of(),
        List.of(nanos),
        List.of(),
        List.of(),
        2,
        0.5,
        Map.of(),
        List.of());
  }

  static Journal journal(Block block, List<Launch> launches) {
    Settings settings =
        new Settings(
            Range.exactly(1),
            Duration.ofMillis(100),
            1,
            Duration.ofMillis(100),
            block.rounds(),
            Range.exactly(30),
            List.of(),
            Duration.ofMinutes(1),
            null,
            Goal.DEFAULT,
            Interleaving.FORKS);
    Header header =
        new Header(
            "0.1.0",
            "accbench calibrate",
            "calibrate",
            42,
            "2026-01-01T00:00:00Z",
            new Machine("A CPU of 3 GHz", 2, 1L << 33, "Linux 6 amd64", "unknown", 0.1),
            List.of(new Jvm("17", null, 17, "17.0.1+9", "A vendor", "OpenJDK VM", List.of())),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            settings,
            List.of(block),
            List.of());
    return new Journal(header, launches, new End("2026-01-01T00:01:00Z", 0.1), false);
  }
}
