package io.accbench.gate;

import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.End;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.Jvm;
import io.accbench.model.Launch;
import io.accbench.model.LaunchBuilder;
import io.accbench.model.Machine;
import io.accbench.model.Mode;
import io.accbench.model.PlannedCell;
import io.accbench.model.Range;
import io.accbench.model.SampleCells;
import io.accbench.model.Settings;
import io.accbench.model.SettingsBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** A hand-made run: cells beside copies of themselves, with noise of known spread. */
public final class Injecting {
  private final List<Block> blocks = new ArrayList<>();
  private final List<Launch> launches = new ArrayList<>();
  private final Random random = new Random(7);
  private double seconds = 2;

  static Cell cell(String operation, Mode mode) {
    return SampleCells.of("access %s order reflection field bean typed - 17 %s 1", operation, mode);
  }

  /** How long each fork takes. */
  Injecting seconds(double each) {
    seconds = each;
    return this;
  }

  /** A block of a cell and its copies. */
  Injecting block(Cell cell, int rounds, double sd, String... injections) {
    List<Cell> cells =
        Stream.concat(Stream.of(cell), Stream.of(injections).map(cell::with)).toList();
    blocks.add(
        new Block(
            cell.id(),
            List.of("injection"),
            cells.stream().map(each -> new PlannedCell(each, "default", null, List.of())).toList(),
            Range.exactly(rounds)));
    for (int round = 0; round < rounds; round++) {
      for (Cell each : cells) {
        double noise = each.injection().isEmpty() ? 0 : sd * random.nextGaussian();
        double slower = each.injection().isEmpty() ? 0 : Math.log1p(size(each.injection()));
        add(each, round, 100 * Math.exp(noise + slower));
      }
    }
    return this;
  }

  /** Plans another number of rounds for every block so far. */
  Injecting rounds(Range rounds) {
    blocks.replaceAll(block -> new Block(block.id(), block.varies(), block.cells(), rounds));
    return this;
  }

  /** That a fork measured so long. */
  Injecting add(Cell cell, int round, double nanosPerOp) {
    launches.add(launch(cell.id(), round, nanosPerOp, seconds));
    return this;
  }

  private static double size(String injection) {
    return injection.equals("none")
        ? 0
        : Double.parseDouble(injection.replaceAll(".*:|%", "")) / 100;
  }

  /** That a fork measured and took so long. */
  public static Launch launch(String cell, int round, double nanosPerOp, double seconds) {
    return new LaunchBuilder(cell, round).scores(nanosPerOp).took(seconds, 0.5).build();
  }

  Journal journal() {
    return journal(
        new Machine("cpu", 2, 1L << 33, "Linux", "unknown", 0.1),
        new Jvm("17", null, 17, "17.0.1", "V", "HotSpot", List.of(), List.of()),
        Range.exactly(30),
        blocks,
        launches);
  }

  /** A finished calibration. */
  public static Journal journal(
      Machine machine, Jvm jvm, Range rounds, List<Block> blocks, List<Launch> launches) {
    Settings settings = new SettingsBuilder().rounds(rounds, Range.exactly(30)).build();
    Header header =
        new Header(
            new Header.RunStart(
                "0.1.0", "accbench calibrate", "calibrate", 42, "2026-01-01T00:00:00Z"),
            machine,
            List.of(jvm),
            new Header.Subjects(List.of(), List.of(), List.of(), List.of()),
            new Header.RunPlan(settings, List.copyOf(blocks), List.of(), null),
            List.of());
    return new Journal(header, List.copyOf(launches), new End("2026-01-01T00:01:00Z", 0.1), false);
  }
}
