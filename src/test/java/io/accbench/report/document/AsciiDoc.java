package io.accbench.report.document;

import io.accbench.report.text.Text;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** Another format for readers, which shows what one takes: a file, and nothing in any product. */
public final class AsciiDoc implements Format.OfDocuments {
  @Override
  public String name() {
    return "asciidoc";
  }

  @Override
  public String suffix() {
    return "adoc";
  }

  @Override
  public void write(Document document, Writer out) throws IOException {
    Document shown = document.at(Detail.USUAL);
    out.write("= " + text(shown.title()) + "\n\n" + text(shown.lead()) + "\n");
    for (Section section : shown.sections()) {
      out.write("\n== " + text(section.title()) + "\n\n" + text(section.reading()) + "\n");
      for (Element element : section.elements()) {
        element(element, out);
      }
    }
    out.flush();
  }

  private static void element(Element element, Writer out) throws IOException {
    if (element instanceof Element.Paragraph paragraph) {
      out.write("\n" + text(paragraph.text()) + "\n");
    } else if (element instanceof Element.Warning warning) {
      out.write("\nWARNING: " + text(warning.text()) + "\n");
    } else if (element instanceof Element.Bullets list) {
      list(list.title(), list.items(), out);
    } else if (element instanceof Element.FactList facts) {
      for (Element.Fact fact : facts.facts()) {
        out.write("\n" + text(fact.name()) + ":: " + text(fact.value()));
      }
      out.write("\n");
    } else if (element instanceof Element.Tally tally) {
      List<Element.Count> counts = tally.counts();
      list("", counts.stream().map(each -> each.number() + " " + each.words()).toList(), out);
    } else if (element instanceof Element.Verbatim verbatim) {
      String fence = verbatim.text().contains("----") ? "------" : "----";
      out.write("\n" + fence + "\n" + verbatim.text() + "\n" + fence + "\n");
    } else if (element instanceof Table table) {
      table(table, out);
    } else if (element instanceof Element.Folded folded) {
      out.write("\n." + text(folded.summary()) + "\n[%collapsible]\n======\n");
      for (Element each : folded.elements()) {
        element(each, out);
      }
      out.write("======\n");
    } else if (element instanceof Element.Links links) {
      for (Element.Link link : links.links()) {
        out.write("\nlink:" + link.target() + "[" + text(link.words()) + "]\n");
      }
    } else {
      throw new IllegalStateException("not in AsciiDoc: " + element);
    }
  }

  private static void table(Table table, Writer out) throws IOException {
    out.write(
        "\n." + text(table.title()) + "\n\n" + text(table.subtitle()) + "\n\n[%header]\n|===\n");
    out.write(row(table.columns().stream().map(Table.Column::header).toList()));
    for (List<String> row : table.rows()) {
      out.write(row(row));
    }
    out.write("|===\n");
    list("", table.notes(), out);
  }

  private static String row(List<String> cells) {
    return String.join(
            " ", cells.stream().map(cell -> "|" + text(cell).replace("|", "\\|")).toList())
        + "\n";
  }

  private static void list(String title, List<String> items, Writer out) throws IOException {
    out.write(title.isEmpty() ? "\n" : "\n." + text(title) + "\n");
    for (String item : items) {
      out.write("* " + text(item) + "\n");
    }
  }

  private static String text(String text) {
    return text.isEmpty() ? "" : "pass:c[" + Text.plain(text).replace("]", "\\]") + "]";
  }
}
