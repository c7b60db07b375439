package io.accbench.cli;

import io.accbench.gate.Injecting;
import io.accbench.journal.JournalWriter;
import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.Journal;
import io.accbench.model.Jvm;
import io.accbench.model.Launch;
import io.accbench.model.Machine;
import io.accbench.model.PlannedCell;
import io.accbench.model.Range;
import io.accbench.model.SampleCells;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Runs of a cell beside its copies, made by hand. */
final class Calibrating {
  private static final Cell CELL =
      SampleCells.of("access read order reflection field bean typed - 17 avgt 1");

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
        launches.add(Injecting.launch(planned.cell().id(), round, nanos, 2));
      }
    }
    Journal journal =
        Injecting.journal(
            new Machine("A CPU of 3 GHz", 2, 1L << 33, "Linux 6 amd64", "unknown", 0.1),
            new Jvm("17", null, 17, "17.0.1+9", "A vendor", "OpenJDK VM", List.of(), List.of()),
            block.rounds(),
            List.of(block),
            launches);
    try (JournalWriter writer = JournalWriter.create(folder.resolve("journal.jsonl"))) {
      writer.header(journal.header());
      launches.forEach(writer::launch);
      writer.end(journal.end());
    }
    return folder;
  }
}
