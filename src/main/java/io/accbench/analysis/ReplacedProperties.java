package io.accbench.analysis;

import io.accbench.kernel.wire.FactKeys;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The number of properties of a codec that a module or strategy replaced, as one fork reports it.
 *
 * @param kind what is known, which decides which of the other components are set
 * @param replaced how many properties were replaced
 * @param properties how many properties the operation has
 * @param kept the reasons for which the others were kept, the first found first
 */
public record ReplacedProperties(ReportedAs kind, int replaced, int properties, List<Kept> kept) {
  /** The activation of a fork that is not one of suite codec. */
  private static final ReplacedProperties NOT_APPLICABLE =
      new ReplacedProperties(ReportedAs.NOT_APPLICABLE, 0, 0, List.of());

  /** The kinds of reports, by what is known of the properties. */
  public enum ReportedAs {
    NOT_APPLICABLE,
    /** The codec does not report what it executes. */
    UNREPORTED,
    /** The codec was to run as it comes: no replacement was asked for. */
    AS_IT_COMES,
    /** The properties are counted. */
    COUNTED
  }

  /**
   * A number of properties that were not replaced for one reason.
   *
   * @param reason why, for example {@code private field}
   * @param properties how many, at least 1
   */
  public record Kept(String reason, int properties) {}

  /** Returns what a fork reports; {@link #NOT_APPLICABLE} when it is not one of suite codec. */
  static ReplacedProperties of(Map<String, String> facts) {
    if (!facts.containsKey(FactKeys.EXECUTIONS)) {
      return NOT_APPLICABLE;
    }
    if (!facts.containsKey(FactKeys.PROPERTIES)) {
      return new ReplacedProperties(ReportedAs.UNREPORTED, 0, 0, List.of());
    }
    int properties = count(facts.get(FactKeys.PROPERTIES));
    return facts.containsKey(FactKeys.REPLACED)
        ? new ReplacedProperties(
            ReportedAs.COUNTED, count(facts.get(FactKeys.REPLACED)), properties, kept(facts))
        : new ReplacedProperties(ReportedAs.AS_IT_COMES, 0, properties, List.of());
  }

  private static List<Kept> kept(Map<String, String> facts) {
    List<Kept> kept = new ArrayList<>();
    for (int i = 0; facts.containsKey(FactKeys.NOT_REPLACED + i); i++) {
      String[] parts = facts.get(FactKeys.NOT_REPLACED + i).split("\t", 2);
      kept.add(new Kept(parts[parts.length - 1], count(parts[0])));
    }
    return List.copyOf(kept);
  }

  /**
   * Returns a number that a fork reported; 0 if it is no number, as in a journal edited by hand.
   */
  private static int count(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException odd) {
      return 0;
    }
  }
}
