package io.accbench.kernel.bench;

import io.accbench.kernel.graph.Graph;
import io.accbench.kernel.pollution.Polluter;
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
 * The parameters of every fork of the access suite, which any JMH viewer shows, and the objects
 * that the fork starts with.
 *
 * <p>System properties: {@code accbench.recipe}, the graph; {@code accbench.strategy}, the
 * strategy's class; {@code accbench.facts}, the file to which the fork writes facts about itself.
 */
@State(Scope.Thread)
public abstract class ForkState {
  /** The strategy as {@code name/form}. */
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

  /** Replays the graph, without using the strategy. */
  final void replay() throws Throwable {
    graph = Graph.replay(Path.of(property("accbench.recipe")));
    reads = assignment().plainReads(graph, compiled());
  }

  final Assignment assignment() {
    String form = strategy.substring(strategy.indexOf('/') + 1);
    return new Assignment(operation, form, member, layout, slot);
  }

  /** Loads the class of the strategy under test and returns an instance. */
  final AccessorStrategy strategyUnderTest() throws ReflectiveOperationException {
    return (AccessorStrategy)
        Class.forName(property("accbench.strategy")).getDeclaredConstructor().newInstance();
  }

  final AccessorStrategy compiled() {
    return new Direct();
  }

  /**
   * Proves the work and writes the facts. Returns the checksums over the values that were read,
   * which must be those that plain reflection found in the preparing JVM.
   *
   * @throws IllegalStateException when the checksums differ: the strategy does other work than it
   *     should, or the graph is another one
   */
  final long[] prove(Workload workload) throws Throwable {
    long[] proof = workload.proof();
    Assignment assignment = assignment();
    boolean comparable = assignment.wholeGraph() && !operation.equals("construct");
    if (comparable && proof[0] != graph.expected(assignment.member())[0]) {
      throw new IllegalStateException(
          Polluter.words() + ProofFailure.of(workload, graph, assignment.member()));
    }
    new Facts(this, workload, proof[0]).write(property("accbench.facts"));
    return proof;
  }

  /** Adds the facts that only a fork of one kind has. */
  void addTo(Properties facts) {}

  /** Discards all output: user code may write very much, and JMH would keep all of it on disk. */
  static void discardOutput() {
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    System.setOut(nowhere);
    System.setErr(nowhere);
  }

  static String property(String name) throws IllegalStateException {
    String value = System.getProperty(name);
    if (value == null) {
      throw new IllegalStateException("system property " + name + " is not set: run by accbench");
    }
    return value;
  }
}
