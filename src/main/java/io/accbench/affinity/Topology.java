package io.accbench.affinity;

import io.accbench.model.ProcessorSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * How the processors of a machine belong together.
 *
 * @param siblings of a processor those that are hyperthreads of its core, itself among them;
 *     without an entry it is the only one of its core
 * @param isolated those that the system gives no thread to by itself ({@code isolcpus})
 */
public record Topology(Map<Integer, ProcessorSet> siblings, ProcessorSet isolated) {

  public Topology {
    siblings = Map.copyOf(siblings);
  }

  /**
   * Reads what the system tells of some processors.
   *
   * @param folder {@code /sys/devices/system/cpu}; what it does not hold is as on the plainest
   *     machine
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

  /** The processors of one core. */
  ProcessorSet core(int number) {
    return siblings.getOrDefault(number, ProcessorSet.of(number));
  }

  /** Cores of which more than one of these processors is a hyperthread. */
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
