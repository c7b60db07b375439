package io.accbench.kernel.proof;

import io.accbench.kernel.spi.Codec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * The objects and documents that one operation processes. Usually there is one object and its
 * document. With a payload that is a list of the type, there is each element and its own document,
 * one after the other.
 *
 * @param roots the objects to write
 * @param documents the documents to read, one for each root
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record Corpus(Object[] roots, byte[][] documents) {
  /** The suffix to the document's file name for the file of single documents, one a line. */
  public static final String LINES = ".lines";

  /**
   * Returns the corpus of a graph and a document.
   *
   * @param type the class of each root
   * @param document a file; it is an array when its folder has a file with suffix {@link #LINES}
   */
  public static Corpus of(Object graph, Class<?> type, Path document) throws IOException {
    Path lines = document.resolveSibling(document.getFileName() + LINES);
    boolean several = graph instanceof Collection && !type.isInstance(graph) && Files.exists(lines);
    return several
        ? new Corpus(((Collection<?>) graph).toArray(), split(Files.readAllBytes(lines)))
        : new Corpus(new Object[] {graph}, new byte[][] {Files.readAllBytes(document)});
  }

  /** Returns the size of all documents together, in bytes. */
  public int bytes() {
    return bytes(documents);
  }

  static int bytes(byte[][] documents) {
    int sum = 0;
    for (byte[] document : documents) {
      sum += document.length;
    }
    return sum;
  }

  /** Returns a sum over a document, whatever the order of its parts is. */
  public static long content(byte... document) {
    long sum = 0;
    for (byte each : document) {
      sum += 257 + each;
    }
    return sum;
  }

  /** Returns the sum over what a codec read, written again; 0 if it only reads. */
  public static long content(Codec.Bound codec, Object read) throws Throwable {
    try {
      return content(codec.serialize(read));
    } catch (UnsupportedOperationException onlyReads) {
      return 0;
    }
  }

  private static byte[][] split(byte[] lines) {
    List<byte[]> documents = new ArrayList<>();
    int start = 0;
    for (int i = 0; i < lines.length; i++) {
      if (lines[i] == '\n') {
        documents.add(java.util.Arrays.copyOfRange(lines, start, i));
        start = i + 1;
      }
    }
    return documents.toArray(new byte[0][]);
  }
}
