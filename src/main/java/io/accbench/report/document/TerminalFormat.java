package io.accbench.report.document;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/**
 * Tables and sentences in brief, with lines no wider than a terminal. The answer comes last, since
 * what scrolled away is read less.
 */
public final class TerminalFormat implements Format.OfDocuments {
  /** The width for a file, which has no width of its own: every column of a usual table fits. */
  private static final int FILE_WIDTH = 160;

  private static final int NARROWEST = 20;

  /** The largest number of lines of a list but the answer's. Arbitrary: half a screen. */
  private static final int LIST_LINES = 12;

  private final int width;
  private final Paint paint;

  /** Creates a format for a file: wide, without colour. */
  public TerminalFormat() {
    this(FILE_WIDTH, false);
  }

  /**
   * Creates a format for a terminal.
   *
   * @param width width of the terminal in columns; less than 20 counts as 20
   * @param colour whether ANSI colours may be used
   */
  public TerminalFormat(int width, boolean colour) {
    this.width = Math.max(NARROWEST, width);
    this.paint = new Paint(colour);
  }

  @Override
  public String name() {
    return "table";
  }

  @Override
  public String suffix() {
    return "txt";
  }

  @Override
  public void write(Document document, Writer out) throws IOException {
    Document shown = document.at(Detail.BRIEF);
    heading(shown.title(), out);
    if (!shown.lead().isEmpty()) {
      paragraph(shown.lead(), out);
    }
    List<Section> last = new ArrayList<>();
    for (Section section : shown.sections()) {
      if (section.id().equals(Section.ANSWER)) {
        last.add(section);
      } else {
        section(section, LIST_LINES, out);
      }
    }
    for (Section section : last) {
      section(section, Integer.MAX_VALUE, out);
    }
    out.flush();
  }

  /** Writes a section, with its title unless its first element has one of its own. */
  private void section(Section section, int most, Writer out) throws IOException {
    out.write("\n");
    Element first = section.elements().get(0);
    boolean titled =
        first instanceof Table || first instanceof Element.Bullets list && !list.title().isEmpty();
    if (!titled) {
      heading(section.title(), out);
    }
    for (int i = 0; i < section.elements().size(); i++) {
      if (i > 0) {
        out.write("\n");
      }
      element(section.elements().get(i), most, out);
    }
  }

  private void element(Element element, int most, Writer out) throws IOException {
    if (element instanceof Element.Paragraph text) {
      paragraph(text.text(), out);
    } else if (element instanceof Element.Warning warning) {
      heading(warning.text(), out);
    } else if (element instanceof Element.Bullets list) {
      list(list, most, out);
    } else if (element instanceof Element.FactList facts) {
      for (Element.Fact fact : facts.facts()) {
        paragraph(fact.name() + ": " + fact.value(), out);
      }
    } else if (element instanceof Element.Tally tally) {
      paragraph(
          String.join(
              " · ",
              tally.counts().stream().map(each -> each.number() + " " + each.words()).toList()),
          out);
    } else if (element instanceof Element.Verbatim verbatim) {
      out.write(verbatim.text().stripTrailing() + "\n");
    } else if (element instanceof Table table) {
      table(table, out);
    } else if (element instanceof Element.Links links) {
      for (Element.Link link : links.links()) {
        paragraph(link.words() + ": " + link.target(), out);
      }
    } else {
      throw new IllegalStateException("not in brief: " + element);
    }
  }

  /** Writes as many items as fit in some lines, but at least one. */
  private void list(Element.Bullets list, int most, Writer out) throws IOException {
    if (!list.title().isEmpty()) {
      heading(list.title(), out);
    }
    List<String> lines = new ArrayList<>();
    int shown = 0;
    for (String item : list.items()) {
      List<String> own = Columns.wrapped("- " + item, width);
      if (shown > 0 && lines.size() + own.size() > most) {
        break;
      }
      lines.addAll(own);
      shown++;
    }
    if (shown < list.items().size()) {
      String left = "- … " + (list.items().size() - shown) + " more: --format markdown has all";
      lines.addAll(Columns.wrapped(left, width));
    }
    for (String line : lines) {
      out.write(line + "\n");
    }
  }

  /** Writes one table. */
  public void table(Table table, Writer out) throws IOException {
    heading(table.title(), out);
    if (!table.subtitle().isEmpty()) {
      paragraph(table.subtitle(), out);
    }
    if (!table.rows().isEmpty()) {
      for (String line : Columns.lines(table, width, paint)) {
        out.write(line + "\n");
      }
    }
    for (String note : table.notes()) {
      paragraph(note, out);
    }
  }

  private void heading(String title, Writer out) throws IOException {
    for (String line : Columns.wrapped(title, width)) {
      out.write(paint.heading(line) + "\n");
    }
  }

  private void paragraph(String text, Writer out) throws IOException {
    for (String line : Columns.wrapped(text, width)) {
      out.write(line + "\n");
    }
  }
}
