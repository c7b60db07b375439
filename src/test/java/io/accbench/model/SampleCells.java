package io.accbench.model;

import java.util.LinkedHashMap;
import java.util.Map;

/** Cells of the suites access and codec, axis by axis. */
public final class SampleCells {
  private SampleCells() {}

  /** Returns a cell; an empty value stands for an axis that the suite does not have. */
  public static Cell of(
      String suite,
      String operation,
      String fixture,
      String strategy,
      String member,
      String layout,
      String slot,
      String stack,
      String jvm,
      Mode mode,
      int threads) {
    Map<String, String> own = new LinkedHashMap<>();
    own.put("operation", operation);
    own.put("fixture", fixture);
    own.put("strategy", strategy);
    own.put("member", member);
    own.put("layout", layout);
    own.put("slot", slot);
    own.put("stack", stack);
    return new Cell(suite, own, jvm, mode, threads);
  }
}
