package io.accbench.process;

import io.accbench.model.ProcessorSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * The grouping of a machine's processors into cores.
 *
 * @param siblings for each processor the hyperthreads of its core, including itself; a processor
 *     without an entry is the only one of its core
 * @param isolated the processors to which the system gives no thread by itself ({@code isolcpus})
 */
public record Topology(Map<Integer, ProcessorSet> siblings, ProcessorSet isolated) {

  public Topology {
    siblings = Map.copyOf(siblings);
  }

  /**
   * Reads what the system reports about some processors.
   *
   * @param folder {@code /sys/devices/system/cpu}; anything that it does not hold is as on the
   *     plainest machine
   */
  static Topology read(Path folder, ProcessorSet processors) {
    Map<Integer, ProcessorSet> siblings = new HashMap<>();
    for (int number : processors.numbers()) {
      ProcessorSet core = list(folder.resolve("cpu" + number + "/topology/thread_siblings_list"));
      if (core.contains(number)) {
        siblings.put(number, core);
      }
    }
    return new Topology(siblings, list(folder.resolve("isolated")));
  }

  private static ProcessorSet list(Path file) {
    try {
      return ProcessorSet.parse(Files.readString(file).strip());
    } catch (IOException | IllegalArgumentException untold) {
      return ProcessorSet.NONE;
    }
  }

  /** Returns the processors of one core. */
  ProcessorSet core(int number) {
    return siblings.getOrDefault(number, ProcessorSet.of(number));
  }

  /** Returns the cores of which more than one of these processors is a hyperthread. */
  public Set<ProcessorSet> sharedCores(ProcessorSet processors) {
    Set<ProcessorSet> shared = new LinkedHashSet<>();
    for (int number : processors.numbers()) {
      ProcessorSet core = core(number).and(processors);
      if (core.size() > 1) {
        shared.add(core);
      }
    }
    return shared;
  }
}
