package io.accbench.plan;

import io.accbench.model.Cell;
import io.accbench.model.PlannedCell;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Adds copies of cells to a plan, into which something is injected. */
final class Injections {
  /** The injection that adds nothing: the copy is a second cell of identical code. */
  static final String NONE = "none";

  private static final Pattern SLOW_DOWN = Pattern.compile("(?:even|rare|garbage):([0-9.]+%)");

  private Injections() {}

  /** Returns whether a text is {@link #NONE} or a slow-down of more than 0 % and up to 100 %. */
  static boolean known(String text) {
    Matcher matcher = SLOW_DOWN.matcher(text);
    Optional<Double> share =
        matcher.matches() && matcher.group(1).equals("100%")
            ? Optional.of(1.0)
            : matcher.matches() ? ShareText.parse(matcher.group(1)) : Optional.empty();
    return text.equals(NONE) || share.filter(size -> size > 0).isPresent();
  }

  /**
   * Returns each cell, followed by its copies; slow-downs only where there is a benchmark for them.
   */
  static List<PlannedCell> into(List<PlannedCell> cells, List<String> injections) {
    List<PlannedCell> all = new ArrayList<>();
    for (PlannedCell planned : cells) {
      all.add(planned);
      for (String injection : injections) {
        if (injection.equals(NONE) || slowable(planned.cell())) {
          all.add(
              new PlannedCell(
                  planned.cell().with(injection),
                  planned.form(),
                  planned.obstacle(),
                  planned.jvmFlags()));
        }
      }
    }
    return all;
  }

  /** Returns whether a slow-down can be injected into the cell's fork. */
  static boolean slowable(Cell cell) {
    boolean known = cell.codec() ? !cell.operation().equals("roundtrip") : cell.wholeGraph();
    return known && cell.mode().steady();
  }
}
