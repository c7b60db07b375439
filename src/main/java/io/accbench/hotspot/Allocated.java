package io.accbench.hotspot;

/**
 * What was allocated of a class or at a site.
 *
 * @param name of the class, or class, method and line of the site
 * @param samples behind it
 * @param bytes that these samples stand for
 */
public record Allocated(String name, long samples, long bytes) {}
