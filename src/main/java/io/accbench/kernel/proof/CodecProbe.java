package io.accbench.kernel.proof;

import io.accbench.kernel.graph.Graph;
import io.accbench.kernel.spi.Codec;
import io.accbench.kernel.spi.Execution;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Properties;

/**
 * Runs one codec once each way, before anything is measured, and writes down what it did: the
 * documents, the executing code, or the exception that stands in the way.
 *
 * <p>Its only argument is a properties file: those of {@link CodecUnderTest}, {@code
 * accbench.recipe}, {@code accbench.document}, {@code accbench.reversed}, {@code accbench.stack}
 * and {@code accbench.out}, a folder that receives {@code proof.properties} and the documents
 * {@code serialize}, {@code deserialize} and {@code deserialize-reversed} (what was read, written
 * again); of a codec whose documents are not JSON {@code serialize} alone.
 */
public final class CodecProbe {
  private final Properties told;
  private final Path out;
  private final Properties proof = new Properties();

  private CodecProbe(Properties told) {
    this.told = told;
    this.out = Path.of(CodecUnderTest.needed(told, "accbench.out"));
  }

  public static void main(String[] arguments) throws IOException {
    Properties told = new Properties();
    try (InputStream in = Files.newInputStream(Path.of(arguments[0]))) {
      told.load(in);
    }
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    System.setOut(nowhere);
    System.setErr(nowhere);
    new CodecProbe(told).run();
    Runtime.getRuntime().halt(0); // a library's threads must not keep the probe alive
  }

  private void run() throws IOException {
    try {
      probe();
    } catch (Throwable failure) {
      proof.setProperty("obstacle.all", words(failure));
    }
    try (OutputStream written = Files.newOutputStream(out.resolve("proof.properties"))) {
      proof.store(written, null);
    }
  }

  private void probe() throws Throwable {
    proof.setProperty("loaded", LoadedStack.verify(path("accbench.stack")));
    CodecUnderTest underTest = CodecUnderTest.of(told);
    Codec.Bound bound = underTest.bind();
    Object graph = Graph.replay(path("accbench.recipe")).root();
    if (underTest.json()) {
      json(bound, graph, underTest.rootType());
    } else {
      ofItsOwn(bound, graph);
    }
    executions(bound);
  }

  private void json(Codec.Bound bound, Object graph, Class<?> type) throws IOException {
    Corpus straight = Corpus.of(graph, type, path("accbench.document"));
    attempt("serialize", () -> written("serialize", serialized(bound, straight.roots())));
    for (String operation : List.of("deserialize", "deserialize-reversed")) {
      String source = operation.equals("deserialize") ? "accbench.document" : "accbench.reversed";
      Corpus corpus = Corpus.of(graph, type, path(source));
      attempt(operation, () -> written(operation, read(bound, corpus.documents())));
    }
  }

  /** Its document is {@code serialize}: what it reads when it is measured, too. */
  private void ofItsOwn(Codec.Bound bound, Object graph) {
    proof.setProperty("own", "true");
    proof.setProperty(
        "obstacle.deserialize-reversed", "its documents are not JSON: no fields to reverse");
    attempt("serialize", () -> written("serialize", new byte[][] {serialized(bound, graph)}));
    attempt(
        "deserialize",
        () -> {
          byte[] document = serialized(bound, graph).clone();
          Object read = readUnchanged(bound, document);
          Optional<String> difference = SameGraph.difference(graph, read);
          if (difference.isPresent()) {
            throw new IllegalStateException(
                "what it read is not what was written: " + difference.get());
          }
        });
  }

  private static byte[][] serialized(Codec.Bound bound, Object[] roots) throws Throwable {
    byte[][] documents = new byte[roots.length][];
    for (int i = 0; i < roots.length; i++) {
      documents[i] = serialized(bound, roots[i]);
    }
    return documents;
  }

  /** The document of a root; the second must equal the first, or the codec changed the graph. */
  private static byte[] serialized(Codec.Bound bound, Object root) throws Throwable {
    byte[] first = needed(bound.serialize(root), "serialize");
    byte[] copy = first.clone();
    byte[] second = needed(bound.serialize(root), "serialize");
    if (!Arrays.equals(copy, second)) {
      throw new IllegalStateException(
          "serialize gives another document the second time: it changes what it writes");
    }
    return second;
  }

  /** What was read from each document, written again. */
  private static byte[][] read(Codec.Bound bound, byte[][] documents) throws Throwable {
    byte[][] again = new byte[documents.length][];
    for (int i = 0; i < documents.length; i++) {
      again[i] = read(bound, documents[i]);
    }
    return again;
  }

  private static byte[] read(Codec.Bound bound, byte[] document) throws Throwable {
    return needed(bound.serialize(readUnchanged(bound, document)), "serialize");
  }

  private static Object readUnchanged(Codec.Bound bound, byte[] document) throws Throwable {
    byte[] copy = document.clone();
    Object read = bound.deserialize(document);
    if (read == null) {
      throw new IllegalStateException("deserialize returned null");
    }
    if (!Arrays.equals(copy, document)) {
      throw new IllegalStateException("deserialize changes the document that it reads");
    }
    return read;
  }

  private static byte[] needed(byte[] document, String method) {
    if (document == null) {
      throw new IllegalStateException(method + " returned null");
    }
    return document;
  }

  /** One document as it is, several as the elements of an array. */
  private void written(String operation, byte[][] documents) throws IOException {
    try (OutputStream file = Files.newOutputStream(out.resolve(operation))) {
      for (int i = 0; documents.length > 1 && i < documents.length; i++) {
        file.write(i == 0 ? '[' : ',');
        file.write(documents[i]);
      }
      if (documents.length > 1) {
        file.write(']');
      } else {
        file.write(documents[0]);
      }
    }
  }

  private void executions(Codec.Bound bound) {
    try {
      int index = 0;
      for (Execution one : bound.executions()) {
        proof.setProperty(
            "execution." + index++,
            String.join(
                "\t",
                one.direction().name(),
                one.type(),
                one.property(),
                one.code(),
                Boolean.toString(one.replaced()),
                one.reason()));
      }
    } catch (Throwable failure) {
      proof.setProperty("obstacle.executions", words(failure));
    }
  }

  private interface Attempt {
    void run() throws Throwable;
  }

  private void attempt(String operation, Attempt attempt) {
    try {
      attempt.run();
    } catch (Throwable failure) {
      proof.setProperty("obstacle." + operation, words(failure));
    }
  }

  /** The exception's class and words, and those of its innermost cause where it has another. */
  private static String words(Throwable failure) {
    Throwable cause = failure;
    while (cause.getCause() != null && cause.getCause() != cause) {
      cause = cause.getCause();
    }
    String outer = described(failure);
    return cause == failure || outer.contains(String.valueOf(cause.getMessage()))
        ? outer
        : outer + ": " + described(cause);
  }

  private static String described(Throwable failure) {
    String message = failure.getMessage();
    String name = failure.getClass().getSimpleName();
    if (message == null) {
      return name;
    }
    String line = message.lines().findFirst().orElse("");
    boolean own = failure.getClass().getName().startsWith("io.accbench.kernel.");
    return own ? line : name + ": " + line;
  }

  private Path path(String name) {
    return Path.of(CodecUnderTest.needed(told, name));
  }
}
