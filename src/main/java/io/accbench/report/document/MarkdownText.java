package io.accbench.report.document;

import io.accbench.report.text.Text;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes texts in GitHub's Markdown. Nothing in a text can end a cell or become markup, and no name
 * in it notifies anybody or becomes a link.
 *
 * <p>GitHub looks for mentions, references and bare URLs in the rendered text, where no escape by
 * backslash or entity remains, but never in code. So this class turns what GitHub would find into
 * code. Note: a zero-width space would do, too, but stays in copied text.
 */
final class MarkdownText {
  private static final Pattern MARKUP = Pattern.compile("[\\\\`*_\\[\\]<>&|~$]");

  /**
   * The texts that GitHub makes links of: mentions and addresses (@team, a@b.c), issues (#1, GH-1),
   * commits, and the beginning of URLs, without which the rest is no URL. Several in a row match as
   * one, since adjacent code spans would merge.
   */
  private static final Pattern REFERENCE =
      Pattern.compile(
          "(?:@[\\w-]++(?:/[\\w-]++)?"
              + "|#[0-9]++"
              + "|\\b(?i:gh)-[0-9]++"
              + "|\\b(?=[0-9]*[a-f])(?=[a-f]*[0-9])[0-9a-f]{7,40}\\b"
              + "|(?i:https?|ftp)://[\\w.:-]*+"
              + "|(?i:www)\\.[\\w.-]*+)++");

  private MarkdownText() {}

  /**
   * Returns one line in which every character that has a meaning in Markdown, HTML or math is
   * escaped, and what GitHub would make a link is code.
   */
  static String escape(String text) {
    String line = Text.plain(text);
    StringBuilder escaped = new StringBuilder();
    Matcher reference = REFERENCE.matcher(line);
    int end = 0;
    while (reference.find()) {
      escaped.append(escapeMarkup(line.substring(end, reference.start())));
      escaped.append('`').append(reference.group()).append('`');
      end = reference.end();
    }
    return escaped.append(escapeMarkup(line.substring(end))).toString();
  }

  private static String escapeMarkup(String text) {
    return MARKUP.matcher(text).replaceAll("\\\\$0");
  }

  /** Returns a fenced block; the fence is longer than any in the text. */
  static String fenced(String text) {
    String fence = "```";
    while (text.contains(fence)) {
      fence += "`";
    }
    return fence + "\n" + text + "\n" + fence + "\n\n";
  }
}
