package io.accbench.model;

import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * The summary of an application's recording that a journal holds, so that a report can tell again
 * what the application would gain.
 *
 * @param file name of the recording
 * @param jvms names and versions of the recorded JVMs
 * @param jars names of the jars on the class path; empty where it is not recorded
 * @param sampler type of the events whose stacks were counted
 * @param length time from the recording's start to its last sample
 * @param seen the share of the process's CPU time that the samples stand for; null where it is not
 *     known
 * @param time all samples
 * @param allocation all sampled allocations
 * @param parts the parts of the program that were seen
 * @param packages in which packages most samples are, in words
 * @param findings what makes it doubtful or incomplete
 */
public record RecordedProgram(
    String file,
    List<String> jvms,
    List<String> jars,
    String sampler,
    Duration length,
    Double seen,
    RecordedCost time,
    RecordedCost allocation,
    List<RecordedPart> parts,
    String packages,
    List<Finding> findings) {

  /**
   * A number of samples.
   *
   * @param weight what they stand for together
   * @param events how many they are
   * @param unit the weight that one has, on average by weight
   * @param spread the factor by which a share of them varies more than chance would make it
   * @param freedom degrees of freedom of that factor
   */
  public record RecordedCost(long weight, long events, double unit, double spread, int freedom) {

    private boolean partOf(RecordedCost all) {
      return weight >= 0
          && weight <= all.weight
          && events >= 0
          && unit >= 0
          && spread >= 0
          && freedom >= 0;
    }
  }

  /**
   * A part of the program.
   *
   * @param name what reports call it
   * @param entry whether it is what {@code --entry} names
   * @param methods the samples by the method whose own code ran; empty where nothing is compared
   *     with them
   */
  public record RecordedPart(
      String name,
      boolean entry,
      RecordedCost time,
      RecordedCost allocation,
      Map<String, Long> methods) {}

  /**
   * Checks the counts, as far as they are there.
   *
   * @throws IllegalArgumentException when a part has more samples than all have
   */
  public RecordedProgram {
    for (RecordedPart part : parts) {
      boolean counted =
          whole(time, part.time)
              && whole(allocation, part.allocation)
              && part.methods.values().stream().allMatch(weight -> weight >= 0);
      if (!counted) {
        throw new IllegalArgumentException("a part of a program with other samples than all");
      }
    }
  }

  /** Returns whether a part is one of all, unless either is missing, which is found elsewhere. */
  private static boolean whole(RecordedCost all, RecordedCost part) {
    return all == null || part == null || all.partOf(all) && part.partOf(all);
  }

  /** Returns the same without its methods, where a run has none to compare them with. */
  public RecordedProgram withoutMethods() {
    return new RecordedProgram(
        file,
        jvms,
        jars,
        sampler,
        length,
        seen,
        time,
        allocation,
        parts.stream()
            .map(
                part ->
                    new RecordedPart(part.name, part.entry, part.time, part.allocation, Map.of()))
            .toList(),
        packages,
        findings);
  }
}
