package io.accbench.run;

import io.accbench.model.Cell;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The work of one fork.
 *
 * @param benchmark the full name of the benchmark's method
 * @param classPath what stands on the fork's class path behind the tool, in order
 * @param params JMH's parameters, in order; any JMH viewer shows them
 * @param properties system properties, without their prefix {@code accbench.}
 * @param jvmArgs arguments of the fork's JVM that only this suite needs
 * @param hostPath the class path of the host, whose JMH then runs the fork; {@code classPath} is
 *     then the fork's whole class path. Empty for accbench's own JMH.
 * @param profilers further profilers of JMH, as its {@code -prof} takes them
 */
public record ForkWork(
    String benchmark,
    List<Path> classPath,
    Map<String, String> params,
    Map<String, String> properties,
    List<String> jvmArgs,
    List<Path> hostPath,
    List<String> profilers) {

  /** Creates work that accbench's own JMH runs. */
  public ForkWork(
      String benchmark,
      List<Path> classPath,
      Map<String, String> params,
      Map<String, String> properties,
      List<String> jvmArgs) {
    this(benchmark, classPath, params, properties, jvmArgs, List.of(), List.of());
  }

  /** Returns the same work with a further entry at the end of the class path. */
  public ForkWork with(Path entry) {
    List<Path> longer = new ArrayList<>(classPath);
    longer.add(entry);
    return new ForkWork(
        benchmark, List.copyOf(longer), params, properties, jvmArgs, hostPath, profilers);
  }

  private static final String EMPTY = "io.accbench.kernel.bench.AccessBenchmark.empty";

  /**
   * Returns the name of a benchmark's method, or of its variant that does more than it should where
   * a slow-down is injected.
   */
  public static String injectable(String method, Cell cell) {
    return slowed(cell) ? method + "Injected" : method;
  }

  /** Returns whether a slow-down is injected into the cell's fork. */
  public static boolean slowed(Cell cell) {
    return cell.injected().filter(work -> work.share() > 0).isPresent();
  }

  /** Returns the empty benchmark, which needs nothing but the tool. */
  public static ForkWork empty() {
    return new ForkWork(EMPTY, List.of(), Map.of(), Map.of(), List.of());
  }
}
