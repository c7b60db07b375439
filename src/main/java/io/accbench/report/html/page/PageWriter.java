package io.accbench.report.html.page;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.TemplateOutput;
import gg.jte.html.OwaspHtmlTemplateOutput;
import gg.jte.output.WriterOutput;
import io.accbench.model.Printable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;

/** Writes pages by templates that were compiled with the program. */
public final class PageWriter {
  private PageWriter() {}

  /** Writes a page; flushes {@code out} but leaves it open. */
  public static void write(Page page, Writer out) throws IOException {
    try {
      TemplateEngine.createPrecompiled(ContentType.Html)
          .render("page.jte", page, new PrintableOutput(new WriterOutput(out)));
      out.write("\n");
    } catch (UncheckedIOException failed) {
      throw failed.getCause();
    }
    out.flush();
  }

  /** Escapes every text for its place in the page, with its control characters spelled out. */
  private static final class PrintableOutput extends OwaspHtmlTemplateOutput {
    PrintableOutput(TemplateOutput output) {
      super(output);
    }

    @Override
    public void writeUserContent(String value) {
      super.writeUserContent(value == null ? null : Printable.line(value));
    }
  }
}
