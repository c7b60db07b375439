package io.accbench.kernel.bench;

import io.accbench.kernel.graph.Graph;
import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.kernel.strategy.Direct;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Properties;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * What every fork is told (as parameters, so that any JMH viewer shows them) and what it starts
 * from.
 *
 * <p>System properties: {@code accbench.recipe}, the graph; {@code accbench.strategy}, the
 * strategy's class; {@code accbench.facts}, the file that receives what the fork says of itself.
 */
@State(Scope.Thread)
public abstract class ForkState {
  /** {@code name/form}. */
  @Param("")
  public String strategy;

  @Param("")
  public String fixture;

  @Param("")
  public String operation;

  @Param("")
  public String member;

  @Param("")
  public String layout;

  @Param("")
  public String slot;

  Graph graph;
  PlainReads reads;

  /** Replays the graph; touches nothing of the strategy. */
  final void replay() throws Throwable {
    discardOutput();
    graph = Graph.replay(Path.of(property("accbench.recipe")));
    reads = assignment().plainReads(graph, compiled());
  }

  final Assignment assignment() {
    String form = strategy.substring(strategy.indexOf('/') + 1);
    return new Assignment(operation, form, member, layout, slot);
  }

  /** The strategy under test, its class loaded here. */
  final AccessorStrategy strategyUnderTest() throws ReflectiveOperationException {
    return (AccessorStrategy)
        Class.forName(property("accbench.strategy")).getDeclaredConstructor().newInstance();
  }

  final AccessorStrategy compiled() {
    return new Direct();
  }

  /**
   * The checksum over what a read returns, which is what plain reflection found in the preparing
   * JVM.
   *
   * @throws IllegalStateException when they differ: the strategy does other work than it should
   */
  final long prove(Workload workload) throws Throwable {
    long proof = workload.proof();
    Assignment assignment = assignment();
    boolean comparable = assignment.wholeGraph() && !operation.equals("construct");
    long expected = graph.expectedChecksum(assignment.member());
    if (comparable && proof != expected) {
      throw new IllegalStateException(
          "checksum " + proof + " of " + operation + " differs from the expected " + expected);
    }
    new Facts(this, workload, proof).write(Path.of(property("accbench.facts")));
    return proof;
  }

  /** Adds what a fork of one kind alone says of itself. */
  void addTo(Properties facts) {}

  /** User code may flood its output; JMH would keep all of it on disk. */
  private static void discardOutput() {
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    System.setOut(nowhere);
    System.setErr(nowhere);
  }

  private static String property(String name) throws IllegalStateException {
    String value = System.getProperty(name);
    if (value == null) {
      throw new IllegalStateException("system property " + name + " is not set: run by accbench");
    }
    return value;
  }
}
