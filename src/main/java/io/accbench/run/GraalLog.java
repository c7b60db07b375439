package io.accbench.run;

import io.accbench.model.Jvm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What Graal says of itself in a fork: that it is there, and each method that it compiled. The
 * JVM's own properties and beans are the same with it and without.
 */
final class GraalLog {
  private static final Pattern COMPILED = Pattern.compile("HotSpot(OSR)?Compilation-");

  /** With JDK 25 its name, with 17 that of its configuration. */
  private static final Pattern NAMED =
      Pattern.compile("Using (?:compiler configuration )?[\"'](?<name>[^\"']+)[\"'] ");

  /** In the name of the method that holds JMH's measured loop. */
  private static final String LOOP = "_jmhStub";

  private final Path file;
  private final String prefix;

  private GraalLog(Path file, String prefix) {
    this.file = file;
    this.prefix = prefix;
  }

  /** That of a fork; none when it compiles otherwise. */
  static Optional<GraalLog> of(Jvm jvm, Path folder) {
    return jvm != null && jvm.graal()
        ? Optional.of(
            new GraalLog(folder.resolve("graal.log"), jvm.feature() < 21 ? "graal." : "jdk.graal."))
        : Optional.empty();
  }

  /** What makes the fork write it. */
  List<String> flags() {
    return List.of(
        "-D" + prefix + "ShowConfiguration=info",
        "-D" + prefix + "PrintCompilation=true",
        "-D" + prefix + "LogFile=" + file);
  }

  void delete() throws IOException {
    Files.deleteIfExists(file);
  }

  /**
   * Its name and how many methods it compiled, as facts of the fork.
   *
   * @throws IOException with the words for the user, when Graal was not there, or the measured loop
   *     of a steady state is not among them
   */
  Map<String, String> proof(boolean steady) throws IOException {
    List<String> lines = Files.exists(file) ? Files.readAllLines(file) : List.of();
    String name =
        lines.stream()
            .map(NAMED::matcher)
            .filter(Matcher::lookingAt)
            .map(named -> named.group("name"))
            .findFirst()
            .orElseThrow(() -> new IOException("Graal did not say that it is there"));
    List<String> methods =
        lines.stream().filter(line -> COMPILED.matcher(line).lookingAt()).toList();
    if (steady && methods.stream().noneMatch(line -> line.contains(LOOP))) {
      throw new IOException(
          "%s compiled %d methods, but not the measured loop: warm up longer (-wi)"
              .formatted(name, methods.size()));
    }
    return Map.of("jit", name, "jit.methods", Integer.toString(methods.size()));
  }
}
