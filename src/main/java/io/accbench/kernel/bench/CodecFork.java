package io.accbench.kernel.bench;

import io.accbench.kernel.graph.Graph;
import io.accbench.kernel.proof.Activation;
import io.accbench.kernel.proof.CodecUnderTest;
import io.accbench.kernel.proof.Corpus;
import io.accbench.kernel.proof.LoadedStack;
import io.accbench.kernel.spi.Codec;
import io.accbench.kernel.spi.Execution.Direction;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * What every fork of the codec suite is told, as parameters that any JMH viewer shows, and what it
 * starts from.
 *
 * <p>System properties: those of {@link CodecUnderTest}; {@code accbench.recipe}, the graph; {@code
 * accbench.document}, the file that is read; {@code accbench.stack}, the jars that must be loaded;
 * {@code accbench.facts}, the file that receives what the fork says of itself.
 */
@State(Scope.Thread)
public abstract class CodecFork {
  /** {@code name/strategy/form}, the last two empty for a library as it comes. */
  @Param("")
  public String codec;

  @Param("")
  public String stack;

  @Param("")
  public String fixture;

  @Param("")
  public String operation;

  @Param("")
  public String member;

  Object[] roots;
  byte[][] documents;

  /** Replays the graph and reads the document; touches nothing of the library. */
  final void replay() throws Throwable {
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    System.setOut(nowhere);
    System.setErr(nowhere);
    Object graph = Graph.replay(path("accbench.recipe")).root();
    Corpus corpus = Corpus.of(graph, underTest().rootType(), path("accbench.document"));
    roots = corpus.roots();
    documents = corpus.documents();
  }

  /** The codec, built as a program would build it once. */
  final Codec.Bound bind() throws Throwable {
    return underTest().bind();
  }

  private static CodecUnderTest underTest() {
    return CodecUnderTest.of(System.getProperties());
  }

  /** The operation on one element of the corpus, outside of the call sites of steady state. */
  final Object go(Codec.Bound bound, int index) throws Throwable {
    return switch (operation) {
      case "serialize" -> bound.serialize(roots[index]);
      case "roundtrip" -> bound.deserialize(bound.serialize(roots[index]));
      default -> bound.deserialize(documents[index]);
    };
  }

  /** Says what was executed, after the measurement; throws when it was not what was planned. */
  final void prove(Codec.Bound bound) throws Throwable {
    Properties facts = Facts.ofJvm();
    facts.setProperty("strategy", codec);
    facts.setProperty("loaded", LoadedStack.verify(path("accbench.stack")));
    long bytes = 0;
    for (int i = 0; i < roots.length; i++) {
      Object result = go(bound, i);
      if (result == null) {
        throw new IllegalStateException(operation + " returned null");
      }
      bytes += bytes(bound, result, i);
    }
    facts.setProperty("bytes", Long.toString(bytes));
    facts.setProperty("documents", Integer.toString(roots.length));
    Activation activation = new Activation(bound.executions(), directions());
    facts.setProperty("activation", activation.words());
    facts.setProperty("executions", activation.sum());
    addTo(facts);
    Facts.write(facts, path("accbench.facts"));
  }

  /** Adds what a fork of one kind alone says of itself. */
  void addTo(Properties facts) {}

  /** Of the document that one element's operation wrote or, where it only reads, was given. */
  private long bytes(Codec.Bound bound, Object result, int index) throws Throwable {
    return switch (operation) {
      case "serialize" -> ((byte[]) result).length;
      case "roundtrip" -> bound.serialize(roots[index]).length;
      default -> documents[index].length;
    };
  }

  private List<Direction> directions() {
    return switch (operation) {
      case "serialize" -> List.of(Direction.SERIALIZE);
      case "roundtrip" -> List.of(Direction.SERIALIZE, Direction.DESERIALIZE);
      default -> List.of(Direction.DESERIALIZE);
    };
  }

  private static Path path(String name) {
    return Path.of(CodecUnderTest.needed(System.getProperties(), name));
  }
}
