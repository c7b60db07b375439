package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;

/**
 * A launch of one fork: the journal's entry for one cell in one round.
 *
 * @param id what was launched
 * @param samples what it measured
 * @param outcome how it ended
 * @param conditions the conditions around it while it measured
 * @param facts what the fork reported about itself: versions, checksum, counts, executing classes
 * @param jit what the JIT compiler made of the methods that it compiled last; empty where no log
 *     was kept
 */
public record Launch(
    LaunchId id,
    LaunchSamples samples,
    LaunchOutcome outcome,
    Conditions conditions,
    Map<String, String> facts,
    List<JitOutcome> jit) {

  /**
   * The place of a launch in its run.
   *
   * @param cell the cell's id
   * @param round from 0
   * @param repetition null for the first launch of its cell in its round
   */
  public record LaunchId(
      String cell, int round, @JsonInclude(JsonInclude.Include.NON_NULL) Repetition repetition) {}

  /**
   * The end of a launch.
   *
   * @param seconds wall-clock time of the launch
   * @param overheadSeconds the part of it that was neither warm-up nor measurement
   * @param cause why it failed, in one line; null when it measured
   * @param failedBy who ended it, if it failed; null when it measured
   * @param output the last lines that it printed, if it failed
   */
  public record LaunchOutcome(
      double seconds,
      double overheadSeconds,
      @JsonInclude(JsonInclude.Include.NON_NULL) String cause,
      @JsonInclude(JsonInclude.Include.NON_NULL) FailedBy failedBy,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> output) {

    /** Returns the end of a launch that measured. */
    public static LaunchOutcome measured(double seconds, double overheadSeconds) {
      return new LaunchOutcome(seconds, overheadSeconds, null, null, List.of());
    }
  }

  /** Returns the cell's id. */
  public String cell() {
    return id.cell;
  }

  /** Returns the round, from 0. */
  public int round() {
    return id.round;
  }

  public boolean failed() {
    return outcome.cause != null;
  }

  /**
   * Returns whether somebody else ended the launch, and it has not been repeated at the end of its
   * round yet.
   */
  public boolean toBeRepeated() {
    return outcome.failedBy == FailedBy.OUTSIDE && id.repetition == null;
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
    return id.repetition == null ? 0 : id.repetition.session();
  }

  /** Returns the same launch with other facts, and what the JIT compiler made of its methods. */
  public Launch with(Map<String, String> otherFacts, List<JitOutcome> outcomes) {
    return new Launch(id, samples, outcome, conditions, otherFacts, outcomes);
  }
}
