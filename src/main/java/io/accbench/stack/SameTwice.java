package io.accbench.stack;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The artifacts that one list names twice, of which a class path can hold only one. */
final class SameTwice {
  private SameTwice() {}

  /** Returns one problem for each such artifact, without its place. */
  static List<String> in(List<Coordinates> named) {
    Map<String, Coordinates> seen = new HashMap<>();
    List<String> problems = new ArrayList<>();
    for (Coordinates one : named) {
      Coordinates other = seen.putIfAbsent(one.key(), one);
      if (other != null) {
        problems.add(
            "%s is named twice, as %s; keep one"
                .formatted(one.key(), version(other) + " and " + version(one)));
      }
    }
    return problems;
  }

  private static String version(Coordinates one) {
    return one.version().isEmpty() ? "the bom's version" : one.version();
  }
}
