package io.accbench.kernel.bench;

import io.accbench.kernel.graph.Checksum;
import io.accbench.kernel.graph.Graph;
import io.accbench.kernel.graph.ReflectedReads;
import io.accbench.kernel.spi.MemberKind;

/**
 * Says why a full read is not the one that was expected. It reads by reflection, which a fork does
 * only when nothing of it will be used.
 */
final class ProofFailure {
  /** The number of characters of a value in a message. Arbitrary: enough to find it. */
  private static final int SHOWN = 60;

  private ProofFailure() {}

  static String of(Workload workload, Graph graph, MemberKind member) throws Throwable {
    ReflectedReads reads = new ReflectedReads(graph, member);
    Checksum reflected = reads.checksum();
    if (workload instanceof ReadAll all) {
      int wrong = reflected.firstDifference(all.read());
      if (wrong >= 0) {
        return reads.property(wrong)
            + " reads "
            + shown(all.value(wrong))
            + " through the strategy, and "
            + shown(reads.value(wrong))
            + " by reflection";
      }
    }
    long[] here = reflected.sums(graph.distinctTypes(), member);
    return "the graph of this JVM is not the one that was prepared: "
        + graph.differing(member, graph.expected(member), here)
        + " differs; a factory must return an equal graph in each JVM";
  }

  private static String shown(Object value) {
    String text = String.valueOf(value);
    return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
  }
}
