package io.accbench.report.html.page;

import io.accbench.report.html.svg.Svg;
import io.accbench.report.text.Table;
import java.util.List;

/** A part of a section. Its texts are plain; the templates escape them. */
public sealed interface PageBlock {

  /**
   * A sentence or a few.
   *
   * @param text what is said
   */
  record Paragraph(String text) implements PageBlock {}

  /**
   * A list of sentences.
   *
   * @param title a line above it; may be empty
   * @param items one sentence each
   */
  record Bullets(String title, List<String> items) implements PageBlock {}

  /**
   * Names with their values.
   *
   * @param facts the pairs, from top to bottom
   */
  record Facts(List<Fact> facts) implements PageBlock {}

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
  record Tally(List<Count> counts) implements PageBlock {}

  /**
   * A number of things of one kind.
   *
   * @param number how many
   * @param words what they are
   * @param css class that names the colour; may be empty
   */
  record Count(String number, String words, String css) {}

  /**
   * A command or another text whose characters matter.
   *
   * @param text one or more lines
   */
  record Verbatim(String text) implements PageBlock {}

  /**
   * A drawing with its numbers below.
   *
   * @param heading what it shows, unique in its section
   * @param caption how many and of what; may be empty
   * @param drawing the drawing itself
   * @param numbers what stands folded below it
   */
  record Plot(String heading, String caption, Svg drawing, List<PageBlock> numbers)
      implements PageBlock {}

  /**
   * Numbers in rows and columns.
   *
   * @param table the table
   */
  record Numbers(Table table) implements PageBlock {}

  /**
   * The blocks that the reader opens.
   *
   * @param summary the line that is always seen
   * @param blocks what stands below it
   */
  record Folded(String summary, List<PageBlock> blocks) implements PageBlock {}

  /**
   * Links to other files of the same folder.
   *
   * @param lead words before them
   * @param links the links
   */
  record Links(String lead, List<Link> links) implements PageBlock {}

  /**
   * A link to another file.
   *
   * @param target relative path
   * @param words what is there
   */
  record Link(String target, String words) {}
}
