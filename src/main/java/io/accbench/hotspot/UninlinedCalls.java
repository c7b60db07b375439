package io.accbench.hotspot;

import io.accbench.jfr.StackFrame;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** The calls that were not inlined, with the compiled methods that hold each, file by file. */
public final class UninlinedCalls {
  /**
   * The largest number of pairs of a call and a compiled method; arbitrary: some twenty megabytes.
   */
  private static final int MOST = 200_000;

  private final Map<UninlinedCall, Map<Integer, Set<StackFrame>>> sites = new LinkedHashMap<>();
  private int held;

  /**
   * @param file index of the file, from 0
   * @param outermost the method that was compiled, normalised
   */
  void add(UninlinedCall site, int file, StackFrame outermost) {
    if (held == MOST) {
      return;
    }
    boolean added =
        sites
            .computeIfAbsent(site, absent -> new HashMap<>())
            .computeIfAbsent(file, absent -> new HashSet<>())
            .add(outermost);
    held += added ? 1 : 0;
  }

  /** Returns the compiled methods that hold each call, by the index of the file. */
  public Map<UninlinedCall, Map<Integer, Set<StackFrame>>> byFile() {
    return sites;
  }
}
