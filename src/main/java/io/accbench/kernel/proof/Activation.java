package io.accbench.kernel.proof;

import io.accbench.kernel.spi.Execution;
import io.accbench.kernel.spi.Execution.Direction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;

/** What of a codec is at work in an operation, in one line and in one figure. */
public final class Activation {
  private final List<Execution> executions;

  /** {@code directions} are those that the operation goes; only they count. */
  public Activation(List<Execution> all, List<Direction> directions) {
    this.executions = new ArrayList<>();
    for (Execution one : all) {
      if (directions.contains(one.direction())) {
        executions.add(one);
      }
    }
  }

  /**
   * {@code 24 of 24 properties}, {@code 0 of 5 properties (private field: 5)}, {@code as it comes}
   * where nothing was to be replaced, {@code not told} where the codec cannot tell.
   */
  public String words() {
    if (executions.isEmpty()) {
      return "not told";
    }
    int properties = 0;
    int replaced = 0;
    boolean treated = false;
    Map<String, Integer> reasons = new LinkedHashMap<>();
    for (Execution one : executions) {
      treated |= one.replaced() || !one.reason().isEmpty();
      if (isProperty(one)) {
        properties++;
        replaced += one.replaced() ? 1 : 0;
        if (!one.reason().isEmpty()) {
          reasons.merge(one.reason(), 1, Integer::sum);
        }
      }
    }
    return treated
        ? replaced + " of " + properties + " properties" + words(reasons)
        : "as it comes";
  }

  /**
   * A sum over the executing code, property by property, in hexadecimal: equal sums of two cells on
   * the same stack and JVM mean that the same code ran. Empty when the codec cannot tell.
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

  /** Neither the bean as a whole nor how it is made. */
  private static boolean isProperty(Execution one) {
    return !one.property().isEmpty() && !one.property().equals("<init>");
  }

  private static String words(Map<String, Integer> reasons) {
    StringBuilder words = new StringBuilder();
    for (Map.Entry<String, Integer> reason : reasons.entrySet()) {
      words.append(words.length() == 0 ? " (" : ", ");
      words.append(reason.getKey()).append(": ").append(reason.getValue());
    }
    return words.length() == 0 ? "" : words.append(')').toString();
  }
}
