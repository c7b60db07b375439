package rpc;

import java.util.List;

/** Many {@link Reading}s: all that a document of 280 KB holds stands behind getters and setters. */
public final class Telemetry {
  List<Reading> readings;

  public List<Reading> getReadings() {
    return readings;
  }

  public void setReadings(List<Reading> readings) {
    this.readings = readings;
  }
}
