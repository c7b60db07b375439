package io.accbench.report.run;

import io.accbench.model.Printable;
import io.accbench.report.document.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * A text about runs that somebody wrote in Markdown. It begins with a title, and then a paragraph
 * that is its answer.
 */
public final class Readme {
  private static final List<Extension> EXTENSIONS =
      List.of(TablesExtension.create(), HeadingAnchorExtension.create());
  private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();
  private static final HtmlRenderer HTML =
      HtmlRenderer.builder().extensions(EXTENSIONS).escapeHtml(true).sanitizeUrls(true).build();

  private final String title;
  private final Node text;
  private final List<String> links = new ArrayList<>();

  /**
   * @param name its title, if it gives itself none
   * @param markdown its content
   * @param target returns where a link leads on the site, or null where the site has no such page
   */
  public Readme(String name, String markdown, UnaryOperator<String> target) {
    text = PARSER.parse(markdown);
    text.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Text words) {
            words.setLiteral(Printable.line(words.getLiteral()));
          }

          @Override
          public void visit(Link link) {
            visitChildren(link);
            links.add(link.getDestination());
            String page = target.apply(link.getDestination());
            if (page == null) {
              replaceByChildren(link);
            } else {
              link.setDestination(page);
            }
          }

          @Override
          public void visit(Image image) {
            visitChildren(image);
            replaceByChildren(image);
          }
        });
    Node first = text.getFirstChild();
    if (first instanceof Heading heading && heading.getLevel() == 1) {
      title = plain(heading);
      heading.unlink();
    } else {
      title = name;
    }
  }

  /** Returns the words of a heading without their marks. */
  private static String plain(Heading heading) {
    StringBuilder words = new StringBuilder();
    heading.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Text text) {
            words.append(text.getLiteral());
          }

          @Override
          public void visit(Code code) {
            words.append(code.getLiteral());
          }
        });
    return words.toString();
  }

  private static void replaceByChildren(Node node) {
    for (Node child = node.getFirstChild(); child != null; child = node.getFirstChild()) {
      node.insertBefore(child);
    }
    node.unlink();
  }

  /** Returns the heading that it begins with, or the name that it was given. */
  public String title() {
    return title;
  }

  /** Returns where its links lead, as they are written, in their order. */
  public List<String> links() {
    return links;
  }

  /** Returns all below its title. */
  Element body() {
    return new Element.Prose(HTML.render(text));
  }

  /** Returns the paragraph that it begins with: what a study found. */
  Optional<Element> answer() {
    return Optional.ofNullable(text.getFirstChild())
        .filter(Paragraph.class::isInstance)
        .map(paragraph -> new Element.Prose(HTML.render(paragraph)));
  }
}
