package io.accbench.kernel.bench;

import io.accbench.kernel.graph.Graph;
import io.accbench.kernel.profiler.FactsFile;
import io.accbench.kernel.proof.Activation;
import io.accbench.kernel.proof.CodecUnderTest;
import io.accbench.kernel.proof.Corpus;
import io.accbench.kernel.proof.LoadedStack;
import io.accbench.kernel.spi.Codec;
import io.accbench.kernel.spi.Execution.Direction;
import io.accbench.kernel.wire.FactKeys;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * The parameters of every fork of the codec suite, which any JMH viewer shows, and the objects that
 * the fork starts with.
 *
 * <p>Its system properties are those of {@link CodecUnderTest}, and these:
 *
 * <ul>
 *   <li>{@code accbench.recipe}: the graph
 *   <li>{@code accbench.document}: the file that is read
 *   <li>{@code accbench.stack}: the jars that must be loaded
 *   <li>{@code accbench.facts}: the file to which the fork writes facts about itself
 * </ul>
 */
@State(Scope.Thread)
public abstract class CodecFork {
  /** The codec as {@code name/strategy/form}; the last two are empty without a strategy. */
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

  /** Replays the graph and reads the document, without using the library. */
  final void replay() throws Throwable {
    Object graph = Graph.replay(path("accbench.recipe")).root();
    Corpus corpus = Corpus.of(graph, underTest().rootType(), path("accbench.document"));
    roots = corpus.roots();
    documents = corpus.documents();
  }

  /** Builds the codec as a program would build it once. */
  final Codec.Bound bind() throws Throwable {
    return underTest().bind();
  }

  private static CodecUnderTest underTest() {
    return CodecUnderTest.of(System.getProperties());
  }

  /** Runs the operation on one element of the corpus, at other call sites than in steady state. */
  final Object go(Codec.Bound bound, int index) throws Throwable {
    return switch (operation) {
      case "serialize" -> bound.serialize(roots[index]);
      case "roundtrip" -> bound.deserialize(bound.serialize(roots[index]));
      default -> bound.deserialize(documents[index]);
    };
  }

  /**
   * Writes the facts on what was executed, after the measurement; throws if it was not as planned.
   */
  final void prove(Codec.Bound bound) throws Throwable {
    Properties facts = Facts.ofJvm();
    facts.setProperty(FactKeys.STRATEGY, codec);
    facts.setProperty(FactKeys.LOADED, LoadedStack.verify(path("accbench.stack")));
    long bytes = 0;
    long content = 0;
    for (int i = 0; i < roots.length; i++) {
      Object result = go(bound, i);
      if (result == null) {
        throw new IllegalStateException(operation + " returned null");
      }
      bytes += bytes(bound, result, i);
      content +=
          result instanceof byte[] document
              ? Corpus.content(document)
              : Corpus.content(bound, result);
    }
    facts.setProperty(FactKeys.CONTENT, Long.toString(content));
    facts.setProperty(FactKeys.DOCUMENT_BYTES, Long.toString(bytes));
    facts.setProperty(FactKeys.DOCUMENTS, Integer.toString(roots.length));
    Activation activation = new Activation(bound.executions(), directions());
    activation.addTo(facts);
    facts.setProperty(FactKeys.EXECUTIONS, activation.sum());
    addTo(facts);
    FactsFile.write(facts, path("accbench.facts").toString());
  }

  /** Adds the facts that only a fork of one kind has. */
  void addTo(Properties facts) {}

  /** Returns the size of the document that one element's operation wrote or, else, read. */
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
