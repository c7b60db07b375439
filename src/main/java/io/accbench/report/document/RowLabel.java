package io.accbench.report.document;

import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.List;

/**
 * The name beside the marks of a row, in as many lines as it takes to be read whole.
 *
 * @param lines the lines from top to bottom, at least one
 */
public record RowLabel(List<String> lines) {
  /** The most characters of a name; no name that a person gave is as long. Arbitrary. */
  private static final int MOST = 400;

  private static final double LINE = 14;

  /** The width of a character at the size of a drawing's text, in pixels; a wide font's. */
  private static final double CHARACTER = 6.8;

  /** The marks after which a name is broken, the best first. */
  private static final List<String> BREAKS = List.of("· ", " ", ".", "/", "-", "_");

  /**
   * Returns the name in lines.
   *
   * @param characters the most characters of a line, at least 2
   */
  public static RowLabel of(String name, int characters) {
    List<String> lines = new ArrayList<>();
    String rest = Text.shortened(name, MOST);
    while (rest.length() > characters) {
      int end = end(rest, characters);
      lines.add(rest.substring(0, end).strip());
      rest = rest.substring(end).strip();
    }
    lines.add(rest);
    return new RowLabel(List.copyOf(lines));
  }

  /** Returns where the first line ends: in its second half, unless there is no such place. */
  private static int end(String rest, int characters) {
    for (String mark : BREAKS) {
      int place = rest.lastIndexOf(mark, characters - mark.length());
      if (place >= characters / 2) {
        return place + mark.length();
      }
    }
    return Character.isHighSurrogate(rest.charAt(characters - 1)) ? characters - 1 : characters;
  }

  /** Returns the height of a row with this name, at least {@code least}. */
  public double height(double least) {
    return Math.max(least, textHeight() + 8);
  }

  /** Returns the height of the lines alone, in pixels. */
  public double textHeight() {
    return lines.size() * LINE;
  }

  /** Returns the width that all of some names take at most, in pixels, with a gap after them. */
  public static double width(List<RowLabel> labels) {
    return 16
        + CHARACTER
            * labels.stream()
                .flatMap(label -> label.lines.stream())
                .mapToInt(String::length)
                .max()
                .orElse(0);
  }

  /** Draws the name at the left edge, its middle at a height. */
  public void draw(Svg svg, double middle) {
    drawBelow(svg, middle + 4 - (lines.size() - 1) * LINE / 2);
  }

  /** Draws the name at the left edge, its first line at a height and the others below. */
  public void drawBelow(Svg svg, double first) {
    drawBelow(svg, 0, first);
  }

  /** Draws the name with its lines from {@code left} on, the first at a height. */
  public void drawBelow(Svg svg, double left, double first) {
    lines(svg, left, first, "class", "label");
  }

  /**
   * Draws the name as the head of a column: lines in bold around {@code center}, the last at a
   * height.
   */
  public void drawAbove(Svg svg, double center, double last) {
    double first = last - (lines.size() - 1) * LINE;
    lines(svg, center, first, "text-anchor", "middle", "class", "label", "font-weight", 600);
  }

  private void lines(Svg svg, double x, double first, Object... attributes) {
    double y = first;
    for (String line : lines) {
      svg.text(x, y, line, attributes);
      y += LINE;
    }
  }
}
