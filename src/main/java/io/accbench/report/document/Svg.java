package io.accbench.report.document;

import gg.jte.html.escape.Escape;
import gg.jte.output.StringOutput;
import io.accbench.model.Printable;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A drawing while it is made: one {@code svg} element with a title and a description in words.
 *
 * <p>The look stands in presentation attributes, so that it stays where a policy forbids styles.
 * Classes name the same things for a style sheet, which beats attributes. Texts and values of
 * attributes are escaped by the template library, and control characters are spelled out.
 */
public final class Svg implements Drawing {
  /** The family of fonts that every system has. */
  private static final String FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

  private final StringOutput out = new StringOutput(4096);
  private final Deque<String> open = new ArrayDeque<>();
  private final String id;

  /**
   * Begins a drawing.
   *
   * @param id a name that is unique in the page
   * @param width in pixels at its natural size
   * @param height in pixels at its natural size
   * @param title what the drawing is, in a few words
   * @param description what it shows, in sentences
   */
  public Svg(String id, double width, double height, String title, String description) {
    this.id = id;
    open(
        "svg",
        "id",
        id,
        "role=img",
        "aria-labelledby",
        id + "-t " + id + "-d",
        "width",
        width,
        "height",
        height,
        "viewBox",
        "0 0 " + number(width) + " " + number(height),
        "font-family",
        FONT,
        "font-size=12 fill=currentColor");
    words("title", title, "id", id + "-t");
    words("desc", description, "id", id + "-d");
  }

  /** Returns a name inside this drawing that is unique in the page. */
  public String name(String suffix) {
    return id + "-" + suffix;
  }

  /**
   * Begins an element.
   *
   * @param attributes names and values in turns; an absent or empty value leaves its attribute out.
   *     A name with its value after a sign of equality stands alone, and so do several of them:
   *     {@code class=rule stroke=#555555}
   */
  public Svg open(String tag, Object... attributes) {
    start(tag, attributes);
    out.writeContent(">");
    open.push(tag);
    return this;
  }

  /** Ends the element that was begun last. */
  public Svg close() {
    out.writeContent("</" + open.pop() + ">");
    return this;
  }

  /** Adds an element without content. */
  public Svg leaf(String tag, Object... attributes) {
    start(tag, attributes);
    out.writeContent("/>");
    return this;
  }

  /** Adds an element that shows a text while a pointer rests on it. */
  public Svg tipped(String tip, String tag, Object... attributes) {
    return open(tag, attributes).tip(tip).close();
  }

  /** Adds a rectangle, given its upper left corner. */
  public Svg rect(double x, double y, double width, double height, Object... attributes) {
    start("rect", "x", x, "y", y, "width", width, "height", height);
    attributes(attributes);
    out.writeContent("/>");
    return this;
  }

  /** Adds a rectangle that shows a text while a pointer rests on it. */
  public Svg tippedRect(
      String tip, double x, double y, double width, double height, Object... attributes) {
    start("rect", "x", x, "y", y, "width", width, "height", height);
    attributes(attributes);
    out.writeContent(">");
    open.push("rect");
    return tip(tip).close();
  }

  /** Adds a line of text whose baseline begins at a place. */
  public Svg text(double x, double y, String text, Object... attributes) {
    start("text", attributes);
    attribute("x", x);
    attribute("y", y);
    return content("text", text);
  }

  /** Lets the element that was begun last show a text while a pointer rests on it. */
  public Svg tip(String text) {
    return words("title", text);
  }

  private Svg words(String tag, String text, Object... attributes) {
    start(tag, attributes);
    return content(tag, text);
  }

  private Svg content(String tag, String text) {
    out.writeContent(">");
    Escape.htmlContent(Printable.line(text), out);
    out.writeContent("</" + tag + ">");
    return this;
  }

  private void start(String tag, Object... attributes) {
    out.writeContent("<" + tag);
    attributes(attributes);
  }

  private void attributes(Object... attributes) {
    for (int i = 0; i < attributes.length; i++) {
      String name = (String) attributes[i];
      if (name.contains("=")) {
        for (String each : name.split(" ")) {
          attribute(each.substring(0, each.indexOf('=')), each.substring(each.indexOf('=') + 1));
        }
      } else {
        attribute(name, attributes[++i]);
      }
    }
  }

  private void attribute(String name, Object value) {
    String text = value instanceof Double number ? number(number) : String.valueOf(value);
    if (value != null && !text.isEmpty()) {
      out.writeContent(" " + name + "=\"");
      Escape.htmlAttribute(Printable.line(text), out);
      out.writeContent("\"");
    }
  }

  /** Returns a length with at most one decimal, which is a tenth of a pixel. */
  public static String number(double value) {
    long tenths = Math.round(value * 10);
    long whole = tenths / 10;
    long rest = Math.abs(tenths % 10);
    String sign = tenths < 0 && whole == 0 ? "-" : "";
    return rest == 0 ? Long.toString(whole) : sign + whole + "." + rest;
  }

  /** Returns a place of a path: {@code 12.5 40}. */
  public static String point(double x, double y) {
    return number(x) + " " + number(y);
  }

  @Override
  public String svg() {
    if (open.size() != 1) {
      throw new IllegalStateException("elements that are not ended: " + open);
    }
    return out + "</svg>";
  }
}
