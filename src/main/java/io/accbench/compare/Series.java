package io.accbench.compare;

import java.util.List;
import java.util.SortedMap;

/**
 * One row of one side: a number for each fork.
 *
 * @param key which row
 * @param unit of the scores as the side has them: {@code us/op}, {@code ops/ms}
 * @param nanosPerOp of each fork, ns, above 0; in throughput over all threads together; empty when
 *     the side gives no raw data
 * @param reportedNanos the side's own score as ns per operation; NaN when there is none
 * @param allocatedBytesPerOp of each fork, B/op; empty when it was not measured
 * @param atFloor whether its time is so short that it says nothing of the operation
 * @param environment what it was measured on and how, in words; what is unknown is absent
 */
public record Series(
    Key key,
    String unit,
    List<Double> nanosPerOp,
    double reportedNanos,
    List<Double> allocatedBytesPerOp,
    boolean atFloor,
    SortedMap<String, String> environment) {

  /** Forks that measured; 0 when the side gives no raw data. */
  public int forks() {
    return nanosPerOp.size();
  }

  /** Mean over forks, or the side's own score where it gives no raw data; ns. */
  double nanos() {
    return nanosPerOp.stream().mapToDouble(Double::doubleValue).average().orElse(reportedNanos);
  }

  Series with(Key other) {
    return new Series(
        other, unit, nanosPerOp, reportedNanos, allocatedBytesPerOp, atFloor, environment);
  }
}
