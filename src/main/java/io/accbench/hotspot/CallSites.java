package io.accbench.hotspot;

import io.accbench.jfr.Frame;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** The calls that were not inlined, with the compiled methods that hold each, file by file. */
final class CallSites {
  /**
   * The largest number of pairs of a call and a compiled method; arbitrary: some twenty megabytes.
   */
  private static final int MOST = 200_000;

  private final Map<CallSite, Map<Integer, Set<Frame>>> sites = new LinkedHashMap<>();
  private int held;

  /**
   * @param file index of the file, from 0
   * @param outermost the method that was compiled, normalised
   */
  void add(CallSite site, int file, Frame outermost) {
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
  Map<CallSite, Map<Integer, Set<Frame>>> byFile() {
    return sites;
  }
}
