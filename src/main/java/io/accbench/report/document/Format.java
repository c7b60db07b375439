package io.accbench.report.document;

import java.io.IOException;
import java.io.Writer;

/**
 * A format that writes any product. Implementations are stateless. The output depends only on the
 * product: never on the default locale, time zone, charset or line separator.
 */
public interface Format {
  /** Returns the name that {@code --format} takes: {@code markdown}. */
  String name();

  /** Returns how the names of its files end: {@code md}. */
  String suffix();

  /** Writes all of a product; flushes {@code out} but leaves it open. */
  void write(Product product, Writer out) throws IOException;

  /** A format for readers, which needs nothing of a product but its document. */
  interface OfDocuments extends Format {
    /** Writes a document; flushes {@code out} but leaves it open. */
    void write(Document document, Writer out) throws IOException;

    @Override
    default void write(Product product, Writer out) throws IOException {
      write(product.document(), out);
    }
  }
}
