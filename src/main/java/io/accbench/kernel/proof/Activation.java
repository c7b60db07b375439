package io.accbench.kernel.proof;

import io.accbench.kernel.spi.Execution;
import io.accbench.kernel.spi.Execution.Direction;
import io.accbench.kernel.wire.FactKeys;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.zip.CRC32;

/**
 * The code of a codec that executes in an operation: how much of it was replaced, and a checksum.
 */
public final class Activation {
  private final List<Execution> executions;

  /** Creates an activation. Only executions in the operation's {@code directions} count. */
  public Activation(List<Execution> all, List<Direction> directions) {
    this.executions = new ArrayList<>();
    for (Execution one : all) {
      if (directions.contains(one.direction())) {
        executions.add(one);
      }
    }
  }

  /** Adds how many properties were replaced, and for which reasons others were not. */
  public void addTo(Properties facts) {
    if (executions.isEmpty()) {
      return;
    }
    int properties = 0;
    int replaced = 0;
    boolean treated = false;
    Map<String, Integer> reasons = new LinkedHashMap<>();
    for (Execution one : executions) {
      treated |= one.replaced() || !one.reason().isEmpty();
      // an execution may also be of the whole bean, or of its creation
      if (!one.property().isEmpty() && !one.property().equals("<init>")) {
        properties++;
        replaced += one.replaced() ? 1 : 0;
        if (!one.reason().isEmpty()) {
          reasons.merge(one.reason(), 1, Integer::sum);
        }
      }
    }
    facts.setProperty(FactKeys.PROPERTIES, Integer.toString(properties));
    if (treated) {
      facts.setProperty(FactKeys.REPLACED, Integer.toString(replaced));
      int index = 0;
      for (Map.Entry<String, Integer> reason : reasons.entrySet()) {
        facts.setProperty(
            FactKeys.NOT_REPLACED + index++, reason.getValue() + "\t" + reason.getKey());
      }
    }
  }

  /**
   * Returns a checksum over the executing code, property by property, in hexadecimal. Equal sums of
   * two cells on the same stack and JVM mean that the same code ran. It is empty when the codec
   * reports nothing.
   */
  public String sum() {
    if (executions.isEmpty()) {
      return "";
    }
    List<String> lines = new ArrayList<>();
    for (Execution one : executions) {
      lines.add(one.direction() + "\t" + one.type() + "\t" + one.property() + "\t" + one.code());
    }
    Collections.sort(lines);
    CRC32 sum = new CRC32();
    for (String line : lines) {
      sum.update(line.getBytes(StandardCharsets.UTF_8));
      sum.update('\n');
    }
    return Long.toHexString(sum.getValue());
  }
}
