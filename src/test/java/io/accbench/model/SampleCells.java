package io.accbench.model;

import io.accbench.Words;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Cells of the suites access and codec, axis by axis. */
public final class SampleCells {
  private static final List<String> AXES =
      List.of("operation", "fixture", "strategy", "member", "layout", "slot", "stack");

  private SampleCells() {}

  /** Returns the cell of a strategy that reads. */
  public static Cell access(String strategy, Mode mode) {
    return access("read", strategy, mode, 1);
  }

  public static Cell access(String operation, String strategy, Mode mode, int threads) {
    return of("access %s order %s field bean typed - 17 %s %s", operation, strategy, mode, threads);
  }

  /** Returns the cell of a codec on a stack, in average time. */
  public static Cell codec(String operation, String codec, String stack) {
    return codec(operation, codec, stack, Mode.AVERAGE_TIME);
  }

  public static Cell codec(String operation, String codec, String stack, Mode mode) {
    return of("codec %s order %s default - - %s 17 %s 1", operation, codec, stack, mode);
  }

  /** Returns a cell that can be measured. */
  public static PlannedCell planned(Cell cell) {
    return new PlannedCell(cell, "default", null, List.of());
  }

  /**
   * Returns the cell of a line {@code "suite operation fixture strategy member layout slot stack
   * jvm mode threads"}, where {@code %s} stands for the next value. An axis that the suite does not
   * have is {@code -} or empty.
   */
  public static Cell of(String line, Object... values) {
    List<String> words =
        Words.of(
            line,
            Arrays.stream(values)
                .map(value -> value instanceof Mode mode ? mode.label() : value)
                .toArray());
    Map<String, String> own = new LinkedHashMap<>();
    for (int axis = 0; axis < AXES.size(); axis++) {
      String value = words.get(1 + axis);
      own.put(AXES.get(axis), value.equals("-") ? "" : value);
    }
    return new Cell(
        words.get(0), own, words.get(8), Mode.parse(words.get(9)), Integer.parseInt(words.get(10)));
  }
}
