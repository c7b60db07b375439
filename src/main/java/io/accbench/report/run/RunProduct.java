package io.accbench.report.run;

import io.accbench.analysis.Analysis;
import io.accbench.report.document.Document;
import io.accbench.report.document.Product;
import io.accbench.report.text.Csv;

/** A run as every format writes it. Its document is made once, when the first format needs it. */
public final class RunProduct implements Product {
  private final Analysis analysis;
  private Document document;

  public RunProduct(Analysis analysis) {
    this.analysis = analysis;
  }

  @Override
  public Document document() {
    if (document == null) {
      document = RunDocument.of(analysis);
    }
    return document;
  }

  @Override
  public void csv(Csv csv) {
    RatiosCsv.write(analysis, csv);
  }

  @Override
  public Object json() {
    return RunJson.of(analysis);
  }
}
