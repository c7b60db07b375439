package io.accbench.report.ratio;

import io.accbench.analysis.Analysis;
import io.accbench.kernel.wire.FactKeys;
import io.accbench.model.Jvm;
import io.accbench.model.Launch;
import io.accbench.model.PlannedCell;
import io.accbench.report.document.Table;
import io.accbench.report.text.JvmText;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The facts that forks reported: which classes accessed the properties, on which JVM. */
public final class ExecutedCode {

  /** The largest number of class names of one row; arbitrary: enough to recognise the strategy. */
  private static final int SHOWN = 4;

  private static final String FLAGS = "flags";
  private static final String HEAP = "heap";

  private final Map<String, PlannedCell> cells;
  private final Map<String, Map<String, Set<String>>> facts = new LinkedHashMap<>();

  public ExecutedCode(Analysis analysis) {
    cells = analysis.header().cellsById();
    for (Launch launch : analysis.launches()) {
      if (!launch.failed()) {
        launch.facts().forEach((key, value) -> fact(launch.cell(), key).add(value));
      }
    }
  }

  /**
   * Returns a table of each strategy's form with the classes of its accessors, which proves that it
   * was running.
   */
  public Table strategies() {
    Map<List<String>, Set<String>> classes = new LinkedHashMap<>();
    for (PlannedCell planned : cells.values()) {
      if (planned.supported() && !planned.cell().empty()) {
        Set<String> executing = classes.computeIfAbsent(key(planned), key -> new TreeSet<>());
        fact(planned.cell().id(), FactKeys.EXECUTING)
            .forEach(names -> executing.addAll(classes(names)));
      }
    }
    List<List<String>> rows = new ArrayList<>();
    classes.forEach((key, names) -> rows.add(row(key, names)));
    List<String> headers = List.of("strategy", "form", "member", "JVM", "executing", "flags");
    return Table.ofTexts("Strategies", headers, rows);
  }

  /** Returns a table of each JVM as it was found, and as its forks reported it. */
  public Table jvms(List<Jvm> jvms) {
    List<String> headers = new ArrayList<>(List.of("JVM", "version", "vendor", "VM"));
    if (jvms.stream().anyMatch(jvm -> !jvm.flags().isEmpty())) {
      headers.add(FLAGS);
    }
    if (jvms.stream().anyMatch(jvm -> jvm.heap() != null)) {
      headers.add(HEAP);
    }
    headers.addAll(List.of("version in the forks", "JIT in the forks", "blackholes"));
    return Table.ofTexts("JVMs", headers, jvms.stream().map(jvm -> jvm(jvm, headers)).toList());
  }

  private List<String> jvm(Jvm jvm, List<String> headers) {
    List<String> row = new ArrayList<>();
    Stream.of(jvm.label(), jvm.version(), jvm.vendor(), jvm.vm())
        .map(Text::plain)
        .forEach(row::add);
    if (headers.contains(FLAGS)) {
      row.add(JvmText.flags(jvm));
    }
    if (headers.contains(HEAP)) {
      row.add(JvmText.heap(jvm));
    }
    Stream.of(FactKeys.RUNTIME_VERSION, FactKeys.JIT, FactKeys.BLACKHOLE)
        .map(key -> Text.plain(seen(jvm, key)))
        .forEach(row::add);
    return row;
  }

  private String seen(Jvm jvm, String key) {
    Set<String> values = new TreeSet<>();
    for (PlannedCell planned : cells.values()) {
      if (jvm.label().equals(planned.cell().jvm())) {
        values.addAll(fact(planned.cell().id(), key));
      }
    }
    return String.join(", ", values);
  }

  private static List<String> key(PlannedCell planned) {
    return Stream.of(
            planned.cell().strategy(),
            planned.form(),
            planned.cell().axis("member"),
            planned.cell().jvm(),
            String.join(" ", planned.jvmFlags()))
        .map(Text::plain)
        .toList();
  }

  private static List<String> row(List<String> key, Set<String> names) {
    List<String> shown = names.stream().limit(SHOWN).toList();
    String more = names.size() > SHOWN ? ", … (" + names.size() + " classes)" : "";
    List<String> row = new ArrayList<>(key);
    row.add(row.size() - 1, Text.plain(String.join(", ", shown) + more));
    return row;
  }

  /** Returns the classes of a list, whose last item may count further ones. */
  private static List<String> classes(String names) {
    return Arrays.stream(names.split(FactKeys.LIST))
        .filter(name -> !name.startsWith("…"))
        .map(ExecutedCode::name)
        .toList();
  }

  /**
   * Returns a generated class's name without its number: {@code Point$$Lambda} for {@code
   * Point$$Lambda$44}.
   */
  private static String name(String executing) {
    return executing.replaceFirst("(\\$\\$[A-Za-z]+).*", "$1");
  }

  private Set<String> fact(String cell, String key) {
    return facts
        .computeIfAbsent(cell, id -> new LinkedHashMap<>())
        .computeIfAbsent(key, name -> new LinkedHashSet<>());
  }
}
