package io.accbench.report.document;

import java.util.List;

/** A part of a section. Its texts are plain; each format escapes them. */
public sealed interface Element
    permits Element.Paragraph,
        Element.Warning,
        Element.Bullets,
        Element.FactList,
        Element.Tally,
        Element.Verbatim,
        Element.Prose,
        Element.Plot,
        Element.Folded,
        Element.Links,
        Element.Levels,
        Table {

  /**
   * A sentence or a few.
   *
   * @param text what is said
   */
  record Paragraph(String text) implements Element {}

  /**
   * A sentence that must not be missed.
   *
   * @param text what is said
   */
  record Warning(String text) implements Element {}

  /**
   * A list of sentences.
   *
   * @param title a line above it; may be empty
   * @param items one sentence each
   */
  record Bullets(String title, List<String> items) implements Element {}

  /**
   * Names with their values.
   *
   * @param facts the pairs, from top to bottom
   */
  record FactList(List<Fact> facts) implements Element {}

  /**
   * A name with its value.
   *
   * @param name a word or two
   * @param value what it is
   */
  record Fact(String name, String value) {}

  /**
   * The number of things of each kind.
   *
   * @param counts the kinds, from left to right
   */
  record Tally(List<Count> counts) implements Element {}

  /**
   * A number of things of one kind.
   *
   * @param number how many
   * @param words what they are
   * @param tone their colour
   */
  record Count(String number, String words, Tone tone) {}

  /**
   * A command or another text whose characters matter.
   *
   * @param text one or more lines
   */
  record Verbatim(String text) implements Element {}

  /**
   * A text that somebody wrote about the runs. Only a page shows it.
   *
   * @param html its HTML, in which nothing is left to escape
   */
  record Prose(String html) implements Element {}

  /**
   * A drawing with its numbers below. A format without drawings shows the numbers alone.
   *
   * @param heading what it shows, unique in its section
   * @param caption how many and of what; may be empty
   * @param drawing the drawing itself
   * @param numbers what stands folded below it
   */
  record Plot(String heading, String caption, Drawing drawing, List<Element> numbers)
      implements Element {}

  /**
   * The elements that the reader opens.
   *
   * @param summary the line that is always seen
   * @param elements what stands below it
   */
  record Folded(String summary, List<Element> elements) implements Element {}

  /**
   * Links to other files of the same folder.
   *
   * @param lead words before them
   * @param links the links
   */
  record Links(String lead, List<Link> links) implements Element {}

  /**
   * A link to another file.
   *
   * @param target relative path
   * @param words what is there
   */
  record Link(String target, String words) {}

  /**
   * The same in up to three lengths. Each may be empty.
   *
   * @param brief what a format in brief shows, such as a terminal
   * @param usual what a format without drawings shows, such as Markdown
   * @param full what a page shows
   */
  record Levels(List<Element> brief, List<Element> usual, List<Element> full) implements Element {
    /** Creates levels of two lengths. */
    public Levels(List<Element> brief, List<Element> whole) {
      this(brief, whole, whole);
    }

    List<Element> at(Detail detail) {
      return switch (detail) {
        case BRIEF -> brief;
        case USUAL -> usual;
        case FULL -> full;
      };
    }
  }

  /** Returns elements that a format in brief leaves out. */
  static Element notInBrief(Element... elements) {
    return new Levels(List.of(), List.of(elements));
  }
}
