package io.accbench.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Subjects of which the same is said, together: {@code direct, unsafe: faster}. */
final class Sentences {
  private final String separator;
  private final Map<String, List<String>> subjects = new LinkedHashMap<>();

  /**
   * @param separator between subjects
   */
  Sentences(String separator) {
    this.separator = separator;
  }

  /** Says something of a subject; nothing for an empty predicate. */
  void add(String subject, String predicate) {
    if (Text.present(predicate)) {
      subjects.computeIfAbsent(Text.plain(predicate), words -> new ArrayList<>()).add(subject);
    }
  }

  /** In the order in which each was first said. */
  List<String> lines() {
    return subjects.entrySet().stream()
        .map(entry -> String.join(separator, entry.getValue()) + ": " + entry.getKey())
        .toList();
  }
}
