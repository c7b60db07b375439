package io.accbench.report.document;

import static java.nio.charset.StandardCharsets.UTF_8;

import gg.jte.Content;
import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.TemplateOutput;
import gg.jte.html.OwaspHtmlTemplateOutput;
import gg.jte.output.WriterOutput;
import io.accbench.model.Printable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

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
      return Asset.STYLE;
    }

    /** Returns the script that adds filter, sort and theme. */
    public Content script() {
      return Asset.SCRIPT;
    }

    /**
     * Returns the policy that stands in the page: nothing is loaded, and only the page's own style
     * and script count.
     */
    public String policy() {
      return "default-src 'none'; script-src '%s'; style-src '%s'; base-uri 'none'; form-action 'none'"
          .formatted(Asset.SCRIPT.hash(), Asset.STYLE.hash());
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

  /** A style sheet or a script of ours, which stands in the page as it is. */
  private enum Asset implements Content {
    STYLE("style", "page.css"),
    SCRIPT("script", "page.js");

    private final String tag;
    private final String text;

    Asset(String tag, String resource) {
      this.tag = tag;
      try (InputStream in = Asset.class.getResourceAsStream(resource)) {
        this.text = new String(in.readAllBytes(), UTF_8);
      } catch (IOException damaged) {
        throw new UncheckedIOException(damaged);
      }
    }

    /** Returns the sum by which a policy allows it: {@code sha256-…}. */
    String hash() {
      try {
        byte[] sum = MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
        return "sha256-" + Base64.getEncoder().encodeToString(sum);
      } catch (NoSuchAlgorithmException absent) {
        throw new IllegalStateException(absent); // every JDK has it
      }
    }

    @Override
    public void writeTo(TemplateOutput output) {
      output.writeContent("<" + tag + ">" + text + "</" + tag + ">");
    }
  }
}
