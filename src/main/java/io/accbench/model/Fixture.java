package io.accbench.model;

import java.nio.file.Path;

/**
 * A payload and the Java type it binds to, or a factory that returns the graph.
 *
 * @param name the folder's name, or the simple name of the user's type
 * @param description one line
 * @param origin where the payload comes from
 * @param type fully qualified class name of the root
 * @param payload the JSON file, or null with a factory; without either, accbench makes an instance
 *     by itself, which is enough for a probe
 * @param factory {@code com.acme.Orders::sample}, or null with a payload
 * @param selection which frame of the payload, a trace, is meant: {@code trace:p99@/result}; null
 *     when the payload is the document itself
 */
public record Fixture(
    String name,
    String description,
    String origin,
    String type,
    Path payload,
    String factory,
    String selection) {

  /** Whose payload is the document itself. */
  public Fixture(
      String name, String description, String origin, String type, Path payload, String factory) {
    this(name, description, origin, type, payload, factory, null);
  }
}
