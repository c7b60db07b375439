package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * The numbers that one launch measured.
 *
 * @param unit JMH's unit of the scores: {@code ns/op}, {@code ops/s}, {@code us/op}
 * @param warmup score of every warm-up iteration, in order
 * @param scores score of every measured iteration, in order; empty when it failed
 * @param histograms sample time only: for each measured iteration its {@code [value, count]} pairs
 * @param allocatedBytesPerOp {@code gc.alloc.rate.norm} of every measured iteration, B/op; for a
 *     single shot, what its thread allocated in it; empty when it was not measured
 * @param gcMillis time in collections during each measured iteration, ms; empty for single shots
 * @param secondary what the benchmark counted itself and what further profilers reported, by name
 */
public record LaunchSamples(
    @JsonInclude(JsonInclude.Include.NON_NULL) String unit,
    List<Double> warmup,
    List<Double> scores,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<List<List<Double>>> histograms,
    List<Double> allocatedBytesPerOp,
    List<Double> gcMillis,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, SecondaryScores> secondary) {

  /** Keeps numbers in few bytes. */
  public LaunchSamples {
    warmup = Numbers.of(warmup);
    scores = Numbers.of(scores);
    histograms = Numbers.ofPairs(histograms);
    allocatedBytesPerOp = Numbers.of(allocatedBytesPerOp);
    gcMillis = Numbers.of(gcMillis);
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

  /** Returns the same samples with equal texts that other launches can share. */
  LaunchSamples sharing(String sameUnit) {
    return new LaunchSamples(
        sameUnit, warmup, scores, histograms, allocatedBytesPerOp, gcMillis, secondary);
  }
}
