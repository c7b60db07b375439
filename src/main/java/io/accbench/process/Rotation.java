package io.accbench.process;

import io.accbench.model.ProcessorSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A series of choices of some processors out of all that may be used, such that each is used as
 * often as the others.
 *
 * <p>A choice takes one processor of each core first. If all cores have the same number of
 * hyperthreads, choices are neighbours in a ring of the first hyperthreads of all cores, then the
 * second ones. So fairness costs nothing there. On other machines distinct cores go first.
 */
public final class Rotation {
  private final List<Integer> ring;
  private final Topology topology;

  /**
   * @param usable the processors that may be used, at least one
   */
  public Rotation(ProcessorSet usable, Topology topology) {
    this.topology = topology;
    this.ring = new ArrayList<>(usable.numbers());
    ring.sort(
        Comparator.comparingInt(
                (Integer number) -> topology.core(number).and(usable).numbers().indexOf(number))
            .thenComparingInt(number -> number));
  }

  /**
   * Returns {@code count} processors, or all if there are not more.
   *
   * @param count the number of processors, at least 1
   * @param index the number of the choice, from 0
   */
  public ProcessorSet choose(int count, int index) {
    if (count >= ring.size()) {
      return new ProcessorSet(ring);
    }
    List<Integer> inOrder = new ArrayList<>();
    int start = (int) ((long) index * count % ring.size());
    for (int i = 0; i < ring.size(); i++) {
      inOrder.add(ring.get((start + i) % ring.size()));
    }
    Set<Integer> chosen = new LinkedHashSet<>();
    Set<ProcessorSet> cores = new LinkedHashSet<>();
    for (int number : inOrder) {
      if (chosen.size() < count && cores.add(topology.core(number))) {
        chosen.add(number);
      }
    }
    for (int number : inOrder) {
      if (chosen.size() < count) {
        chosen.add(number);
      }
    }
    return new ProcessorSet(List.copyOf(chosen));
  }
}
