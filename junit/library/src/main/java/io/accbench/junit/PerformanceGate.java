package io.accbench.junit;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * A gate that accbench carries out in JVMs of its own. Each row of its decision is one test: a
 * regressed row fails with its sentence and the command that repeats it, an inconclusive or waived
 * one is aborted with its reason, any other passes.
 *
 * <pre>{@code
 * @PerformanceTest
 * Stream<DynamicTest> orders() {
 *   return PerformanceGate.of("--policy", "accbench/policy.yaml", …).rows();
 * }
 * }</pre>
 */
public final class PerformanceGate {
  /** The most lines of accbench's own messages in a failure; arbitrary, the cause comes last. */
  private static final int MOST_LINES = 20;

  private final List<String> arguments;

  private PerformanceGate(List<String> arguments) {
    this.arguments = arguments;
  }

  /**
   * Returns a gate.
   *
   * @param arguments those of {@code accbench gate}; without {@code --out} its files are written
   *     below {@code target}, where an earlier gate's are replaced
   */
  public static PerformanceGate of(String... arguments) {
    return new PerformanceGate(List.of(arguments));
  }

  /**
   * Measures, and returns one test for each row. Where the gate comes to no decision, the one test
   * that there is fails with what accbench said.
   */
  public Stream<DynamicTest> rows() {
    Neighbours.warning().ifPresent(System.err::println);
    try {
      return measured();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the gate was interrupted", stopped);
    }
  }

  private Stream<DynamicTest> measured() throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("accbench-junit");
    Path report = folder.resolve("rows.xml");
    Path log = folder.resolve("log.txt");
    try {
      int exitCode = run(report, log);
      if (!Files.exists(report)) {
        String said = last(Files.readAllLines(log));
        return Stream.of(
            dynamicTest(
                "accbench gate",
                () -> {
                  throw new AssertionError(
                      "accbench gate came to no decision; it ended with exit code "
                          + exitCode
                          + ":\n"
                          + said);
                }));
      }
      return Rows.of(report);
    } finally {
      Files.deleteIfExists(report);
      Files.deleteIfExists(log);
      Files.deleteIfExists(folder);
    }
  }

  private int run(Path report, Path log) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(Installation.command());
    command.add("gate");
    command.addAll(arguments);
    if (!arguments.contains("--out") && !arguments.contains("-o")) {
      command.addAll(List.of("--force", "--out", "target/accbench-gate"));
    }
    command.addAll(List.of("--junit", report.toString()));
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    Thread hook = new Thread(process::destroy);
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      return process.waitFor();
    } finally {
      process.destroy(); // where the test was interrupted
      Runtime.getRuntime().removeShutdownHook(hook);
    }
  }

  private static String last(List<String> lines) {
    return String.join("\n", lines.subList(Math.max(0, lines.size() - MOST_LINES), lines.size()));
  }
}
