package io.accbench.compare;

import java.util.List;
import java.util.SortedMap;

/**
 * A row of one side: a number for each fork.
 *
 * @param key identifies the row
 * @param unit unit of the scores as the side writes them: {@code us/op}, {@code ops/ms}
 * @param nanosPerOp time per operation of each fork, ns, above 0; in throughput over all threads
 *     together; empty when the side gives no raw data
 * @param reportedNanos the side's own score as ns per operation; NaN without one
 * @param allocatedBytesPerOp allocation of each fork, B/op; empty when it was not measured
 * @param allocationProblem why the allocation that the side has is no measurement; null when it is
 *     one, or the side has none
 * @param atFloor whether the time is so short that it says nothing of the operation
 * @param mayBeAtFloor whether that depends on the operations of an invocation, which are not known
 * @param environment machine and conditions of the measurement, in words; what is unknown is absent
 */
record Series(
    RowKey key,
    String unit,
    List<Double> nanosPerOp,
    double reportedNanos,
    List<Double> allocatedBytesPerOp,
    String allocationProblem,
    boolean atFloor,
    boolean mayBeAtFloor,
    SortedMap<String, String> environment) {

  /** Returns the number of forks that measured; 0 when the side gives no raw data. */
  int forks() {
    return nanosPerOp.size();
  }

  /** Returns the mean over forks, or the side's own score where it gives no raw data; ns. */
  double nanos() {
    return nanosPerOp.stream().mapToDouble(Double::doubleValue).average().orElse(reportedNanos);
  }

  Series with(RowKey other) {
    return new Series(
        other,
        unit,
        nanosPerOp,
        reportedNanos,
        allocatedBytesPerOp,
        allocationProblem,
        atFloor,
        mayBeAtFloor,
        environment);
  }
}
