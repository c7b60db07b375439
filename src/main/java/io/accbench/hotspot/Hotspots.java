package io.accbench.hotspot;

import io.accbench.jfr.EventWeight;
import io.accbench.model.Finding;
import io.accbench.model.ForkHotspots.Allocated;
import io.accbench.model.ForkHotspots.Deoptimized;
import io.accbench.model.ForkHotspots.JvmWork;
import io.accbench.stats.ClusterSpread;
import io.accbench.stats.ClusteredSum;
import io.accbench.stats.SampleSum;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The time and the memory that recordings show, by method, access, class and site.
 *
 * @param sampler type of the event whose stacks were counted
 * @param samplesByFile the counted samples, recording by recording, none where only other events
 *     were recorded; samples without a stack are not among them
 * @param methods the methods, those with the most samples of their own first
 * @param accesses accesses to properties by machinery, the most samples first
 * @param accessSamples share of all accesses together
 * @param parts the parts, which add up to all samples
 * @param types allocated classes, the most bytes first
 * @param sites sites that allocate, the most bytes first
 * @param jvm what the JVM did in addition to running the program
 * @param deoptimizations deoptimizations by method and reason, the most frequent first
 * @param notInlined calls that compiled code still makes, the most samples first; empty where
 *     compilers' decisions were not recorded
 * @param missing what was not recorded, so that nothing is known of it
 * @param findings what makes the hotspots doubtful or incomplete
 * @param stacks the weight of the samples by {@code root;caller;leaf}, where they were kept, else
 *     empty; no name holds a semicolon, a line's end, or a {@code <} except that of {@code <init>}
 *     and {@code <clinit>}
 */
public record Hotspots(
    Environment environment,
    String sampler,
    List<SampleSum> samplesByFile,
    List<SampleShare.OfMethod> methods,
    List<SampleShare.OfAccess> accesses,
    SampleShare accessSamples,
    List<SampleShare.OfPart> parts,
    List<Allocated> types,
    List<Allocated> sites,
    JvmWork jvm,
    List<Deoptimized> deoptimizations,
    List<NotInlined> notInlined,
    Set<Recordable> missing,
    List<Finding> findings,
    Map<String, Long> stacks) {

  /** The figures that a recording has only where the types of their events were enabled. */
  public enum Recordable {
    ALLOCATION(
        "jdk.ObjectAllocationSample",
        "jdk.ObjectAllocationInNewTLAB",
        "jdk.ObjectAllocationOutsideTLAB"),
    COLLECTIONS("jdk.GarbageCollection"),
    COMPILATIONS("jdk.CompilerStatistics"),
    DEOPTIMIZATIONS("jdk.Deoptimization"),
    INLINING("jdk.CompilerInlining"),
    JVM("jdk.JVMInformation"),
    COLLECTORS("jdk.GCConfiguration");

    private final List<String> types;

    Recordable(String... types) {
      this.types = List.of(types);
    }

    List<String> types() {
      return types;
    }
  }

  /** Returns all counted samples. */
  public SampleSum samples() {
    return ClusteredSum.of(samplesByFile).sum();
  }

  /** Returns the unit in which samples are weighed. */
  public EventWeight.WeightUnit unit() {
    return EventWeight.of(sampler).unit();
  }

  /**
   * Returns how much more the recordings differ than the number of their samples alone explains.
   */
  public ClusterSpread spread() {
    return new Shares(
            ClusteredSum.of(samplesByFile),
            samplesByFile.size(),
            parts.stream().map(part -> ClusteredSum.of(part.byFile())).toList())
        .spread();
  }
}
