package io.accbench.report.document;

import java.util.List;
import java.util.stream.Stream;

/**
 * A section of a document.
 *
 * @param id its name in links, unique in the document
 * @param title a word or a few
 * @param reading how to read its drawings or its list, in a sentence or two; may be empty
 * @param detail the least detail at which it is shown
 * @param elements what it holds
 */
public record Section(
    String id, String title, String reading, Detail detail, List<Element> elements) {
  /** The name of the section with the answer: first on paper, last on a terminal that scrolls. */
  public static final String ANSWER = "answer";

  /** Creates a section that every format shows. */
  public Section(String id, String title, String reading, List<Element> elements) {
    this(id, title, reading, Detail.BRIEF, elements);
  }

  /** Returns whether a filter by words may hide some of its elements. */
  public boolean filterable() {
    return elements.stream().filter(Element.Plot.class::isInstance).count() > 1;
  }

  /** Returns whether a page shows a drawing in it. */
  boolean drawn() {
    return elements.stream()
        .flatMap(
            each ->
                each instanceof Element.Levels levels ? levels.full().stream() : Stream.of(each))
        .anyMatch(Element.Plot.class::isInstance);
  }
}
