package io.accbench.analysis;

import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.CommandText;
import io.accbench.model.Header;
import io.accbench.model.PlannedCell;
import io.accbench.suite.Suites;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The command that measures rows again, and their baselines: the run's own, with the ids of the
 * rows and the seed of the run. A gate's rows are repeated without its policy, whose other rules
 * would match no row, and a run's without the recording of an application.
 */
public final class Repeat {
  /** The option that names what is measured of a plan: a row's id, or a block's. */
  private static final String ROW = "--row";

  private static final String SEED = "--seed";

  /** The options that do not belong to the repetition, each with whether a value follows it. */
  private static final Map<String, Boolean> LEFT_OUT = new HashMap<>(CommandText.OF_ONE_MACHINE);

  static {
    LEFT_OUT.putAll(
        Map.of("--policy", true, "--junit", true, "--recording", true, "--entry", true));
  }

  private Repeat() {}

  /** Returns one line for a POSIX shell that measures a whole block; empty as for a row. */
  public static String command(Header header, Block block) {
    return repeatable(header, block.baseline()) ? line(header, Stream.of(block.id())) : "";
  }

  /**
   * Returns one line for a POSIX shell; empty for the empty benchmark, which is measured with any
   * other cell, and for what another tool measured. A calibration is repeated by blocks, since it
   * needs a cell's copy of identical code beside each other copy.
   */
  public static String command(Header header, Block block, PlannedCell row) {
    return header.startedBy().equals("calibrate")
        ? command(header, block)
        : command(header, List.of(row));
  }

  /** Returns one line for a POSIX shell that measures several rows; empty as for one. */
  public static String command(Header header, List<PlannedCell> rows) {
    return rows.stream().allMatch(row -> repeatable(header, row))
        ? line(header, rows.stream().map(row -> id(header, row.cell())).distinct())
        : "";
  }

  /** Returns a row's id in the plan. A self-test adds its injections to the plan by itself. */
  private static String id(Header header, Cell cell) {
    boolean selfTest = CommandText.split(header.start().command()).contains("--self-test");
    return selfTest ? cell.with("").id() : cell.id();
  }

  private static boolean repeatable(Header header, PlannedCell row) {
    return List.of("run", "gate", "calibrate").contains(header.startedBy())
        && !Floor.isEmpty(row.cell())
        && Suites.find(row.cell().suite()).isPresent()
        && row.cell().mode() != null;
  }

  private static String line(Header header, Stream<String> ids) {
    List<String> words = CommandText.without(LEFT_OUT, header.start().command());
    if (words.stream().noneMatch(word -> word.equals(SEED) || word.startsWith(SEED + "="))) {
      words.addAll(List.of(SEED, Long.toString(header.start().seed())));
    }
    ids.forEach(id -> words.addAll(List.of(ROW, id)));
    return CommandText.join(words);
  }
}
