package io.accbench.report.ratio;

import io.accbench.model.CodecProof;
import io.accbench.model.Header;
import io.accbench.model.Stack;
import io.accbench.model.StackJar;
import io.accbench.report.document.Table;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Builds the tables of the libraries under test: in which jars the stacks differ, and what executed
 * each property.
 */
public final class LibraryTables {
  private final Header header;

  public LibraryTables(Header header) {
    this.header = header;
  }

  /**
   * Returns a table with one row for each artifact and one column for each stack; rows in which
   * stacks differ come first.
   */
  public Table stacks() {
    Map<String, Map<String, String>> versions = new LinkedHashMap<>();
    for (Stack stack : header.subjects().stacks()) {
      for (StackJar jar : stack.jars()) {
        versions
            .computeIfAbsent(artifact(jar), name -> new LinkedHashMap<>())
            .put(stack.name(), version(jar) + " " + jar.sha256().substring(0, 8));
      }
    }
    List<List<String>> differing = new ArrayList<>();
    List<List<String>> same = new ArrayList<>();
    versions.forEach(
        (artifact, byStack) -> {
          List<String> row = new ArrayList<>(List.of(artifact));
          header
              .subjects()
              .stacks()
              .forEach(stack -> row.add(byStack.getOrDefault(stack.name(), Text.NONE)));
          Set<String> distinct = new LinkedHashSet<>(row.subList(1, row.size()));
          (distinct.size() > 1 ? differing : same).add(row);
        });
    differing.addAll(same);
    List<String> headers = new ArrayList<>(List.of("artifact (version, SHA-256)"));
    header.subjects().stacks().forEach(stack -> headers.add(Text.plain(stack.name())));
    return Table.ofTexts("Stacks", headers, differing);
  }

  /**
   * Returns a table of what executes each property; rows that are the same for several codecs stand
   * once.
   */
  public Table executions() {
    Map<List<String>, Set<String>> codecs = new LinkedHashMap<>();
    for (CodecProof proof : header.subjects().proofs()) {
      for (String line : proof.executions()) {
        List<String> parts = new ArrayList<>(Arrays.asList(line.split("\t", -1)));
        if (parts.size() == 6) {
          parts.set(4, parts.get(4).equals("true") ? "yes" : "no");
          parts.add(proof.stack());
          codecs.computeIfAbsent(parts, key -> new LinkedHashSet<>()).add(proof.codec());
        }
      }
    }
    List<List<String>> rows = new ArrayList<>();
    codecs.forEach(
        (parts, names) ->
            rows.add(
                List.of(
                    String.join(", ", names),
                    parts.get(6),
                    parts.get(0).toLowerCase(java.util.Locale.ROOT),
                    simple(parts.get(1)),
                    property(parts.get(2)),
                    parts.get(3),
                    parts.get(4) + (parts.get(5).isEmpty() ? "" : ": " + parts.get(5)))));
    return Table.ofTexts(
        "Activation",
        List.of("codec", "stack", "way", "type", "property", "executed by", "replaced"),
        rows);
  }

  private static String property(String name) {
    return name.isEmpty() ? "(the bean)" : name.equals("<init>") ? "(its creation)" : name;
  }

  private static String simple(String type) {
    return type.substring(type.lastIndexOf('.') + 1);
  }

  private static String artifact(StackJar jar) {
    return local(jar) ? jar.coordinates() : jar.coordinates().replaceFirst(":[^:]*$", "");
  }

  private static String version(StackJar jar) {
    return local(jar) ? "" : jar.coordinates().replaceFirst(".*:", "");
  }

  private static boolean local(StackJar jar) {
    return jar.coordinates().startsWith("file:");
  }
}
