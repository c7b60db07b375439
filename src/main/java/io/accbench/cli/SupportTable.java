package io.accbench.cli;

import static java.util.stream.Collectors.joining;

import io.accbench.model.Prepared;
import io.accbench.model.Support;
import io.accbench.report.text.FindingText;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.TextTable;

/**
 * The table of what every strategy reaches in one class: a row for each property, member and
 * operation, a column for each strategy form, and each reason once below.
 */
final class SupportTable {
  private static final int LABEL_WIDTH = 26;

  private static final String MODIFIERS_AND_TYPE =
      "(((private|public|protected|final|volatile|transient) )+\\S+ )?";

  private final Prepared prepared;
  private final List<String> forms;
  private final List<String> notes = new ArrayList<>();

  /** Creates a table; {@code forms} are its columns as {@code name/form}. */
  SupportTable(Prepared prepared, List<String> forms) {
    this.prepared = prepared;
    this.forms = forms;
  }

  void print(PrintWriter out) {
    for (Prepared.PreparedBean type : prepared.types()) {
      out.println(type.name() + " on JVM " + prepared.jvm());
      out.println(table(type));
    }
    for (int i = 0; i < notes.size(); i++) {
      out.println("[" + (i + 1) + "] " + notes.get(i));
    }
    prepared
        .probes()
        .filter(one -> one.operation().equals("copy"))
        .forEach(
            one ->
                out.println(
                    "copy through " + one.member() + "s: not supported: " + one.cause().thrown()));
    prepared.findings().forEach(finding -> out.println("note: " + FindingText.of(finding)));
    out.println();
  }

  private TextTable table(Prepared.PreparedBean type) {
    List<Column> columns = new ArrayList<>();
    columns.add(new Column(LABEL_WIDTH, 2, Column.Overflow.SPAN));
    columns.add(new Column(10, 1, Column.Overflow.TRUNCATE));
    columns.add(new Column(11, 1, Column.Overflow.TRUNCATE));
    forms.forEach(
        form -> columns.add(new Column(Math.max(10, form.length() + 2), 1, Column.Overflow.SPAN)));
    TextTable table =
        TextTable.forColumns(Help.defaultColorScheme(Ansi.OFF), columns.toArray(Column[]::new));
    List<String> header = new ArrayList<>(List.of("property", "member", "operation"));
    header.addAll(forms);
    table.addRowValues(header.toArray(String[]::new));
    rows(type).forEach((key, cells) -> table.addRowValues(row(key, cells)));
    return table;
  }

  private String[] row(List<String> key, Map<String, Support> cells) {
    List<String> row = new ArrayList<>(key);
    forms.forEach(form -> row.add(cells.containsKey(form) ? cell(cells.get(form)) : "–"));
    return row.toArray(String[]::new);
  }

  /** Returns the rows by property, member and operation, in the order of the probes. */
  private Map<List<String>, Map<String, Support>> rows(Prepared.PreparedBean type) {
    Map<List<String>, Map<String, Support>> rows = inOrder(type);
    prepared
        .probes()
        .filter(one -> one.type().equals(type.name()) && forms.contains(one.strategy()))
        .forEach(
            one ->
                rows.computeIfAbsent(key(one), key -> new LinkedHashMap<>())
                    .put(one.strategy(), one));
    rows.values().removeIf(Map::isEmpty);
    return rows;
  }

  /** Returns an empty row for each property, in the order of its class. */
  private Map<List<String>, Map<String, Support>> inOrder(Prepared.PreparedBean type) {
    Map<List<String>, Map<String, Support>> rows = new LinkedHashMap<>();
    type.fields().forEach(name -> addEmpty(rows, name, "field"));
    type.methods().forEach(name -> addEmpty(rows, name, "method"));
    return rows;
  }

  private static void addEmpty(
      Map<List<String>, Map<String, Support>> rows, String property, String member) {
    for (String operation : List.of("read", "write")) {
      rows.put(List.of(property, member, operation), new LinkedHashMap<>());
    }
  }

  /** Returns the key of a row; a construction belongs to no member, and its name has no package. */
  private static List<String> key(Support one) {
    return one.operation().equals("construct")
        ? List.of(one.property().replaceFirst("^[^:]+\\.", ""), "", "construct")
        : List.of(one.property(), one.member(), one.operation());
  }

  private String cell(Support one) {
    String flags = String.join(" ", new TreeSet<>(one.flags()));
    return switch (one.status()) {
      case OK -> flags.isEmpty() ? "ok" : "ok [" + note("run with " + flags) + "]";
      case NEEDS_FLAG -> "flag [" + note("needs flag " + flags) + "]";
      case NOT_SUPPORTED -> "no [" + note("not supported: " + withoutMember(one)) + "]";
      case FAILED -> "failed [" + note("failed: " + withoutMember(one) + trace(one)) + "]";
    };
  }

  /** Returns the reason with "…" for the member that it names, so that members share one note. */
  private static String withoutMember(Support one) {
    String member = "\\S+\\." + Pattern.quote(one.property()) + "(:\\S+)?$";
    return one.cause().thrown().replaceAll(MODIFIERS_AND_TYPE + member, "…");
  }

  private static String trace(Support one) {
    return one.cause().trace().stream().map(frame -> "\n      at " + frame).collect(joining());
  }

  private int note(String text) {
    if (!notes.contains(text)) {
      notes.add(text);
    }
    return notes.indexOf(text) + 1;
  }
}
