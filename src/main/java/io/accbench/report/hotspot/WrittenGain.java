package io.accbench.report.hotspot;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.accbench.hotspot.ProgramProfile;
import io.accbench.model.Cell;
import io.accbench.report.hotspot.GainRow.PartGain;
import io.accbench.report.text.WrittenFinding;
import io.accbench.stats.Estimate;
import java.util.Collection;
import java.util.List;

/**
 * A gain as programs read it; shares and gains are from 0 to 1, and unknown values are null.
 *
 * @param formatVersion increases when a program that reads an older version would read the new one
 *     wrongly
 * @param seen the share of the process's CPU time that the samples stand for
 */
record WrittenGain(
    int formatVersion,
    String recording,
    Collection<String> jvms,
    String sampler,
    long samples,
    double seconds,
    Double seen,
    List<PartOfProgram> parts,
    List<GainOfRow> gains,
    List<GainOfBoth> totals,
    List<ComparedPayload> payloads,
    List<WrittenFinding> findings) {

  /** A part with its shares of CPU time and of allocation. */
  record PartOfProgram(String part, Bounds cpu, Bounds allocation) {}

  /**
   * A ratio and what it gains.
   *
   * @param from what the program does
   * @param to what it would do
   * @param quoted whether it is the row of its change that answers
   */
  record GainOfRow(
      String part, Cell from, Cell to, boolean quoted, GainOfOne cpu, GainOfOne allocation) {}

  /**
   * The gains of both directions of a library together.
   *
   * @param quoted whether both rows are those of their changes that answer
   */
  record GainOfBoth(
      String part, List<Cell> from, List<Cell> to, boolean quoted, Bounds cpu, Bounds allocation) {}

  /**
   * A gain of CPU time or of allocation.
   *
   * @param ratio as the run has it
   * @param gain what the program would need less, below 0 where it would need more
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record GainOfOne(String verdict, Bounds share, Bounds ratio, Bounds gain) {
    static GainOfOne of(GainRow row, PartGain gained) {
      return gained == null
          ? null
          : new GainOfOne(
              GainDocument.word(row, gained),
              Bounds.of(gained.share()),
              Bounds.of(gained.ratio().value()),
              Bounds.of(gained.saving()));
    }
  }

  /** The methods of a part with their shares of the time, in the program and in the run. */
  record ComparedPayload(
      String part, String cell, double differing, List<PayloadComparison.SharesOfMethod> methods) {}

  /** A number with its interval at 99 %. */
  record Bounds(double center, double low, double high) {
    static Bounds of(Estimate estimate) {
      return new Bounds(estimate.center(), estimate.low(), estimate.high());
    }
  }

  static WrittenGain of(Gain gain) {
    ProgramProfile profile = gain.profile();
    List<GainRow> quoted = gain.quoted();
    return new WrittenGain(
        1,
        profile.file(),
        profile.jvms(),
        profile.sampler(),
        profile.samples(),
        profile.length().toMillis() / 1e3,
        Double.isNaN(profile.seen()) ? null : (Double) profile.seen(),
        profile.parts().stream()
            .map(
                part ->
                    new PartOfProgram(
                        part.words(),
                        Bounds.of(gain.share(part)),
                        profile.allocations() == 0
                            ? null
                            : Bounds.of(Gain.level(profile.ofAllocation(part)))))
            .toList(),
        gain.rows().stream()
            .map(
                row ->
                    new GainOfRow(
                        row.part().words(),
                        row.from().planned().cell(),
                        row.to().planned().cell(),
                        quoted.contains(row),
                        GainOfOne.of(row, row.time()),
                        GainOfOne.of(row, row.allocation())))
            .toList(),
        gain.totals().stream()
            .map(
                each ->
                    new GainOfBoth(
                        each.part().words(),
                        each.rows().stream().map(row -> row.from().planned().cell()).toList(),
                        each.rows().stream().map(row -> row.to().planned().cell()).toList(),
                        gain.quotes(each),
                        Bounds.of(each.time()),
                        each.allocation() == null ? null : Bounds.of(each.allocation())))
            .toList(),
        gain.payloads().stream()
            .map(
                each ->
                    new ComparedPayload(
                        each.part().words(), each.cell(), each.differing(), each.methods()))
            .toList(),
        WrittenFinding.of(gain.findings()));
  }
}
