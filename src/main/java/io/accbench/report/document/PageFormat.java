package io.accbench.report.document;

import gg.jte.Content;
import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.TemplateOutput;
import gg.jte.html.OwaspHtmlTemplateOutput;
import gg.jte.output.WriterOutput;
import io.accbench.model.Printable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;

/**
 * A page in HTML that needs no other file, and no script to be read. Its templates were compiled
 * with the program.
 */
public final class PageFormat implements Format.OfDocuments {
  @Override
  public String name() {
    return "html";
  }

  @Override
  public String suffix() {
    return "html";
  }

  @Override
  public void write(Document document, Writer out) throws IOException {
    try {
      TemplateEngine.createPrecompiled(ContentType.Html)
          .render(
              "page.jte",
              new Page(document.at(Detail.FULL)),
              new PrintableOutput(new WriterOutput(out)));
      out.write("\n");
    } catch (UncheckedIOException failed) {
      throw failed.getCause();
    }
    out.flush();
  }

  /**
   * What the template of a page takes.
   *
   * @param document what it shows
   */
  public record Page(Document document) {
    /** Returns the look of the page. */
    public Content style() {
      return PageAsset.STYLE;
    }

    /** Returns the script that adds filter, sort and theme. */
    public Content script() {
      return PageAsset.SCRIPT;
    }

    /**
     * Returns the policy that stands in the page: nothing is loaded, and only the page's own style
     * and script count.
     */
    public String policy() {
      return "default-src 'none'; script-src '%s'; style-src '%s'; base-uri 'none'; form-action 'none'"
          .formatted(PageAsset.SCRIPT.hash(), PageAsset.STYLE.hash());
    }
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
