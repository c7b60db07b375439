package io.accbench.hotspot;

import io.accbench.model.FoldedSamples;
import io.accbench.model.FoldedSamples.FoldedStack;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Converts stacks to the bounded form that a journal holds, and back. */
final class RecordedStacks {
  /** The largest number of stacks of a recording; a fork of 5 s gives no more samples. */
  private static final int MOST = 1_000;

  /**
   * The approximate number of characters that they may take in a line of the journal; arbitrary.
   */
  private static final int MOST_CHARACTERS = 120_000;

  /** The characters that a stack takes in JSON; those of a number follow. */
  private static final int STACK_CHARACTERS = 36;

  private static final int NUMBER_CHARACTERS = 4;

  private RecordedStacks() {}

  /**
   * Returns the stacks with the most samples; all others are added up in one stack whose name says
   * so.
   *
   * @param stacks number of samples by {@code root;caller;leaf}
   */
  static FoldedSamples of(Map<String, Long> stacks) {
    return of(stacks, MOST_CHARACTERS);
  }

  static FoldedSamples of(Map<String, Long> stacks, int mostCharacters) {
    int most = Math.min(MOST, stacks.size());
    FoldedSamples folded = fold(first(stacks, most));
    while (characters(folded) > mostCharacters && most > 0) {
      most /= 2;
      folded = fold(first(stacks, most));
    }
    return folded;
  }

  private static Map<String, Long> first(Map<String, Long> stacks, int most) {
    TreeMap<String, Long> kept = new TreeMap<>();
    stacks.entrySet().stream()
        .sorted(
            Comparator.comparingLong((Map.Entry<String, Long> each) -> each.getValue())
                .reversed()
                .thenComparing(Map.Entry::getKey))
        .forEach(
            each ->
                kept.merge(
                    kept.size() < most ? each.getKey() : FoldedStacks.OTHER,
                    each.getValue(),
                    Long::sum));
    return kept;
  }

  private static FoldedSamples fold(Map<String, Long> sorted) {
    Map<String, Integer> places = new LinkedHashMap<>();
    List<FoldedStack> stacks = new ArrayList<>();
    List<Integer> before = List.of();
    for (Map.Entry<String, Long> each : sorted.entrySet()) {
      List<Integer> path = new ArrayList<>();
      for (String method : each.getKey().split(";", -1)) {
        path.add(places.computeIfAbsent(method, absent -> places.size()));
      }
      int same = same(before, path);
      stacks.add(
          new FoldedStack(same, path.subList(same, path.size()), each.getValue().intValue()));
      before = path;
    }
    return new FoldedSamples(List.copyOf(places.keySet()), stacks);
  }

  private static int same(List<Integer> one, List<Integer> other) {
    int same = 0;
    while (same < one.size() && same < other.size() && one.get(same).equals(other.get(same))) {
      same++;
    }
    return same;
  }

  private static int characters(FoldedSamples folded) {
    int names = folded.methods().stream().mapToInt(String::length).sum();
    int numbers = folded.stacks().stream().mapToInt(stack -> stack.then().size()).sum();
    return names
        + NUMBER_CHARACTERS * (numbers + folded.methods().size())
        + STACK_CHARACTERS * folded.stacks().size();
  }

  /** Adds the stacks of a journal. */
  static void unfold(FoldedSamples samples, FoldedStacks stacks) {
    List<String> methods = samples.methods().stream().map(FoldedStacks::safe).toList();
    List<String> path = new ArrayList<>();
    for (FoldedStack stack : samples.stacks()) {
      path.subList(stack.same(), path.size()).clear();
      stack.then().forEach(place -> path.add(methods.get(place)));
      stacks.add(String.join(";", path), stack.samples());
    }
  }
}
