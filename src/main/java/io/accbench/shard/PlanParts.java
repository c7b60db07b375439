package io.accbench.shard;

import io.accbench.model.Artifact;
import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Jvm;
import io.accbench.model.PlannedCell;
import io.accbench.model.Prepared;
import io.accbench.model.Settings;
import io.accbench.model.Sha256;
import io.accbench.model.Stack;
import io.accbench.model.StackJar;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The parts of a header that decide what is measured, in words. Two runs with equal parts measure
 * the same on any machine; where a file lies plays no role.
 */
public final class PlanParts {
  private PlanParts() {}

  /** Returns the SHA-256 of the plan of a header that holds all blocks. */
  public static String sha256(Header whole) {
    return Sha256.of(shared(whole) + "\n" + cells(whole));
  }

  /**
   * Returns what differs between the runs of two headers, apart from their blocks; empty when
   * nothing does.
   */
  static List<String> differences(Header one, Header other) {
    Map<String, List<String>> before = shared(one);
    List<String> differences = new ArrayList<>();
    shared(other)
        .forEach(
            (part, values) -> {
              List<String> then = before.get(part);
              if (!values.equals(then)) {
                differences.add(
                    part + " (" + only(values, then) + ", not " + only(then, values) + ")");
              }
            });
    return differences;
  }

  /** Returns the first of {@code these} that are not among the others, in words. */
  private static String only(List<String> these, List<String> others) {
    return these.stream()
        .filter(value -> !others.contains(value))
        .findFirst()
        .orElse(these.isEmpty() ? "none" : "the same in another order or number");
  }

  /** Returns the parts that all shards have in common, by name. */
  private static Map<String, List<String>> shared(Header header) {
    Map<String, List<String>> parts = new LinkedHashMap<>();
    parts.put("the version of accbench", List.of(header.start().accbench()));
    parts.put("the profile", List.of(header.start().profile()));
    parts.put("the seed", List.of(Long.toString(header.start().seed())));
    parts.put(
        "accbench or your classes",
        header.subjects().classPath().stream().map(PlanParts::file).toList());
    parts.put("the libraries", jars(header));
    parts.put("the payload", payloads(header));
    parts.put("the JVM", jvms(header));
    parts.put("-jvmArgs", header.settings().jvmArgs());
    Settings settings = header.settings();
    parts.put(
        "the settings",
        Stream.of(
                settings.iterations(),
                settings.rounds(),
                settings.limits(),
                settings.goal(),
                settings.placement(),
                settings.profiling())
            .map(String::valueOf)
            .toList());
    return parts;
  }

  /** Returns the sums of the measured side's class path. */
  public static List<String> classes(Header header) {
    return header.subjects().classPath().stream().map(Artifact::sha256).toList();
  }

  private static String file(Artifact artifact) {
    return artifact.name().replaceFirst(".*/", "") + " " + artifact.sha256();
  }

  /** Returns each jar of each stack with its sum. */
  public static List<String> jars(Header header) {
    return header.subjects().stacks().stream()
        .flatMap(
            stack ->
                Stream.concat(
                    Stream.of(stack.name() + (stack.unavailable() == null ? "" : ": unavailable")),
                    stack.jars().stream().map(jar -> jar(stack, jar))))
        .toList();
  }

  private static String jar(Stack stack, StackJar jar) {
    return stack.name() + ": " + jar.coordinates() + " " + jar.sha256();
  }

  /** Returns the sum of the payload of each fixture. */
  public static List<String> payloads(Header header) {
    return header.subjects().prepared().stream().map(PlanParts::payload).distinct().toList();
  }

  private static String payload(Prepared prepared) {
    return prepared.fixture() + " " + prepared.payloadSha256();
  }

  /** Returns the builds of the JVMs. */
  public static List<String> jvms(Header header) {
    return header.jvms().stream().map(PlanParts::jvm).toList();
  }

  private static String jvm(Jvm jvm) {
    return jvm.label() + ": " + jvm.vm() + " " + jvm.version() + " of " + jvm.vendor();
  }

  /**
   * Returns the cells without the reasons for what they do not support, which may name hash codes.
   */
  public static List<String> cells(Header header) {
    List<String> cells = new ArrayList<>();
    for (Block block : header.blocks()) {
      for (PlannedCell planned : block.cells()) {
        cells.add(
            planned.cell().id()
                + planned.form()
                + planned.supported()
                + planned.jvmFlags()
                + block.rounds());
      }
    }
    return cells;
  }
}
