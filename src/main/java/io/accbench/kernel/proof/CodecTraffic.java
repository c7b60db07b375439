package io.accbench.kernel.proof;

import io.accbench.kernel.graph.Graph;
import io.accbench.kernel.graph.OtherClasses;
import io.accbench.kernel.graph.OtherText;
import io.accbench.kernel.graph.OtherValues;
import io.accbench.kernel.payload.Anything;
import io.accbench.kernel.pollution.SuiteTraffic;
import io.accbench.kernel.pollution.Traffic;
import io.accbench.kernel.spi.Codec;
import io.accbench.kernel.spi.Unsupported;
import io.accbench.kernel.wire.ProbeKeys;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/**
 * The traffic of suite codec: other objects through the same codec, in both directions. What the
 * codec refuses is left out.
 *
 * <ul>
 *   <li>types: the built-in graphs, written and read; read also with the fields in reverse order
 *       and with an unknown one; their beans as values of properties of any class; the measured
 *       graph with collections, maps and numbers of other classes
 *   <li>strings: the measured graph with other text, written and read
 * </ul>
 */
public final class CodecTraffic implements SuiteTraffic {
  private static final String OTHER_TEXT = "other text";

  private static final String UNKNOWN = "{\"unknown\":{\"values\":[1,2.5,\"text\",null,{}]},";

  private final Properties properties;
  private final CodecUnderTest codec;
  private final Map<String, Throwable> refused = new LinkedHashMap<>();

  /** Creates traffic by the properties of {@link CodecUnderTest} and of the graphs. */
  public CodecTraffic(Properties properties) {
    this.properties = properties;
    this.codec = CodecUnderTest.of(properties);
  }

  /** Returns what the codec has refused so far, in words, and how. */
  public Map<String, Throwable> refused() {
    return refused;
  }

  @Override
  public CodecWork types() throws Throwable {
    CodecWork work = new CodecWork();
    for (String name : folders().split(File.pathSeparator)) {
      Path folder = Path.of(name);
      Graph graph = Graph.replay(folder.resolve("recipe.bin"));
      Class<?> type = graph.root().getClass();
      Codec.Bound bound = add(work, type, graph.root());
      if (bound != null && codec.json()) {
        byte[] document = Files.readAllBytes(folder.resolve("document.json"));
        read(work, bound, type, document, true);
        read(work, bound, type, Files.readAllBytes(folder.resolve("reversed.json")), true);
        read(work, bound, type, withUnknown(document), false); // many refuse it on purpose
      }
      add(work, Anything.class, anything(graph.beans()));
    }
    for (int first = 0; first < OtherClasses.REPLAYS; first++) {
      measured(work, new OtherClasses(first), "other collections");
    }
    return work;
  }

  @Override
  public CodecWork strings() throws Throwable {
    CodecWork work = new CodecWork();
    if (!measured(work, new OtherText(), OTHER_TEXT)) {
      refuse(
          OTHER_TEXT,
          new Unsupported("a factory makes its graph, or it holds no text without digits"));
    }
    return work;
  }

  /**
   * Adds the measured graph with other values. Returns whether there were any to replace.
   *
   * @param words what the values are
   */
  private boolean measured(CodecWork work, OtherValues other, String words) throws Throwable {
    try {
      Object root = Graph.replay(path(ProbeKeys.RECIPE), other).root();
      if (other.any()) {
        Corpus corpus = Corpus.of(root, codec.rootType(), path(ProbeKeys.DOCUMENT));
        add(work, codec.rootType(), corpus.roots());
      }
      return other.any();
    } catch (IOException | RuntimeException | LinkageError refusal) {
      refuse(words, refusal);
      return true;
    }
  }

  private String folders() {
    return CodecUnderTest.needed(properties, ProbeKeys.TRAFFIC);
  }

  private Path path(String name) {
    return Path.of(CodecUnderTest.needed(properties, name));
  }

  private static byte[] withUnknown(byte[] document) {
    byte[] unknown = UNKNOWN.getBytes(StandardCharsets.UTF_8);
    byte[] all = Arrays.copyOf(unknown, unknown.length + document.length - 1);
    System.arraycopy(document, 1, all, unknown.length, document.length - 1);
    return all;
  }

  private static Object[] anything(Object... beans) {
    Object[] roots = new Object[beans.length];
    for (int i = 0; i < beans.length; i++) {
      Anything one = new Anything();
      one.setValue(i % 4 == 0 ? beans[i].toString() : beans[i]);
      one.setValues(Arrays.asList(beans[i], i, null, i / 4.0, "text", i % 2 == 0));
      roots[i] = one;
    }
    return roots;
  }

  /**
   * Adds what the codec accepts of some objects, which are written, and of what it wrote. Returns
   * the codec for their class, or null if it refuses the class.
   */
  private Codec.Bound add(CodecWork work, Class<?> type, Object... roots) {
    Codec.Bound bound;
    try {
      bound = codec.of(type).bind();
    } catch (Throwable refusal) {
      refuse(type.getSimpleName(), refusal);
      return null;
    }
    for (Object root : roots) {
      try {
        byte[] document = bound.serialize(root).clone();
        work.writes(bound, root);
        read(work, bound, type, document, true);
      } catch (Throwable refusal) {
        refuse("writing " + type.getSimpleName(), refusal);
      }
    }
    return bound;
  }

  /**
   * Adds a document if the codec reads it. Of another type the result must be an instance, since a
   * codec may read what it does not know as a map; of the measured type its proof decides that.
   *
   * @param told whether it is told when the codec refuses it
   */
  private void read(
      CodecWork work, Codec.Bound bound, Class<?> type, byte[] document, boolean told) {
    try {
      Object value = bound.deserialize(document);
      if (type != codec.rootType() && !type.isInstance(value)) {
        throw new Unsupported("what it reads is no " + type.getSimpleName());
      }
      work.reads(bound, document);
    } catch (Throwable refusal) {
      if (told) {
        refuse("reading " + type.getSimpleName(), refusal);
      }
    }
  }

  private void refuse(String what, Throwable refusal) {
    if (refusal instanceof VirtualMachineError fatal && !(refusal instanceof StackOverflowError)) {
      throw fatal;
    }
    refused.putIfAbsent(what, refusal);
  }

  /** Objects that are written and documents that are read, each through its codec. */
  public static final class CodecWork implements Traffic {
    private final List<Codec.Bound> writers = new ArrayList<>();
    private final List<Object> roots = new ArrayList<>();
    private final List<Codec.Bound> readers = new ArrayList<>();
    private final List<byte[]> documents = new ArrayList<>();

    /** The result of the last run, which is kept so that no compiler leaves the work out. */
    Object result;

    private CodecWork() {}

    private void writes(Codec.Bound bound, Object root) {
      writers.add(bound);
      roots.add(root);
    }

    private void reads(Codec.Bound bound, byte[] document) {
      readers.add(bound);
      documents.add(document);
    }

    /** Returns whether the codec has refused everything. */
    boolean nothing() {
      return writers.isEmpty() && readers.isEmpty();
    }

    @Override
    public void run() throws Throwable {
      for (int i = 0; i < roots.size(); i++) {
        result = writers.get(i).serialize(roots.get(i));
      }
      for (int i = 0; i < documents.size(); i++) {
        result = readers.get(i).deserialize(documents.get(i));
      }
    }
  }
}
