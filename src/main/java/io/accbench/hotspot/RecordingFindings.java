package io.accbench.hotspot;

import io.accbench.hotspot.inlining.Inlinings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Describes in sentences what makes hotspots doubtful. */
final class RecordingFindings {
  /**
   * The number of samples below which shares are rough: at 10 %, half an interval is 3.4 points.
   */
  private static final int ROUGH = 300;

  /** The number of samples that a table should rest on: at 10 %, half an interval is 1.9 points. */
  private static final int ENOUGH = 1000;

  /**
   * The late compilations per second from which warm-up is doubted. Arbitrary: a JVM at rest
   * compiles one to seven methods a second, by all tiers.
   */
  private static final double MANY_LATE_PER_SECOND = 10;

  /**
   * The largest share of compilations whose method may be unknown. Arbitrary; the share is of the
   * compilations that decided on inlining.
   */
  private static final double MOST_UNKNOWN = 0.1;

  private RecordingFindings() {}

  /**
   * @param all whether there are no more recordings to add, so that few samples are too few
   */
  static List<String> of(String sampler, SampleCounter tally, Totals totals, boolean all) {
    List<String> findings = new ArrayList<>();
    samples(sampler, tally.table(sampler), all, findings);
    lost(sampler, tally.lost(), findings);
    unknown(tally.inlinings(), findings);
    Set<String> jvms = tally.environment().jvms();
    if (jvms.size() > 1) {
      findings.add(
          "samples of different JVMs are added up, so shares mix them: " + String.join("; ", jvms));
    }
    if (totals.latePerSecond() != null && totals.latePerSecond() > MANY_LATE_PER_SECOND) {
      findings.add(
          "%.0f methods a second were compiled by the last tier in the second half: the program had"
                  .formatted(totals.latePerSecond())
              + " not warmed up, so earlier samples are of slower code");
    }
    return findings;
  }

  private static void samples(
      String sampler, SampleTable table, boolean all, List<String> findings) {
    int samples = table.samples();
    if (samples == 0) {
      findings.add(
          "no methods: no " + sampler + " in it that counts; record with settings=profile");
    } else if (all && samples < ENOUGH) {
      String how = samples < ROUGH ? "rough: only %d samples" : "few samples: %d";
      findings.add(
          (how + "; record longer, or give more recordings, until there are %d")
              .formatted(samples, ENOUGH));
    }
    if (table.withoutStack() > 0) {
      findings.add(table.withoutStack() + " samples have no stack and are not counted");
    }
    if (table.truncated() > 0) {
      findings.add(
          table.truncated()
              + " stacks are cut off at the root, so totals are too low; record with"
              + " -XX:FlightRecorderOptions:stackdepth=256");
    }
  }

  /**
   * Adds a finding where many compilations are unknown; a few that ran at the recording's start or
   * end are normal.
   */
  private static void unknown(Inlinings inlinings, List<String> findings) {
    int all = inlinings.unknown() + inlinings.known();
    if (inlinings.unknown() > MOST_UNKNOWN * all) {
      findings.add(
          "calls that were not inlined are missing for %d of %d compilations; record with"
                  .formatted(inlinings.unknown(), all)
              + " jdk.Compilation#threshold=0ms");
    }
  }

  private static void lost(String sampler, Map<String, Long> lost, List<String> findings) {
    lost.forEach(
        (event, amount) -> {
          if (amount > 0 && event.equals("jdk.DataLoss")) {
            findings.add(
                event + ": " + amount + " bytes of events were lost, so counts are too low");
          } else if (amount > 0 && event.startsWith(sampler)) {
            findings.add(event + ": " + amount + " samples were lost, so counts are too low");
          }
        });
  }
}
