package io.accbench.compare;

import io.accbench.model.Cell;
import io.accbench.model.DurationText;
import io.accbench.model.Header;
import io.accbench.model.Jvm;
import io.accbench.model.Machine;
import io.accbench.model.Mode;
import io.accbench.model.PlannedCell;
import io.accbench.model.Prepared;
import io.accbench.model.Settings;
import io.accbench.model.Stack;
import io.accbench.model.StackJar;
import java.time.Duration;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The conditions of a run's cells, in the words that a JMH file has for them. */
final class CellConditions {
  /** The number of digits of a checksum that suffice to distinguish two payloads. */
  private static final int SUM_DIGITS = 12;

  private final Header header;

  CellConditions(Header header) {
    this.header = header;
  }

  /** Returns the conditions of a cell that a machine has measured. */
  SortedMap<String, String> of(PlannedCell planned, Machine machine) {
    Cell cell = planned.cell();
    SortedMap<String, String> words = new TreeMap<>();
    words.put("machine", machine.words());
    words.put("governor", machine.governor());
    iterations(words, cell.mode());
    words.put("accbench", header.start().accbench());
    words.put("interleaving", header.settings().placement().interleaving().label());
    if (cell.mode().steady()) {
      words.put("processors", header.settings().placement().processors().toString());
    }
    words.put("JVM flags", String.join(" ", header.forkFlags(planned)));
    header.jvm(cell.jvm()).ifPresent(jvm -> jvm(words, jvm));
    header.subjects().prepared().stream()
        .filter(each -> each.fixture().equals(cell.fixture()) && each.jvm().equals(cell.jvm()))
        .findFirst()
        .ifPresent(prepared -> words.put("payload", payload(prepared)));
    header.subjects().stacks().stream()
        .filter(stack -> stack.name().equals(cell.stack()))
        .findFirst()
        .ifPresent(stack -> words.put("libraries", libraries(stack)));
    words.values().removeIf(value -> value == null);
    return words;
  }

  private void iterations(SortedMap<String, String> words, Mode mode) {
    Settings settings = header.settings();
    boolean steady = mode.steady();
    words.put(
        "warm-up",
        steady
            ? settings.iterations().warmup().most()
                + " × "
                + time(settings.iterations().warmupTime())
            : "0 × single-shot");
    words.put(
        "measurement",
        steady
            ? settings.iterations().measured() + " × " + time(settings.iterations().time())
            : "1 × single-shot");
  }

  private static void jvm(SortedMap<String, String> words, Jvm jvm) {
    if (jvm.version() != null) {
      words.put("JDK", jvm.version());
      words.put("VM", jvm.vm());
    }
    if (jvm.heap() != null) {
      words.put("heap", jvm.heap().kind());
    }
  }

  private static String payload(Prepared prepared) {
    String sum = prepared.payloadSha256();
    return prepared.type()
        + ", "
        + prepared.payloadBytes()
        + " B, SHA-256 "
        + sum.substring(0, Math.min(SUM_DIGITS, sum.length()));
  }

  private static String libraries(Stack stack) {
    return stack.jars().stream().map(StackJar::coordinates).collect(Collectors.joining(" "));
  }

  private static String time(Duration time) {
    return time == null ? "" : DurationText.asJmh(time);
  }
}
