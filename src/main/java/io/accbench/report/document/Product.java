package io.accbench.report.document;

import io.accbench.report.text.Csv;

/**
 * What a command found, from which every format is made. Each part is made when it is asked for.
 */
public interface Product {
  /** Returns the sections, sentences, tables and drawings for readers. */
  Document document();

  /** Writes the header and the raw numbers as records of comma-separated values. */
  void csv(Csv csv);

  /** Returns the record that stands as JSON for programs. */
  Object json();
}
