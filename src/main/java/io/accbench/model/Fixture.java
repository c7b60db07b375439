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
 */
public record Fixture(
    String name, String description, String origin, String type, Path payload, String factory) {}
