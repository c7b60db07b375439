package io.accbench.prepare.recipe;

/**
 * What full reads of a graph give: {@code kernel.graph.Checksum#sums}.
 *
 * @param fields the sums of a read of the fields; empty before the graph is read
 * @param methods the sums of a read through getters
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record Checksums(long[] fields, long[] methods) {
  public static final Checksums NONE = new Checksums(new long[0], new long[0]);

  /** Returns the sum over all fields, or 0. */
  public long ofFields() {
    return fields.length == 0 ? 0 : fields[0];
  }

  /** Returns the sum over all getters, or 0. */
  public long ofMethods() {
    return methods.length == 0 ? 0 : methods[0];
  }
}
