package io.accbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Words;
import io.accbench.kernel.graph.HandBuilt;
import io.accbench.kernel.graph.HandBuiltLedger;
import io.accbench.kernel.payload.Ledger;
import io.accbench.kernel.payload.Order;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Single-shot forks of JMH whose graph was replayed from a payload, beside such whose graph a
 * factory builds by hand: before the shot, both have loaded the same classes.
 *
 * <p>The shot begins where the class of the strategy under test is loaded.
 */
class NeutralityIT {
  private static final String SHOT = "io.accbench.kernel.strategy.Reflection";

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({"order, field", "ledger, method"})
  void before_the_shot_a_replayed_graph_has_loaded_what_a_hand_built_one_has(
      String fixture, String member) throws IOException {
    Set<String> replayed = beforeTheShot("replayed", member, List.of("--fixture", fixture));
    Set<String> handBuilt = beforeTheShot("built", member, handBuilt(fixture));

    assertThat(replayed).contains("java.lang.Object", "io.accbench.kernel.graph.Graph");
    assertThat(ofJdk(replayed, handBuilt)).as("loaded by the replay alone").isEmpty();
    assertThat(ofJdk(handBuilt, replayed)).as("loaded by the factory alone").isEmpty();
  }

  private static List<String> handBuilt(String fixture) {
    boolean order = fixture.equals("order");
    Class<?> builder = order ? HandBuilt.class : HandBuiltLedger.class;
    return Words.of(
        "--classpath target/test-classes --type %s --factory %s",
        (order ? Order.class : Ledger.class).getName(), builder.getName() + "::" + fixture);
  }

  private Set<String> beforeTheShot(String name, String member, List<String> graph)
      throws IOException {
    Path logs = Files.createDirectories(folder.resolve(name));
    List<String> arguments = Words.of("run --profile ci");
    arguments.addAll(graph);
    arguments.addAll(List.of("--strategy", "reflection", "--member", member, "--mode", "ss"));
    arguments.addAll(List.of("--operation", "read", "--layout", "bean", "--slot", "typed"));
    arguments.addAll(
        List.of("-jvmArgs", "-Xlog:class+load=info:file=" + logs.resolve("%p.log") + ":none"));
    arguments.addAll(List.of("--out", folder.resolve(name + "-run").toString()));

    Cli.accbench(arguments).ended(0);

    return classesBefore(fork(logs));
  }

  /** The log of the one fork: JMH asks other JVMs, with the same flags, for their properties. */
  private static List<String> fork(Path logs) throws IOException {
    try (Stream<Path> files = Files.list(logs)) {
      for (Path file : files.toList()) {
        List<String> lines = Files.readAllLines(file);
        if (lines.stream().anyMatch(line -> line.startsWith(SHOT + " "))) {
          return lines;
        }
      }
    }
    throw new AssertionError("no fork loaded " + SHOT);
  }

  private static Set<String> classesBefore(List<String> lines) {
    Set<String> classes = new TreeSet<>();
    for (String line : lines) {
      String name = line.substring(0, line.indexOf(' '));
      if (name.equals(SHOT)) {
        break;
      }
      classes.add(name.replaceFirst("[/+]0x.*", ""));
    }
    return classes;
  }

  /** Those of the JDK's classes that the first has and the second has not. */
  private static List<String> ofJdk(Set<String> classes, Set<String> others) {
    return classes.stream()
        .filter(name -> name.matches("(java|javax|jdk|sun)\\..*"))
        .filter(name -> !others.contains(name))
        .toList();
  }
}
