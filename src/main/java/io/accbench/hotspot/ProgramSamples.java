package io.accbench.hotspot;

import io.accbench.jfr.StackFrame;
import io.accbench.stats.ClusteredSum;
import io.accbench.stats.SampleSum;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The samples of one sampler by part, in blocks of time: samples that follow each other are not
 * independent, since a program does the same thing for a while. The blocks are of equal length, and
 * there are at most {@link #MOST_BLOCKS}: in a longer recording two neighbouring ones become one.
 */
final class ProgramSamples {
  /** Arbitrary: enough to know how blocks differ, and each long enough to be alike inside. */
  private static final int MOST_BLOCKS = 64;

  /** The length of the first blocks. Arbitrary: some periods of a sampler. */
  private static final Duration SHORTEST = Duration.ofMillis(100);

  /** Arbitrary: a time in a damaged file may be any. */
  private static final Duration LONGEST = Duration.ofDays(36_525);

  /** The largest number of methods counted for a part. Arbitrary: some megabytes for all parts. */
  private static final int MOST_METHODS = 20_000;

  /**
   * The largest number of methods of a part that are told. Arbitrary: the others have hardly 1 %.
   */
  private static final int MOST_TOLD = 300;

  /** The most packages that are named. */
  private static final int MOST_PACKAGES = 3;

  private final Map<ProgramPart, ClusteredSum> parts = new HashMap<>();
  private final Map<ProgramPart, Map<StackFrame, long[]>> methods = new HashMap<>();
  private final Map<StackFrame, long[]> programs = new HashMap<>();
  private ClusteredSum all = new ClusteredSum();
  private long blockNanos = SHORTEST.toNanos();
  private long withoutStack;
  private long truncated;

  /**
   * @param start of the recording
   * @param weight of the sample, at least 0
   */
  void add(TrimmedStack stack, PartFinder finder, Instant start, Instant time, long weight) {
    if (stack.isEmpty()) {
      withoutStack++;
      return;
    }
    truncated += stack.truncated() ? 1 : 0;
    SampleSum sample = new SampleSum(weight, 1, (double) weight * weight);
    int block = block(start, time);
    all.add(sample, block);
    StackFrame leaf = stack.methods().get(0);
    for (ProgramPart part : stack.parts(finder)) {
      parts.computeIfAbsent(part, absent -> new ClusteredSum()).add(sample, block);
      count(methods.computeIfAbsent(part, absent -> new HashMap<>()), leaf, weight);
    }
    count(programs, program(stack.methods()), weight);
  }

  /** Returns the block of a time, after blocks were joined as far as needed. */
  private int block(Instant start, Instant time) {
    Duration since = Duration.between(start, time);
    long nanos =
        since.compareTo(LONGEST) > 0 ? LONGEST.toNanos() : since.isNegative() ? 0 : since.toNanos();
    while (nanos / blockNanos >= MOST_BLOCKS) {
      blockNanos *= 2;
      all = all.inPairs();
      parts.replaceAll((part, sum) -> sum.inPairs());
    }
    return (int) (nanos / blockNanos);
  }

  /** Returns the innermost frame of a stack that is not the JDK's, or the leaf. */
  private static StackFrame program(List<StackFrame> leafFirst) {
    return leafFirst.stream()
        .filter(frame -> !Machinery.ofJdk(frame))
        .findFirst()
        .orElse(leafFirst.get(0));
  }

  private static void count(Map<StackFrame, long[]> counts, StackFrame method, long weight) {
    if (counts.size() < MOST_METHODS || counts.containsKey(method)) {
      counts.computeIfAbsent(method, absent -> new long[1])[0] += weight;
    }
  }

  ClusteredSum all() {
    return all;
  }

  /** Returns the samples of a part; none where it was not seen. */
  ClusteredSum of(ProgramPart part) {
    return parts.getOrDefault(part, new ClusteredSum());
  }

  Map<ProgramPart, ClusteredSum> parts() {
    return parts;
  }

  /** Returns the share of a part; none of it where it was not seen. */
  SampleShare share(ProgramPart part) {
    return new SampleShare(of(part), all);
  }

  /**
   * Returns the weight of the samples of a part by the method whose own code ran, for the methods
   * with the most: {@code com.acme.Order.total}.
   */
  Map<String, Long> methods(ProgramPart part) {
    Map<String, Long> weights = new TreeMap<>();
    methods
        .getOrDefault(part, Map.of())
        .forEach(
            (method, sum) ->
                weights.merge(method.type() + "." + method.method(), sum[0], Long::sum));
    return weights.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .limit(MOST_TOLD)
        .collect(
            Collectors.toMap(
                Map.Entry::getKey, Map.Entry::getValue, (one, other) -> one, LinkedHashMap::new));
  }

  /**
   * Returns the packages of the innermost methods that are not the JDK's, those with the most
   * samples: {@code com.acme.shop (41 %), com.acme.web (7 %)}.
   */
  String packages() {
    Map<String, Long> weights = new TreeMap<>();
    programs.forEach((method, sum) -> weights.merge(inPackage(method.type()), sum[0], Long::sum));
    double all = Math.max(1, all().sum().weight());
    return weights.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .limit(MOST_PACKAGES)
        .map(each -> each.getKey() + " (" + Math.round(100 * each.getValue() / all) + " %)")
        .collect(Collectors.joining(", "));
  }

  private static String inPackage(String type) {
    int end = type.lastIndexOf('.');
    return end < 0 ? "the unnamed package" : type.substring(0, end);
  }

  long withoutStack() {
    return withoutStack;
  }

  long truncated() {
    return truncated;
  }
}
