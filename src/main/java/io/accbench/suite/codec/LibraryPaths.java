package io.accbench.suite.codec;

import io.accbench.model.Cell;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The places of the libraries under test, and of the files that they read.
 *
 * @param classPaths the jars of each stack, by its name
 * @param lists the file that lists a stack's jars with their sums, by its name
 * @param documents the file that an operation reads, by {@link #documentKey}; the file that a codec
 *     has written itself, by {@link #ownDocumentKey}
 * @param types the class of the root object, by fixture
 * @param codecClasses the class of each codec, by its name
 * @param compiled the folder of a user's own codec, by {@link #compiledKey}
 * @param compiledTypes the folders of payload types compiled for a stack, by {@link #placeKey}
 */
record LibraryPaths(
    Map<String, List<Path>> classPaths,
    Map<String, Path> lists,
    Map<String, Path> documents,
    Map<String, String> types,
    Map<String, String> codecClasses,
    Map<String, Path> compiled,
    Map<String, List<Path>> compiledTypes) {
  /** Returns the key of {@link #documents}. */
  static String documentKey(String fixture, String operation) {
    return fixture + "/" + operation;
  }

  /** Returns the key of {@link #documents} of a codec whose documents are not JSON. */
  static String ownDocumentKey(
      String fixture, String jvm, String stack, String codec, String member) {
    return String.join("/", fixture, jvm, stack, codec, member);
  }

  /** Returns the key of {@link #compiled}. */
  static String compiledKey(String codec, String stack, String jvm) {
    return codec + "/" + stack + "@" + jvm;
  }

  /** Returns the key of {@link #compiledTypes}. */
  static String placeKey(String stack, String jvm) {
    return stack + "@" + jvm;
  }

  /**
   * Returns the jars of the cell's stack, the compiled codec if it is the user's own, and the
   * compiled types.
   */
  List<Path> classPath(Cell cell) {
    List<Path> path = new ArrayList<>(classPaths.get(cell.stack()));
    Path own = compiled.get(compiledKey(cell.name(), cell.stack(), cell.jvm()));
    if (own != null) {
      path.add(own);
    }
    path.addAll(compiledTypes.getOrDefault(placeKey(cell.stack(), cell.jvm()), List.of()));
    return path;
  }

  Path document(Cell cell) {
    Path own =
        documents.get(
            ownDocumentKey(
                cell.fixture(), cell.jvm(), cell.stack(), cell.strategy(), cell.axis("member")));
    return own != null ? own : documents.get(documentKey(cell.fixture(), cell.operation()));
  }
}
