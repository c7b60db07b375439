package io.accbench.report.document;

import io.accbench.report.document.Table.Column;
import io.accbench.report.text.Text;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Writes texts and tables in GitHub's Markdown. Nothing in a text can end a cell or become markup,
 * and no name in it notifies anybody or becomes a link.
 *
 * <p>GitHub looks for mentions, references and bare URLs in the rendered text, where no escape by
 * backslash or entity remains, but never in code. So this class turns what GitHub would find into
 * code. Note: a zero-width space would do, too, but stays in copied text.
 */
public final class MarkdownText {
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
  public static String escape(String text) {
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
  public static String fenced(String text) {
    String fence = "```";
    while (text.contains(fence)) {
      fence += "`";
    }
    return fence + "\n" + text + "\n" + fence + "\n\n";
  }

  /** Returns a code span on one line; its fence is longer than any in the text. */
  public static String code(String text) {
    String line = Text.plain(text);
    String fence = "`";
    while (line.contains(fence)) {
      fence += "`";
    }
    return fence.length() == 1 ? fence + line + fence : fence + " " + line + " " + fence;
  }

  /** Returns a heading, the table, and its notes as a list; empty for a table without rows. */
  public static String table(Table table) {
    if (table.rows().isEmpty()) {
      return "";
    }
    StringBuilder text = new StringBuilder("### " + escape(table.title()) + "\n\n");
    if (!table.subtitle().isEmpty()) {
      text.append(escape(table.subtitle())).append("\n\n");
    }
    List<Column> columns = table.columns();
    text.append(line(columns.stream().map(Column::header).toList()));
    text.append(
        columns.stream()
            .map(column -> column.number() ? "---:" : "---")
            .collect(Collectors.joining(" | ", "| ", " |\n")));
    table.rows().forEach(row -> text.append(line(row)));
    return text.append('\n').append(list(table.notes())).toString();
  }

  /** Returns a part that the reader opens; empty without content. */
  public static String folded(String summary, String content) {
    return content.isEmpty()
        ? ""
        : "<details><summary>" + escape(summary) + "</summary>\n\n" + content + "</details>\n\n";
  }

  /** Returns a bullet list; empty without items. */
  public static String list(List<String> items) {
    return items.isEmpty()
        ? ""
        : items.stream()
            .map(item -> "- " + escape(item))
            .collect(Collectors.joining("\n", "", "\n\n"));
  }

  private static String line(List<String> cells) {
    return cells.stream()
        .map(MarkdownText::escape)
        .collect(Collectors.joining(" | ", "| ", " |\n"));
  }
}
