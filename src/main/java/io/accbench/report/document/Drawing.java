package io.accbench.report.document;

/** A picture, which only a page shows; other formats show its numbers. */
public interface Drawing {
  /** Returns the picture as one {@code svg} element, with all of its texts escaped. */
  String svg();
}
