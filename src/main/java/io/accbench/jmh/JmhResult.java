package io.accbench.jmh;

import io.accbench.model.Mode;
import java.util.List;
import java.util.Map;

/**
 * One result of a JMH file, reduced to one number a fork: iterations inside of a fork are
 * correlated, forks are not (Kalibera and Jones, "Rigorous Benchmarking in Reasonable Time", ISMM
 * 2013).
 *
 * @param place where it stands, for messages: {@code old.json: result 3 (com.acme.Bench.parse)}
 * @param benchmark the fully qualified method
 * @param mode what was measured
 * @param threads measuring threads, at least 1; 1 where the file does not say
 * @param params JMH's parameters, in the file's order
 * @param unit of all scores, as JMH writes it: {@code ops/s}, {@code us/op}
 * @param score the file's own score; NaN when it has none
 * @param forks mean of each fork's iterations, in sample time of all of its samples; empty when the
 *     file has no raw data
 * @param allocatedBytesPerOp {@code gc.alloc.rate.norm} of each fork, B/op; empty when it was not
 *     measured
 * @param counters names of further secondary metrics that are the benchmark's own
 * @param environment what it was measured on and how, in words: {@code JDK}, {@code VM}, {@code JVM
 *     flags}, {@code warm-up}, …; what the file does not say is absent
 * @param problem why its scores are no measurement; null when they are
 */
public record JmhResult(
    String place,
    String benchmark,
    Mode mode,
    int threads,
    Map<String, String> params,
    String unit,
    double score,
    List<Double> forks,
    List<Double> allocatedBytesPerOp,
    List<String> counters,
    Map<String, String> environment,
    String problem) {}
