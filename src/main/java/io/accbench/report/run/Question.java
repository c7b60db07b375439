package io.accbench.report.run;

import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.report.text.ComparedValues;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** The question that a run answers, in a sentence. */
final class Question {
  /** The most contenders that the sentence names. Arbitrary. */
  private static final int NAMED = 7;

  private Question() {}

  /**
   * Returns {@code Is unsafe or hidden faster than reflection, the baseline? Operation: read;
   * payload: order.} Returns an empty text where nothing is compared.
   */
  static String of(RunContent run) {
    Set<String> contenders = new LinkedHashSet<>();
    Set<String> baselines = new LinkedHashSet<>();
    for (Group group : run.groups()) {
      for (Row row : group.rows()) {
        (group.isBaseline(row) ? baselines : contenders).add(ComparedValues.of(group, row));
      }
    }
    if (contenders.isEmpty()) {
      return "";
    }
    String baseline =
        baselines.size() == 1 ? baselines.iterator().next() + ", the baseline" : "its baseline";
    return "Is " + listed(contenders) + " faster than " + baseline + "? " + where(run);
  }

  private static String listed(Set<String> contenders) {
    List<String> names = new ArrayList<>(contenders);
    if (names.size() > NAMED) {
      int others = names.size() - NAMED + 1;
      names = new ArrayList<>(names.subList(0, NAMED - 1));
      names.add("one of " + others + " others");
    }
    String last = names.remove(names.size() - 1);
    return names.isEmpty() ? last : String.join(", ", names) + " or " + last;
  }

  private static String where(RunContent run) {
    String operations = part(run, "Operation: ", row -> row.planned().cell().operation());
    String payloads = part(run, "payload: ", row -> row.planned().cell().fixture());
    return operations + (payloads.isEmpty() ? "" : "; " + payloads) + ".";
  }

  private static String part(RunContent run, String name, Function<Row, String> value) {
    List<String> values =
        run.groups().stream()
            .flatMap(group -> group.rows().stream())
            .map(value)
            .filter(Text::present)
            .map(Text::plain)
            .distinct()
            .toList();
    if (values.isEmpty()) {
      return "";
    }
    int others = values.size() - NAMED + 1;
    return values.size() <= NAMED
        ? name + String.join(", ", values)
        : name + String.join(", ", values.subList(0, NAMED - 1)) + " and " + others + " more";
  }
}
