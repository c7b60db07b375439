package io.accbench.journal;

import io.accbench.model.JitOutcome;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The outcomes of compiling that a journal holds, each of them once, because forks of the same code
 * share most of their outcomes.
 */
final class SharedOutcomes {
  private final List<JitOutcome> byId = new ArrayList<>();
  private final Map<JitOutcome, Integer> ids = new HashMap<>();

  /**
   * The outcomes of each list of ids that was asked for, because many launches have the same list.
   */
  private final Map<List<Integer>, List<JitOutcome>> lists = new HashMap<>();

  /**
   * Adds the outcome that a line of the journal holds.
   *
   * @return what is wrong with it, or null
   */
  String add(Entry.Numbered numbered) {
    JitOutcome outcome = numbered.outcome();
    if (outcome == null
        || outcome.method() == null
        || !outcome.calls().stream().allMatch(SharedOutcomes::whole)) {
      return "an outcome without a method, or a call in it that lacks a name";
    }
    if (numbered.id() != byId.size() + 1) {
      return "outcome %d where outcome %d must stand".formatted(numbered.id(), byId.size() + 1);
    }
    byId.add(outcome);
    ids.putIfAbsent(outcome, numbered.id());
    return null;
  }

  private static boolean whole(JitOutcome.CallLeft call) {
    return call.caller() != null && call.callee() != null && call.reason() != null;
  }

  /** Returns the outcome of each id, or null if an id has no outcome. */
  List<JitOutcome> outcomes(List<Integer> wanted) {
    List<JitOutcome> known = lists.get(wanted);
    if (known == null && wanted.stream().allMatch(id -> id >= 1 && id <= byId.size())) {
      known = wanted.stream().map(id -> byId.get(id - 1)).toList();
      lists.put(wanted, known);
    }
    return known;
  }

  /**
   * Returns the outcomes that are not known yet, with the ids that they get when they are added.
   */
  List<Entry.Numbered> unknown(List<JitOutcome> outcomes) {
    List<JitOutcome> fresh =
        outcomes.stream().distinct().filter(each -> !ids.containsKey(each)).toList();
    List<Entry.Numbered> numbered = new ArrayList<>();
    for (JitOutcome each : fresh) {
      numbered.add(new Entry.Numbered(byId.size() + numbered.size() + 1, each));
    }
    return numbered;
  }

  /** Returns the ids of outcomes, each of which is known or among the fresh ones. */
  List<Integer> ids(List<JitOutcome> outcomes, List<Entry.Numbered> fresh) {
    Map<JitOutcome, Integer> all = new HashMap<>();
    fresh.forEach(each -> all.put(each.outcome(), each.id()));
    return outcomes.stream().map(each -> all.getOrDefault(each, ids.get(each))).toList();
  }
}
