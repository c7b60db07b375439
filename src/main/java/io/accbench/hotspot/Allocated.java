package io.accbench.hotspot;

import java.util.Comparator;

/**
 * What was allocated of a class or at a site.
 *
 * @param name of the class, or class, method and line of the site
 * @param samples behind it
 * @param bytes that these samples stand for
 */
public record Allocated(String name, long samples, long bytes) {
  /** The most bytes first; equal ones by name. */
  static final Comparator<Allocated> MOST_FIRST =
      Comparator.comparingLong(Allocated::bytes).reversed().thenComparing(Allocated::name);
}
