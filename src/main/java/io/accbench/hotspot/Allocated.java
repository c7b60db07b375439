package io.accbench.hotspot;

import java.util.Comparator;

/**
 * The sampled allocations of a class or at a site.
 *
 * @param name name of the class, or class, method and line of the site
 * @param samples number of allocation samples
 * @param bytes number of bytes that these samples stand for
 */
public record Allocated(String name, long samples, long bytes) {
  /** An order that begins with the most bytes; equal ones follow by name. */
  static final Comparator<Allocated> MOST_FIRST =
      Comparator.comparingLong(Allocated::bytes).reversed().thenComparing(Allocated::name);
}
