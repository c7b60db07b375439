package io.accbench.jmh;

import io.accbench.model.Mode;
import java.util.List;
import java.util.Map;

/**
 * One result of a JMH file, reduced to one number a fork. Iterations inside of a fork are
 * correlated and forks are not (Kalibera and Jones, "Rigorous Benchmarking in Reasonable Time",
 * ISMM 2013).
 *
 * @param place the place of the result, for messages: {@code old.json: result 3
 *     (com.acme.Bench.parse)}
 * @param benchmark the fully qualified method
 * @param mode the mode in which it was measured
 * @param threads the number of measuring threads, at least 1; 1 if the file does not say
 * @param params JMH's parameters, in the file's order
 * @param unit the unit of all scores, as JMH writes it: {@code ops/s}, {@code us/op}; as the file
 *     has it where it is unknown
 * @param score the file's own score; NaN when the file has no score
 * @param forks the mean of each fork's iterations, in sample time the mean of all of its samples;
 *     empty when the file has no raw data
 * @param allocatedBytesPerOp {@code gc.alloc.rate.norm} of each fork, B/op, 0 or more; empty when
 *     it was not measured in every fork
 * @param allocationProblem the reason why the allocation in the file is no measurement; null when
 *     it is one, or the file has none
 * @param counters names of further secondary metrics that are the benchmark's own
 * @param environment the machine and settings of the measurement, in words: {@code JDK}, {@code
 *     VM}, {@code JVM flags}, {@code warm-up}, …; anything that the file does not say is absent
 * @param problem the reason why its scores are no measurement; null when they are one
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
    String allocationProblem,
    List<String> counters,
    Map<String, String> environment,
    String problem) {}
