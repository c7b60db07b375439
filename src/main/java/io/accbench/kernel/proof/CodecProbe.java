package io.accbench.kernel.proof;

import io.accbench.kernel.graph.BeanType;
import io.accbench.kernel.graph.Graph;
import io.accbench.kernel.graph.OtherText;
import io.accbench.kernel.pollution.PollutionKind;
import io.accbench.kernel.spi.Codec;
import io.accbench.kernel.spi.Execution;
import io.accbench.kernel.spi.Unsupported;
import io.accbench.kernel.wire.ProbeKeys;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A main class that runs one codec once in each direction, before anything is measured. It writes
 * the documents and the executing code, or the exception that prevents an operation.
 *
 * <p>Its only argument is a properties file: the properties of {@link CodecUnderTest}, {@code
 * accbench.recipe}, {@code accbench.document}, {@code accbench.reversed}, {@code accbench.stack}
 * and {@code accbench.out}. The last is a folder for {@code proof.properties} and the documents
 * {@code serialize}, {@code deserialize} and {@code deserialize-reversed}. The last two are what
 * was read, written again. A codec whose documents are not JSON writes only {@code serialize}. With
 * {@code shared} several threads then use the codec at the same time.
 *
 * <p>With {@code accbench.pollution} it tries what pollutes a fork, and nothing else; the folders
 * of graphs are in {@code accbench.traffic}.
 */
public final class CodecProbe {
  /** Arbitrary: enough to find the place in the codec or the library. */
  private static final int MOST_FRAMES = 20;

  /** The threads that share the codec. Arbitrary: two may happen to take turns. */
  private static final int THREADS = 4;

  private final Properties request;
  private final Path out;
  private final Properties proof = new Properties();
  private final List<Class<?>> beans = new ArrayList<>();

  private CodecProbe(Properties request) {
    this.request = request;
    this.out = Path.of(CodecUnderTest.needed(request, ProbeKeys.OUT));
  }

  public static void main(String[] arguments) throws IOException {
    Properties request = new Properties();
    try (InputStream in = Files.newInputStream(Path.of(arguments[0]))) {
      request.load(in);
    }
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    System.setOut(nowhere);
    System.setErr(nowhere);
    new CodecProbe(request).run();
    Runtime.getRuntime().halt(0); // a library's threads must not keep the probe alive
  }

  private void run() throws IOException {
    try {
      if (request.containsKey(ProbeKeys.POLLUTION)) {
        pollution(PollutionKind.of(request.getProperty(ProbeKeys.POLLUTION)));
      } else {
        probe();
      }
    } catch (Throwable failure) {
      obstacle(ProbeKeys.ALL, failure);
    }
    try (OutputStream written = Files.newOutputStream(out.resolve(ProbeKeys.RESULT_FILE))) {
      proof.store(written, null);
    }
  }

  private void probe() throws Throwable {
    proof.setProperty(ProbeKeys.LOADED, LoadedStack.verify(path(ProbeKeys.STACK)));
    CodecUnderTest underTest = CodecUnderTest.of(request);
    Codec.Bound bound = underTest.bind();
    Graph graph = Graph.replay(path(ProbeKeys.RECIPE));
    for (BeanType type : graph.distinctTypes()) {
      for (Class<?> each = type.bean(); each != Object.class; each = each.getSuperclass()) {
        beans.add(each);
      }
    }
    if (underTest.json()) {
      json(bound, graph.root(), underTest.rootType());
      OrderedNames.of(graph)
          .ifPresent(names -> proof.setProperty(ProbeKeys.ORDERED, String.join("\t", names)));
    } else {
      ofItsOwn(bound, graph.root());
    }
    executions(bound);
    if (request.containsKey(ProbeKeys.SHARED)) {
      attempt(ProbeKeys.SHARED, () -> shared(bound, underTest.rootType()));
    }
  }

  /** Uses the codec in several threads, every second of which has other text where it can. */
  private void shared(Codec.Bound bound, Class<?> type) throws Throwable {
    SharedCodec shared = new SharedCodec(bound);
    for (int i = 0; i < THREADS; i++) {
      Object root = (i % 2 == 0 ? Graph.replay(path(ProbeKeys.RECIPE)) : withOtherText()).root();
      shared.add(Corpus.of(root, type, path(ProbeKeys.DOCUMENT)));
    }
    shared.use();
  }

  private Graph withOtherText() throws IOException {
    try {
      return Graph.replay(path(ProbeKeys.RECIPE), new OtherText());
    } catch (RuntimeException | LinkageError refused) {
      return Graph.replay(path(ProbeKeys.RECIPE)); // a bean takes no such text
    }
  }

  /**
   * Tries what pollutes a fork. A codec that refuses all other types cannot be polluted by types;
   * without other text, the JDK's own still pollutes by strings.
   */
  private void pollution(PollutionKind kind) throws Throwable {
    CodecTraffic traffic = new CodecTraffic(request);
    if (kind.ofTypes()) {
      CodecTraffic.CodecWork types = traffic.types();
      if (types.nothing()) {
        Throwable first = traffic.refused().values().iterator().next();
        obstacle(PollutionKind.TYPES.word(), new Unsupported("it takes no other type", first));
      } else {
        attempt(PollutionKind.TYPES.word(), types::run);
      }
    }
    if (kind.ofStrings()) {
      attempt(PollutionKind.STRINGS.word(), traffic.strings()::run);
    }
    int number = 0;
    for (Map.Entry<String, Throwable> one : traffic.refused().entrySet()) {
      String key = ProbeKeys.LEFT_OUT + number++;
      proof.setProperty(key, one.getKey());
      obstacle(key, one.getValue());
    }
  }

