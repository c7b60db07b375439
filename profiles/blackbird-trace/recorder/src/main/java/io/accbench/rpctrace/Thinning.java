package io.accbench.rpctrace;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * The part of a recording that is published: whole exchanges, in their order. Every {@code
 * GetObject} that carried something stays; those of two items ("no change", "end of object") and
 * the visits are thinned evenly down to the study's numbers.
 */
final class Thinning {
  /** The study's: 5,661 frames, of which 1,266 are responses to {@code GetObject}. */
  private static final int EXCHANGES = 5_661 / 2;

  private static final int GET_OBJECTS = 1_266;

  private Thinning() {}

  static List<byte[]> thin(List<byte[]> frames) {
    List<Exchange> all = Exchange.of(frames);
    List<Exchange> kept = new ArrayList<>(all);
    List<Exchange> objects = select(all, e -> e.items() > 2);
    List<Exchange> trivial = select(all, e -> e.items() > 0 && e.items() <= 2);
    List<Exchange> visits = select(all, e -> e.method().equals("Visit"));
    kept.removeAll(trivial);
    kept.removeAll(visits);
    int others = kept.size() - objects.size();
    kept.addAll(evenly(trivial, GET_OBJECTS - objects.size()));
    kept.addAll(evenly(visits, EXCHANGES - GET_OBJECTS - others));
    Set<Integer> indices = new TreeSet<>();
    for (Exchange exchange : kept) {
      indices.add(exchange.request());
      indices.add(exchange.response());
    }
    return indices.stream().map(frames::get).toList();
  }

  private static List<Exchange> select(List<Exchange> all, Predicate<Exchange> which) {
    return all.stream().filter(which).toList();
  }

  /** So many of all, at even distances. */
  private static List<Exchange> evenly(List<Exchange> all, int count) {
    if (count < 0 || count > all.size()) {
      throw new IllegalStateException("cannot keep " + count + " of " + all.size());
    }
    List<Exchange> kept = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      kept.add(all.get((int) ((long) i * all.size() / count)));
    }
    return kept;
  }
}
