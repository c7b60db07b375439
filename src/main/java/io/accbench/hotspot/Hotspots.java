package io.accbench.hotspot;

import io.accbench.stats.ClusterSpread;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * Where the time and the memory of recordings went.
 *
 * @param sampler type of the event whose stacks were counted
 * @param samples counted, 0 where only other events were recorded; those without a stack not among
 *     them
 * @param samplesByFile the same, recording by recording
 * @param methods those with the most samples of their own first
 * @param accesses to properties by machinery, the most samples first
 * @param accessSamples of all accesses together
 * @param parts that add up to all samples
 * @param types allocated, the most bytes first
 * @param sites that allocate, the most bytes first
 * @param deoptimizations why and where, with the number of times, the most first
 * @param notInlined calls that compiled code still makes, the most samples first; empty where it
 *     was not recorded
 * @param findings what makes it doubtful or incomplete
 */
public record Hotspots(
    Environment environment,
    String sampler,
    int samples,
    List<Integer> samplesByFile,
    List<Share.OfMethod> methods,
    List<Share.OfAccess> accesses,
    Share accessSamples,
    List<Share.OfPart> parts,
    List<Allocated> types,
    List<Allocated> sites,
    Totals totals,
    List<Deoptimized> deoptimizations,
    List<NotInlined> notInlined,
    List<String> findings) {

  /** How much more recordings differ than their samples alone would. */
  public ClusterSpread spread() {
    return new Shares(
            samplesByFile,
            parts.stream()
                .map(part -> part.byFile().stream().mapToInt(Integer::intValue).toArray())
                .toList())
        .spread();
  }

  /** Compiled code given up. */
  public record Deoptimized(String method, String reason, String action, long times) {
    /** Those counted, the most often first; what they counted for themselves is left out. */
    static List<Deoptimized> sorted(Map<Deoptimized, Long> counts) {
      return counts.entrySet().stream()
          .map(each -> each.getKey().counted(each.getValue()))
          .sorted(
              Comparator.comparingLong(Deoptimized::times)
                  .reversed()
                  .thenComparing(Deoptimized::toString))
          .toList();
    }

    private Deoptimized counted(long number) {
      return new Deoptimized(method, reason, action, number);
    }
  }
}
