package io.accbench.report.document;

import java.util.ArrayList;
import java.util.List;

/**
 * What was found, in the order in which it is read, before any format writes it. Its texts are
 * plain; each format escapes them.
 *
 * @param title the document's name
 * @param lead a line below it; may be empty
 * @param sections the parts, in order
 */
public record Document(String title, String lead, List<Section> sections) {
  /**
   * Returns a copy with what a format of some detail shows. It has no {@link Element.Levels}, no
   * empty table and no section without elements, and below {@link Detail#FULL} no {@link
   * Element.Plot} but its numbers. In brief it has nothing that is folded, either.
   */
  public Document at(Detail detail) {
    List<Section> shown = new ArrayList<>();
    for (Section section : sections) {
      List<Element> elements = at(detail, section.elements());
      if (section.detail().compareTo(detail) <= 0 && !elements.isEmpty()) {
        boolean explained = detail == Detail.FULL || detail == Detail.USUAL && !section.drawn();
        String reading = explained ? section.reading() : "";
        shown.add(new Section(section.id(), section.title(), reading, section.detail(), elements));
      }
    }
    return new Document(title, lead, shown);
  }

  private static List<Element> at(Detail detail, List<Element> elements) {
    List<Element> shown = new ArrayList<>();
    for (Element element : elements) {
      if (element instanceof Element.Levels levels) {
        shown.addAll(at(detail, levels.at(detail)));
      } else if (element instanceof Element.Plot plot) {
        List<Element> numbers = at(detail, plot.numbers());
        if (detail == Detail.FULL) {
          shown.add(new Element.Plot(plot.heading(), plot.caption(), plot.drawing(), numbers));
        } else {
          shown.addAll(numbers);
        }
      } else if (element instanceof Element.Folded folded) {
        if (detail != Detail.BRIEF) {
          shown.add(new Element.Folded(folded.summary(), at(detail, folded.elements())));
        }
      } else if (!(element instanceof Table table) || !table.empty()) {
        shown.add(element);
      }
    }
    return shown;
  }
}
