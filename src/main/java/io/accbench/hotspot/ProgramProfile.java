package io.accbench.hotspot;

import io.accbench.jfr.StackFrame;
import io.accbench.model.Finding;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
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
 * @param findings what makes the profile doubtful or incomplete
 */
public record ProgramProfile(
    String file,
    Set<String> jvms,
    Set<String> jars,
    String sampler,
    Duration length,
    double seen,
    ProgramSamples time,
    ProgramSamples allocation,
    List<Finding> findings) {

  /** Returns the number of counted samples. */
  public long samples() {
    return time.all().sum().events();
  }

  /** Returns the number of counted allocations; 0 where they were not recorded. */
  public long allocations() {
    return allocation.all().sum().events();
  }

  /** Returns the parts that were seen, those with the most samples first. */
  public List<ProgramPart> parts() {
    Set<ProgramPart> seenParts = new TreeSet<>(Comparator.comparing(ProgramPart::words));
    seenParts.addAll(time.parts().keySet());
    seenParts.addAll(allocation.parts().keySet());
    List<ProgramPart> parts = new ArrayList<>(seenParts);
    parts.sort(Comparator.comparingLong((ProgramPart part) -> ofTime(part).samples()).reversed());
    return parts;
  }

  /** Returns a part's share of the samples. */
  public SampleShare ofTime(ProgramPart part) {
    return new SampleShare(time.of(part), time.all());
  }

  /** Returns a part's share of the allocated bytes. */
  public SampleShare ofAllocation(ProgramPart part) {
    return new SampleShare(allocation.of(part), allocation.all());
  }

  /** Returns in which packages most samples are: {@code com.acme.shop (41 %)}. */
  public String packages() {
    return time.packages();
  }

  /** Returns the samples of a part by the method whose own code ran. */
  public Map<StackFrame, Long> methods(ProgramPart part) {
    return time.methods(part);
  }
}
