package io.accbench.hotspot;

import io.accbench.jfr.EventWeight;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.ForkHotspots.JvmWork;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds what makes hotspots doubtful. */
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
   * Returns the findings on recordings that are shown together.
   *
   * @param all whether there are no more recordings to add, so that few samples are too few
   */
  static List<Finding> of(String sampler, SampleCounter tally, JvmWork jvm, boolean all) {
    List<Finding> findings = new ArrayList<>();
    samples(sampler, tally.table(sampler), all, findings);
    lost(sampler, tally.lost(), findings);
    if (!tally.missing().isEmpty()) {
      String missing = tally.missing().stream().map(Enum::name).collect(Collectors.joining(" "));
      findings.add(Finding.unnamed(FindingKind.NOT_RECORDED, missing));
    }
    unknown(tally.inlinings(), findings);
    Set<String> jvms = tally.environment().jvms();
    if (jvms.size() > 1) {
      findings.add(Finding.unnamed(FindingKind.JVMS_ADDED_UP, String.join("; ", jvms)));
    }
    if (jvm.latePerSecond() > MANY_LATE_PER_SECOND) {
      findings.add(Finding.unnamed(FindingKind.COMPILED_LATE, jvm.latePerSecond()));
    }
    return findings;
  }

  /**
   * Returns the findings on what a recording lacks of a sampler's events.
   *
   * @param lost how much the JVM could not record, by the event that says so
   */
  static List<Finding> of(String sampler, ProgramSamples samples, Map<String, Long> lost) {
    List<Finding> findings = new ArrayList<>();
    lacking(samples.withoutStack(), samples.truncated(), findings);
    lost(sampler, lost, findings);
    return findings;
  }

  private static void samples(
      String sampler, SampleTable table, boolean all, List<Finding> findings) {
    long samples = table.samples().events();
    if (samples == 0) {
      findings.add(Finding.unnamed(FindingKind.NO_METHODS, sampler));
    } else if (all && samples < ENOUGH) {
      String noun = EventWeight.of(sampler).samplesTime() ? "samples" : "events";
      findings.add(
          Finding.unnamed(FindingKind.RECORDED_TOO_SHORT, samples, ENOUGH, samples < ROUGH, noun));
    }
    lacking(table.withoutStack(), table.truncated(), findings);
  }

  private static void lacking(long withoutStack, long truncated, List<Finding> findings) {
    if (withoutStack > 0) {
      findings.add(Finding.unnamed(FindingKind.SAMPLES_WITHOUT_STACK, withoutStack));
    }
    if (truncated > 0) {
      findings.add(Finding.unnamed(FindingKind.STACKS_CUT_OFF, truncated));
    }
  }

  /**
   * Adds a finding where many compilations are unknown; a few that ran at the recording's start or
   * end are normal.
   */
  private static void unknown(Inlinings inlinings, List<Finding> findings) {
    int all = inlinings.unknown() + inlinings.known();
    if (inlinings.unknown() > MOST_UNKNOWN * all) {
      findings.add(Finding.unnamed(FindingKind.INLINING_UNKNOWN, inlinings.unknown(), all));
    }
  }

  private static void lost(String sampler, Map<String, Long> lost, List<Finding> findings) {
    lost.forEach(
        (event, amount) -> {
          if (amount > 0 && event.equals("jdk.DataLoss")) {
            findings.add(Finding.unnamed(FindingKind.EVENTS_LOST, event, amount));
          } else if (amount > 0 && event.startsWith(sampler)) {
            findings.add(Finding.unnamed(FindingKind.SAMPLES_LOST, event, amount));
          }
        });
  }
}
