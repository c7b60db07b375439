package io.accbench.model;

import java.nio.file.Path;
import java.util.List;

/**
 * A payload and the Java type it binds to, or a factory that returns the graph; with both, the
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
 * @param operations the only ones that it is for; empty for all
 * @param reversedInside whether a document in reverse order has the fields of inner objects turned
 *     round, too, or those of the outermost alone
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

  /** Whose payload is the document itself, for every operation; all objects are turned round. */
  public Fixture(
      String name, String description, String origin, String type, Path payload, String factory) {
    this(name, description, origin, type, payload, factory, null, List.of(), true);
  }

  /** The same by another name, of a trace of which a frame is meant, or none. */
  public Fixture framed(String otherName, String frame) {
    return with(otherName, payload, frame);
  }

  /** The same with the document itself in place of the trace that it was taken from. */
  public Fixture holding(Path document) {
    return with(name, document, null);
  }

  private Fixture with(String otherName, Path document, String frame) {
    return new Fixture(
        otherName, description, origin, type, document, factory, frame, operations, reversedInside);
  }
}
