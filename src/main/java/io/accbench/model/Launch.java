package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * A launch of one fork: the journal's entry for one cell in one round.
 *
 * @param cell the cell's id
 * @param round from 0
 * @param cause why it failed, in one line; null when it measured
 * @param unit JMH's unit of the scores: {@code ns/op}, {@code ops/s}, {@code us/op}
 * @param warmup score of every warm-up iteration, in order
 * @param scores score of every measured iteration, in order; empty when it failed
 * @param histograms sample time only: for each measured iteration its {@code [value, count]} pairs
 * @param allocatedBytesPerOp {@code gc.alloc.rate.norm} of every measured iteration, B/op; for a
 *     single shot, what its thread allocated in it; empty when it was not measured
 * @param gcMillis time in collections during each measured iteration, ms; empty for single shots
 * @param seconds wall-clock time of the launch
 * @param overheadSeconds the part of it that was neither warm-up nor measurement
 * @param conditions the conditions around it while it measured
 * @param facts what the fork reported about itself: versions, checksum, counts, executing classes
 * @param output the last lines that it printed, if it failed
 * @param jit what the JIT compiler made of the methods that it compiled last; empty where no log
 *     was kept
 * @param failedBy who ended it, if it failed; null when it measured, or an older journal does not
 *     say
 * @param repetition null for the first launch of its cell in its round
 * @param secondary what the benchmark counted itself and what further profilers reported, by name
 */
public record Launch(
    String cell,
    int round,
    String cause,
    String unit,
    List<Double> warmup,
    List<Double> scores,
    List<List<List<Double>>> histograms,
    List<Double> allocatedBytesPerOp,
    List<Double> gcMillis,
    double seconds,
    double overheadSeconds,
    Conditions conditions,
    Map<String, String> facts,
    List<String> output,
    List<JitOutcome> jit,
    FailedBy failedBy,
    Repetition repetition,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, SecondaryScores> secondary) {

  /** Replaces absent parts by empty ones: older journals do not hold them. */
  public Launch {
    warmup = Numbers.of(warmup);
    scores = Numbers.of(scores);
    histograms = Numbers.ofPairs(histograms);
    allocatedBytesPerOp = Numbers.of(allocatedBytesPerOp);
    gcMillis = gcMillis == null ? List.of() : Numbers.of(gcMillis);
    conditions = conditions == null ? Conditions.UNKNOWN : conditions;
    jit = jit == null ? List.of() : jit;
    secondary = secondary == null || secondary.isEmpty() ? Map.of() : secondary;
  }

  /** Creates a launch whose log of the JIT compiler is not known. */
  public Launch(
      String cell,
      int round,
      String cause,
      String unit,
      List<Double> warmup,
      List<Double> scores,
      List<List<List<Double>>> histograms,
      List<Double> allocatedBytesPerOp,
      List<Double> gcMillis,
      double seconds,
      double overheadSeconds,
      Conditions conditions,
      Map<String, String> facts,
      List<String> output) {
    this(
        cell,
        round,
        cause,
        unit,
        warmup,
        scores,
        histograms,
        allocatedBytesPerOp,
        gcMillis,
        seconds,
        overheadSeconds,
        conditions,
        facts,
        output,
        List.of(),
        null,
        null,
        Map.of());
  }

  /** Creates a launch whose conditions and collections are not known. */
  public Launch(
      String cell,
      int round,
      String cause,
      String unit,
      List<Double> warmup,
      List<Double> scores,
      List<List<List<Double>>> histograms,
      List<Double> allocatedBytesPerOp,
      double seconds,
      double overheadSeconds,
      Map<String, String> facts,
      List<String> output) {
    this(
        cell,
        round,
        cause,
        unit,
        warmup,
        scores,
        histograms,
        allocatedBytesPerOp,
        List.of(),
        seconds,
        overheadSeconds,
        Conditions.UNKNOWN,
        facts,
        output);
  }

  public boolean failed() {
    return cause != null;
  }

  /**
   * Returns whether somebody else ended the launch, and it has not been repeated at the end of its
   * round yet.
   */
  public boolean toBeRepeated() {
    return failedBy == FailedBy.OUTSIDE && repetition == null;
  }

  /** Returns whether the launch measures again what failed in another session. */
  public boolean retried() {
    return session() > 0;
  }

  /**
   * Returns the session that measured the launch: 0 for the run itself, from 1 for each {@code
   * --retry-failed}.
   */
  public int session() {
    return repetition == null ? 0 : repetition.session();
  }

  /** Returns what was counted or reported beside the score in numbers, by name. */
  public Map<String, SecondaryScores> numbers() {
    return secondary(SecondaryScores::numeric);
  }

  /** Returns what profilers reported in words, by name. */
  public Map<String, SecondaryScores> texts() {
    return secondary(each -> !each.numeric());
  }

  private Map<String, SecondaryScores> secondary(Predicate<SecondaryScores> kind) {
    Map<String, SecondaryScores> some = new TreeMap<>(secondary);
    some.values().removeIf(kind.negate());
    return some;
  }

  /** Returns the same launch with other texts. */
  public Launch withTexts(String otherCause, Map<String, String> facts, List<String> output) {
    return with(cell, unit, otherCause, facts, output, jit, failedBy, repetition, secondary);
  }

  /** Returns the same launch with equal texts and names that other launches can share. */
  Launch sharing(
      String sameCell,
      String sameUnit,
      Map<String, String> sameFacts,
      List<JitOutcome> sameOutcomes) {
    return with(
        sameCell,
        sameUnit,
        cause,
        sameFacts,
        output,
        sameOutcomes,
        failedBy,
        repetition,
        secondary);
  }

  /** Returns the same launch with what the JIT compiler made of its methods. */
  public Launch withJit(List<JitOutcome> outcomes) {
    return with(cell, unit, cause, facts, output, outcomes, failedBy, repetition, secondary);
  }

  /** Returns the same launch with who ended it, or null, and what it repeats, or null. */
  public Launch with(FailedBy who, Repetition again) {
    return with(cell, unit, cause, facts, output, jit, who, again, secondary);
  }

  /** Returns the same launch with what was measured beside the score. */
  public Launch withSecondary(Map<String, SecondaryScores> others) {
    return with(cell, unit, cause, facts, output, jit, failedBy, repetition, others);
  }

  private Launch with(
      String name,
      String measuredIn,
      String why,
      Map<String, String> newFacts,
      List<String> lines,
      List<JitOutcome> outcomes,
      FailedBy who,
      Repetition again,
      Map<String, SecondaryScores> others) {
    return new Launch(
        name,
        round,
        why,
        measuredIn,
        warmup,
        scores,
        histograms,
        allocatedBytesPerOp,
        gcMillis,
        seconds,
        overheadSeconds,
        conditions,
        newFacts,
        lines,
        outcomes,
        who,
        again,
        others);
  }
}
