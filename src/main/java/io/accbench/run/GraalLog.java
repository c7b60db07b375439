package io.accbench.run;

import io.accbench.kernel.wire.FactKeys;
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
 * The log in which Graal states in a fork that it is in use, and which methods it compiled. The
 * JVM's own properties and management beans are the same with Graal and without it.
 */
final class GraalLog {
  private static final Pattern COMPILED = Pattern.compile("HotSpot(OSR)?Compilation-");

  /**
   * The line that gives Graal's name with JDK 25, and the name of its configuration with JDK 17.
   */
  private static final Pattern NAMED =
      Pattern.compile("Using (?:compiler configuration )?[\"'](?<name>[^\"']+)[\"'] ");

  /** A part of the name of the method that holds JMH's measured loop. */
  private static final String LOOP = "_jmhStub";

  private final Path file;
  private final String prefix;

  private GraalLog(Path file, String prefix) {
    this.file = file;
    this.prefix = prefix;
  }

  /** Returns the log of a fork, or empty if the fork uses another compiler. */
  static Optional<GraalLog> of(Jvm jvm, Path folder) {
    return jvm != null && jvm.graal()
        ? Optional.of(
            new GraalLog(folder.resolve("graal.log"), jvm.feature() < 21 ? "graal." : "jdk.graal."))
        : Optional.empty();
  }

  /** Returns the flags that make the fork write the log. */
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
   * Returns Graal's name and the number of methods that it compiled, as facts of the fork.
   *
   * @throws IOException with a message for the user, when Graal was not in use or did not compile
   *     the measured loop of a steady state
   */
  Map<String, String> proof(boolean steady) throws IOException {
    List<String> lines = Files.exists(file) ? Files.readAllLines(file) : List.of();
    String name =
        lines.stream()
            .map(NAMED::matcher)
            .filter(Matcher::lookingAt)
            .map(named -> named.group("name"))
            .findFirst()
            .orElseThrow(() -> new IOException("Graal was not in use: its log does not name it"));
    List<String> methods =
        lines.stream().filter(line -> COMPILED.matcher(line).lookingAt()).toList();
    if (steady && methods.stream().noneMatch(line -> line.contains(LOOP))) {
      throw new IOException(
          "%s compiled %d methods, but not the measured loop: warm up longer (-wi)"
              .formatted(name, methods.size()));
    }
    return Map.of(FactKeys.JIT, name, "jit.methods", Integer.toString(methods.size()));
  }
}
