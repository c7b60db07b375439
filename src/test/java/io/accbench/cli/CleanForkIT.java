package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A timing fork is as clean as plain JMH leaves one: it loads the same classes of the JDK, and few
 * others, none of which belongs to a stream, a lambda, a pattern or a format. Code of the JDK that
 * the harness runs is the benchmark's, too, and so is its profile.
 */
class CleanForkIT {
  private static final String SOURCE =
      """
      package acme;
      import org.openjdk.jmh.annotations.*;
      public class Clean {
        @Benchmark public int one() { return 1; }
      }
      """;

  private static final String FORK = "org.openjdk.jmh.runner.ForkedMain";

  /**
   * What facts, turns and totals need: files, charsets, the times of collectors and compilers; what
   * JMH needs to receive more profilers; and the field of JMH's that ends a phase early.
   */
  private static final String ALLOWED =
      "java\\.io\\.File.*|(java\\.lang|sun)\\.management\\..*|java\\.nio\\.charset\\..*|sun\\.nio\\.cs\\..*"
          + "|java\\.util\\.(Collections\\$Synchronized.*|Properties.*|EnumSet\\$SerializationProxy)"
          + "|jdk\\.internal\\.loader\\..*"
          + "|jdk\\.internal\\.reflect\\.(GeneratedSerialization.*|\\w*FieldAccessor\\w*)";

  @TempDir Path folder;

  @Test
  void a_timing_fork_loads_no_class_of_the_jdk_that_a_clean_one_would_not() throws IOException {
    String classPath = BenchmarkJar.classPath(folder, "1.37", "Clean", SOURCE);
    Set<String> plain = loaded("plain", flags -> plain(classPath, flags));
    Set<String> ours =
        loaded(
            "ours",
            flags ->
                accbench(
                        Words.of(
                            "run --jmh %s --mode avgt -f 1 -wi 2 -w 50ms -i 2 -r 50ms -jvmArgs %s"
                                + " --out %s",
                            classPath, flags, folder.resolve("run")))
                    .ended(0));

    assertThat(plain).contains("java.lang.Object");
    assertThat(ours.stream().filter(name -> !plain.contains(name)))
        .allMatch(name -> name.matches(ALLOWED) && !name.contains("Lambda"));
  }

  /** Runs plain JMH with its profiler of allocation, which accbench uses, too. */
  private void plain(String classPath, String flags) {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    List<String> command = new ArrayList<>(List.of(java.toString(), "-Djmh.ignoreLock=true"));
    command.addAll(List.of("-cp", classPath, "org.openjdk.jmh.Main"));
    command.addAll(Words.of("-bm avgt -f 1 -wi 2 -w 50ms -i 2 -r 50ms -prof gc"));
    command.addAll(List.of("-jvmArgs", flags));
    Programs.run(command).ended(0);
  }

  private interface ForkRun {
    void with(String flags);
  }

  /** Returns the classes of the JDK that the one fork of the benchmark loads. */
  private Set<String> loaded(String name, ForkRun run) throws IOException {
    Path logs = Files.createDirectories(folder.resolve(name));
    run.with("-Xlog:class+load=info:file=" + logs.resolve("%p.log") + ":none");
    try (Stream<Path> files = Files.list(logs)) {
      for (Path file : files.toList()) {
        List<String> lines = Files.readAllLines(file);
        if (lines.stream().anyMatch(line -> line.startsWith("acme.Clean "))
            && lines.stream().anyMatch(line -> line.startsWith(FORK + " "))) {
          Set<String> classes = new TreeSet<>();
          lines.forEach(
              line -> classes.add(line.replaceFirst("([/+.]0x.*|(?<=Lambda)[$]\\d.*)? .*", "")));
          classes.removeIf(one -> !one.matches("(java|javax|jdk|sun|com\\.sun)\\..*"));
          return classes;
        }
      }
    }
    throw new AssertionError("no fork of " + name + " loaded the benchmark");
  }
}
