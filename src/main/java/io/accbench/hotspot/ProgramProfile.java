package io.accbench.hotspot;

import io.accbench.model.Finding;
import io.accbench.model.RecordedProgram;
import io.accbench.model.RecordedProgram.RecordedCost;
import io.accbench.model.RecordedProgram.RecordedPart;
import io.accbench.stats.ClusterSpread;
import io.accbench.stats.SampleSum;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a recording shows of the cost of a program's parts.
 *
 * @param file name of the recording
 * @param jvms names and versions of the recorded JVMs
 * @param jars names of the jars on its class path; empty where it is not recorded
 * @param sampler type of the events whose stacks were counted
 * @param length time from the recording's start to its last sample
 * @param seen the processor time of the threads that the sampler sees, as a share of the process's,
 *     from 0 to 1; NaN where the recording does not show it
 * @param time all samples
 * @param allocation all sampled allocations
 * @param costs the parts that were seen
 * @param packages in which packages most samples are: {@code com.acme.shop (41 %)}
 * @param findings what makes the profile doubtful or incomplete
 */
public record ProgramProfile(
    String file,
    Set<String> jvms,
    Set<String> jars,
    String sampler,
    Duration length,
    double seen,
    SampleSum time,
    SampleSum allocation,
    Map<ProgramPart, PartCost> costs,
    String packages,
    List<Finding> findings) {

  /**
   * What a part costs.
   *
   * @param methods the weight of its samples by the method whose own code ran
   */
  record PartCost(SampleShare time, SampleShare allocation, Map<String, Long> methods) {}

  /** Returns the number of counted samples. */
  public long samples() {
    return time.events();
  }

  /** Returns the number of counted allocations; 0 where they were not recorded. */
  public long allocations() {
    return allocation.events();
  }

  /** Returns the parts that were seen, those with the most samples first. */
  public List<ProgramPart> parts() {
    Set<ProgramPart> seenParts = new TreeSet<>(Comparator.comparing(ProgramPart::words));
    seenParts.addAll(costs.keySet());
    List<ProgramPart> parts = new ArrayList<>(seenParts);
    parts.sort(Comparator.comparingLong((ProgramPart part) -> ofTime(part).samples()).reversed());
    return parts;
  }

  /** Returns the methods that the user asked for; null where none were. */
  public ProgramPart.EntryMethods entry() {
    return costs.keySet().stream()
        .filter(ProgramPart.EntryMethods.class::isInstance)
        .map(ProgramPart.EntryMethods.class::cast)
        .findFirst()
        .orElse(null);
  }

  /** Returns a part's share of the samples. */
  public SampleShare ofTime(ProgramPart part) {
    return costs.containsKey(part) ? costs.get(part).time : none(time);
  }

  /** Returns a part's share of the allocated bytes. */
  public SampleShare ofAllocation(ProgramPart part) {
    return costs.containsKey(part) ? costs.get(part).allocation : none(allocation);
  }

  private static SampleShare none(SampleSum all) {
    return new SampleShare(SampleSum.NONE, all, ClusterSpread.NONE);
  }

  /** Returns the weight of the samples of a part by the method whose own code ran. */
  public Map<String, Long> methods(ProgramPart part) {
    return costs.containsKey(part) ? costs.get(part).methods : Map.of();
  }

  /** Returns the summary that a journal holds. */
  public RecordedProgram summary() {
    List<RecordedPart> parts = new ArrayList<>();
    costs.forEach(
        (part, cost) ->
            parts.add(
                new RecordedPart(
                    part.words(),
                    part instanceof ProgramPart.EntryMethods,
                    recorded(cost.time.part(), cost.time.spread()),
                    recorded(cost.allocation.part(), cost.allocation.spread()),
                    cost.methods)));
    parts.sort(Comparator.comparing(RecordedPart::name));
    return new RecordedProgram(
        file,
        List.copyOf(jvms),
        List.copyOf(jars),
        sampler,
        length,
        Double.isNaN(seen) ? null : (Double) seen,
        recorded(time, ClusterSpread.NONE),
        recorded(allocation, ClusterSpread.NONE),
        parts,
        packages,
        findings);
  }

  private static RecordedCost recorded(SampleSum samples, ClusterSpread spread) {
    return new RecordedCost(
        samples.weight(), samples.events(), samples.unit(), spread.factor(), spread.freedom());
  }

  /** Returns the profile of a summary; a part that this accbench does not know is left out. */
  public static ProgramProfile of(RecordedProgram recorded) {
    SampleSum time = samples(recorded.time());
    SampleSum allocation = samples(recorded.allocation());
    Map<ProgramPart, PartCost> costs = new LinkedHashMap<>();
    ProgramPart.EntryMethods entry =
        recorded.parts().stream()
            .filter(RecordedPart::entry)
            .findFirst()
            .map(asked -> new ProgramPart.EntryMethods(asked.name(), any -> false))
            .orElse(null);
    for (RecordedPart each : recorded.parts()) {
      ProgramPart part = each.entry() ? entry : ProgramPart.named(each.name(), entry);
      if (part != null) {
        PartCost cost =
            new PartCost(
                share(each.time(), time), share(each.allocation(), allocation), each.methods());
        costs.put(part, cost);
      }
    }
    return new ProgramProfile(
        recorded.file(),
        new TreeSet<>(recorded.jvms()),
        new TreeSet<>(recorded.jars()),
        recorded.sampler(),
        recorded.length(),
        recorded.seen() == null ? Double.NaN : recorded.seen(),
        time,
        allocation,
        costs,
        recorded.packages(),
        recorded.findings());
  }

  private static SampleSum samples(RecordedCost cost) {
    return new SampleSum(cost.weight(), cost.events(), cost.unit() * cost.weight());
  }

  private static SampleShare share(RecordedCost part, SampleSum all) {
    return new SampleShare(samples(part), all, new ClusterSpread(part.spread(), part.freedom()));
  }
}