  private void json(Codec.Bound bound, Object graph, Class<?> type) throws IOException {
    Corpus straight = Corpus.of(graph, type, path(ProbeKeys.DOCUMENT));
    attempt("serialize", () -> written("serialize", serialized(bound, straight.roots())));
    for (String operation : List.of("deserialize", "deserialize-reversed")) {
      String source = operation.equals("deserialize") ? ProbeKeys.DOCUMENT : ProbeKeys.REVERSED;
      Corpus corpus = Corpus.of(graph, type, path(source));
      attempt(operation, () -> written(operation, read(bound, corpus.documents())));
    }
  }

  /** Probes a codec that is not JSON: it reads its own document, here and when it is measured. */
  private void ofItsOwn(Codec.Bound bound, Object graph) {
    proof.setProperty(ProbeKeys.READS_ITS_OWN, "true");
    obstacle(
        "deserialize-reversed",
        new Unsupported("its documents are not JSON: no fields to reverse"));
    attempt("serialize", () -> written("serialize", new byte[][] {serialized(bound, graph)}));
    attempt(
        "deserialize",
        () -> {
          byte[] document = serialized(bound, graph).clone();
          Object read = readUnchanged(bound, document);
          Optional<String> difference = SameGraph.difference(graph, read);
          if (difference.isPresent()) {
            throw new WrongWork("what it read differs from what was written: " + difference.get());
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

  /**
   * Returns the document of a root. The codec writes it twice: when the second differs from the
   * first, the codec changed the graph.
   */
  private static byte[] serialized(Codec.Bound bound, Object root) throws Throwable {
    byte[] first = needed(bound.serialize(root), "serialize");
    byte[] copy = first.clone();
    byte[] second = needed(bound.serialize(root), "serialize");
    if (!Arrays.equals(copy, second)) {
      throw new WrongWork(
          "serialize gives another document the second time: it changes what it writes");
    }
    return second;
  }

  /** Reads each document and returns the objects as written again. */
  private static byte[][] read(Codec.Bound bound, byte[][] documents) throws Throwable {
    byte[][] again = new byte[documents.length][];
    for (int i = 0; i < documents.length; i++) {
      again[i] = needed(bound.serialize(readUnchanged(bound, documents[i])), "serialize");
    }
    return again;
  }

  private static Object readUnchanged(Codec.Bound bound, byte[] document) throws Throwable {
    byte[] copy = document.clone();
    Object read = bound.deserialize(document);
    if (read == null) {
      throw new WrongWork("deserialize returned null");
    }
    if (!Arrays.equals(copy, document)) {
      throw new WrongWork("deserialize changes the document that it reads");
    }
    return read;
  }

  private static byte[] needed(byte[] document, String method) {
    if (document == null) {
      throw new WrongWork(method + " returned null");
    }
    return document;
  }

  /** Writes a file: one document unchanged, or several as the elements of an array. */
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
            ProbeKeys.EXECUTION + index++,
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
      obstacle(ProbeKeys.EXECUTIONS, failure);
    }
  }

  private interface Attempt {
    void run() throws Throwable;
  }

  private void attempt(String operation, Attempt attempt) {
    try {
      attempt.run();
    } catch (Throwable failure) {
      obstacle(operation, failure);
    }
  }

  /** Writes why an operation cannot be measured. */
  private void obstacle(String operation, Throwable failure) {
    StackTraceElement own = Unsupported.thrownIn(failure, beans);
    boolean refused = own == null && Unsupported.refusalOfLibrary(failure);
    proof.setProperty(
        ProbeKeys.obstacle(operation), refused ? ProbeKeys.REFUSED : ProbeKeys.FAILED);
    proof.setProperty(ProbeKeys.exception(operation), exception(failure));
    proof.setProperty(
        ProbeKeys.message(operation),
        (own == null ? "" : Unsupported.called(own) + " throws: ") + message(failure));
    if (!refused) {
      proof.setProperty(
          ProbeKeys.trace(operation),
          Arrays.stream(innermost(failure).getStackTrace())
              .limit(MOST_FRAMES)
              .map(StackTraceElement::toString)
              .collect(Collectors.joining("\n")));
    }
  }

  /** Returns the simple name of the exception's class; empty for accbench's own. */
  private static String exception(Throwable failure) {
    boolean own = failure.getClass().getName().startsWith("io.accbench.kernel.");
    return own ? "" : failure.getClass().getSimpleName();
  }

  /** Returns the message, with the innermost cause where that says something else. */
  private static String message(Throwable failure) {
    Throwable cause = innermost(failure);
    String outer = words(failure);
    if (cause == failure || outer.contains(String.valueOf(cause.getMessage()))) {
      return outer;
    }
    return Stream.of(outer, exception(cause), words(cause))
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(": "));
  }

  private static Throwable innermost(Throwable failure) {
    Throwable cause = failure;
    while (cause.getCause() != null && cause.getCause() != cause) {
      cause = cause.getCause();
    }
    return cause;
  }

  private static String words(Throwable failure) {
    String message = failure.getMessage();
    return message == null ? "" : message.strip();
  }

  private Path path(String name) {
    return Path.of(CodecUnderTest.needed(request, name));
  }
}
