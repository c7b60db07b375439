package io.accbench.model;

import java.nio.file.Path;
import java.util.List;

/**
 * A payload and the Java type it binds to, or a factory that returns the graph. With both, the
 * factory makes what is written, and the payload is the document that is read.
 *
 * @param name the folder's name, or the simple name of the user's type
 * @param description one line
 * @param origin where the payload comes from
 * @param type fully qualified class name of the root
 * @param payload the JSON file, or null; without payload and factory, accbench makes an instance by
 *     itself, which is enough for a probe
 * @param factory {@code com.acme.Orders::sample}, or null
 * @param selection which frame of the payload, a trace, is meant: {@code trace:p99@/result}; null
 *     when the payload is the document itself
 * @param operations the only operations that it is for; empty for all
 * @param reversedInside whether a document in reverse order has the fields of inner objects
 *     reversed, too, or only those of the outermost object
 */
public record Fixture(
    String name,
    String description,
    String origin,
    String type,
    Path payload,
    String factory,
    String selection,
    List<String> operations,
    boolean reversedInside) {

  /**
   * Creates a fixture whose payload is the document itself, for every operation; a document in
   * reverse order has all objects reversed.
   */
  public Fixture(
      String name, String description, String origin, String type, Path payload, String factory) {
    this(name, description, origin, type, payload, factory, null, List.of(), true);
  }

  /**
   * Returns the same fixture by another name, with the frame of its trace that is meant, or null.
   */
  public Fixture framed(String otherName, String frame) {
    return with(otherName, payload, frame);
  }

  /**
   * Returns the same fixture with the document itself in place of the trace from which it was
   * taken.
   */
  public Fixture holding(Path document) {
    return with(name, document, null);
  }

  /** Returns the same fixture with another spelling of its root's class. */
  public Fixture spelling(String otherType) {
    return new Fixture(
        name,
        description,
        origin,
        otherType,
        payload,
        factory,
        selection,
        operations,
        reversedInside);
  }

  private Fixture with(String otherName, Path document, String frame) {
    return new Fixture(
        otherName, description, origin, type, document, factory, frame, operations, reversedInside);
  }
}
