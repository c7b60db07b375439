package io.accbench.cli;

import io.accbench.analysis.JournalBuilder;
import io.accbench.journal.JournalWriter;
import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.Jvm;
import io.accbench.model.Machine;
import io.accbench.model.PlannedCell;
import io.accbench.model.Range;
import io.accbench.model.SampleCells;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;

/** Runs of a cell beside its copies, made by hand. */
final class Calibrating {
  private static final Cell CELL =
      SampleCells.of("access read order reflection field bean typed - 17 avgt 1");

  private Calibrating() {}

  /** The block of a run of six rounds. */
  static Block block() {
    return planned(6).header().blocks().get(0);
  }

  private static JournalBuilder planned(int rounds) {
    return JournalBuilder.calibration()
        .machine(new Machine("A CPU of 3 GHz", 2, 1L << 33, "Linux 6 amd64", "unknown", 0.1))
        .jvms(
            List.of(
                new Jvm(
                    "17", null, 17, "17.0.1+9", "A vendor", "OpenJDK VM", List.of(), List.of())))
        .injected(CELL, 0, 0, "none", "even:10%")
        .rounds(Range.exactly(rounds));
  }

  /** A folder with a finished run whose rounds spread by 3 %. */
  static Path run(Path folder, int rounds) {
    JournalBuilder run = planned(rounds);
    Random random = new Random(5);
    for (int round = 0; round < rounds; round++) {
      for (PlannedCell planned : block().cells()) {
        double slower = planned.cell().injection().equals("even:10%") ? 1.1 : 1;
        run.launch(planned.cell(), round, 100 * slower * Math.exp(0.02 * random.nextGaussian()));
      }
    }
    JournalWriter.write(folder.resolve("journal.jsonl"), run.journal());
    return folder;
  }
}
