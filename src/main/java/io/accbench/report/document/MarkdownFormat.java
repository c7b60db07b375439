package io.accbench.report.document;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.accbench.report.document.Table.Column;
import io.accbench.report.text.Figure;
import io.accbench.report.text.Text;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * GitHub's Markdown, whole or within a number of bytes. Where a document does not fit, all of its
 * tables and lists are cut to the same length, and what was left out is counted; where that is not
 * enough, the last sections are left out.
 */
public final class MarkdownFormat implements Format.OfDocuments {
  /** The longest text of a bounded document, in characters; arbitrary. */
  private static final int LONGEST = 600;

  private final int bytes;

  /** Creates a format without a bound. */
  public MarkdownFormat() {
    this(Integer.MAX_VALUE);
  }

  /**
   * Creates a format with a bound.
   *
   * @param bytes the largest size in UTF-8; where not even the first section fits, nothing is
   *     written
   */
  public MarkdownFormat(int bytes) {
    this.bytes = bytes;
  }

  @Override
  public String name() {
    return "markdown";
  }

  @Override
  public String suffix() {
    return "md";
  }

  @Override
  public void write(Document document, Writer out) throws IOException {
    Document shown = document.at(Detail.USUAL);
    if (bytes == Integer.MAX_VALUE) {
      new Limited(out, bytes, bytes).document(shown.title(), shown.lead(), shown.sections());
    } else {
      out.write(bounded(shown));
    }
    out.flush();
  }

  /** Returns as much of a document as fits. */
  private String bounded(Document document) throws IOException {
    String whole = limited(document, Integer.MAX_VALUE, document.sections().size());
    if (fits(whole)) {
      return whole;
    }
    int fitting = -1;
    int most = 0;
    while (fits(limited(document, most, document.sections().size()))) {
      fitting = most;
      most = Math.max(1, 2 * most);
    }
    while (most - fitting > 1) {
      int middle = (fitting + most) >>> 1;
      if (fits(limited(document, middle, document.sections().size()))) {
        fitting = middle;
      } else {
        most = middle;
      }
    }
    int sections = document.sections().size();
    String text = limited(document, Math.max(0, fitting), sections);
    while (!fits(text) && sections > 1) {
      text = limited(document, 0, --sections);
    }
    return fits(text) ? text : "";
  }

  private boolean fits(String text) {
    return text.length() <= bytes && text.getBytes(UTF_8).length <= bytes;
  }

  private static String limited(Document document, int entries, int sections) throws IOException {
    StringWriter out = new StringWriter();
    new Limited(out, entries, LONGEST)
        .document(document.title(), document.lead(), document.sections().subList(0, sections));
    return out.toString();
  }

  /**
   * Writes elements.
   *
   * @param entries the most rows or items of each table, list and folded part
   * @param longest the most characters of a text
   */
  private record Limited(Writer out, int entries, int longest) {
    void document(String title, String lead, List<Section> sections) throws IOException {
      out.write("# " + text(title) + "\n\n");
      paragraph(lead);
      for (Section section : sections) {
        out.write("## " + text(section.title()) + "\n\n");
        paragraph(section.reading());
        for (Element element : section.elements()) {
          element(element);
        }
      }
    }

    private void paragraph(String words) throws IOException {
      out.write(words.isEmpty() ? "" : text(words) + "\n\n");
    }

    private void element(Element element) throws IOException {
      if (element instanceof Element.Paragraph paragraph) {
        paragraph(paragraph.text());
      } else if (element instanceof Element.Warning warning) {
        out.write("> [!WARNING]\n> **" + text(warning.text()) + "**\n\n");
      } else if (element instanceof Element.Bullets list) {
        heading(list.title());
        list(list.items(), "more");
      } else if (element instanceof Element.FactList facts) {
        out.write("| what | value |\n| --- | --- |\n");
        for (Element.Fact fact : facts.facts()) {
          row(List.of(fact.name(), fact.value()));
        }
        out.write("\n");
      } else if (element instanceof Element.Tally tally) {
        paragraph(
            tally.counts().stream()
                .map(count -> count.number() + " " + count.words())
                .collect(Collectors.joining(" · ")));
      } else if (element instanceof Element.Verbatim verbatim) {
        out.write(MarkdownText.fenced(verbatim.text()));
      } else if (element instanceof Table table) {
        table(table);
      } else if (element instanceof Element.Folded folded) {
        folded(folded);
      } else if (element instanceof Element.Links links) {
        links(links);
      } else {
        throw new IllegalStateException("not in Markdown: " + element);
      }
    }

    private void heading(String title) throws IOException {
      out.write(title.isEmpty() ? "" : "### " + text(title) + "\n\n");
    }

    private void list(List<String> items, String left) throws IOException {
      List<String> lines = new ArrayList<>();
      for (String item : shown(items)) {
        lines.add("- " + text(item) + "\n");
      }
      if (lines.size() < items.size()) {
        lines.add("- … " + left(items) + " " + left + "\n");
      }
      out.write(lines.isEmpty() ? "" : String.join("", lines) + "\n");
    }

    private void table(Table table) throws IOException {
      heading(table.title());
      paragraph(table.subtitle());
      if (!table.rows().isEmpty()) {
        row(table.columns().stream().map(Column::header).toList());
        out.write(
            table.columns().stream()
                .map(column -> column.number() ? "---:" : "---")
                .collect(Collectors.joining(" | ", "| ", " |\n")));
        for (List<String> row : shown(table.rows())) {
          row(row);
        }
        out.write("\n");
      }
      if (shown(table.rows()).size() < table.rows().size()) {
        paragraph("… " + left(table.rows()) + " more rows");
      }
      list(table.notes(), "more notes");
    }

    private void row(List<String> cells) throws IOException {
      out.write(cells.stream().map(this::text).collect(Collectors.joining(" | ", "| ", " |\n")));
    }

    private void folded(Element.Folded folded) throws IOException {
      if (entries == 0) {
        return;
      }
      out.write("<details><summary>" + text(folded.summary()) + "</summary>\n\n");
      for (Element element : shown(folded.elements())) {
        element(element);
      }
      if (shown(folded.elements()).size() < folded.elements().size()) {
        paragraph("… " + left(folded.elements()) + " more");
      }
      out.write("</details>\n\n");
    }

    private void links(Element.Links links) throws IOException {
      List<String> words = new ArrayList<>();
      for (Element.Link link : links.links()) {
        String target = link.target().replace("<", "%3C").replace(">", "%3E");
        words.add("[" + text(link.words()) + "](<" + target + ">)");
      }
      String lead = links.lead().isEmpty() ? "" : text(links.lead()) + " ";
      out.write(lead + String.join(", ", words) + "\n\n");
    }

    private <T> List<T> shown(List<T> all) {
      return all.subList(0, Math.min(entries, all.size()));
    }

    private String left(List<?> all) {
      return Figure.grouped(all.size() - shown(all).size());
    }

    private String text(String text) {
      return MarkdownText.escape(Text.shortened(Text.plain(text), longest));
    }
  }
}
