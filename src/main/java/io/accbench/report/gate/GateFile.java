package io.accbench.report.gate;

import io.accbench.gate.Decision;
import io.accbench.gate.JudgedRow;
import io.accbench.report.document.Document;
import io.accbench.report.document.Format;
import io.accbench.report.document.Formats;
import io.accbench.report.document.MarkdownFormat;
import io.accbench.report.text.Text;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Function;

/**
 * A file that a gate writes into the folder of its run.
 *
 * @param name the file's name
 * @param text returns the whole text, with lines ended by line feeds
 */
public record GateFile(String name, Function<Decision, String> text) {
  /** The largest size of a step's summary in UTF-8; GitHub drops a longer one entirely. */
  public static final int MOST_SUMMARY_BYTES = 1024 * 1024 - 1;

  /**
   * The largest size of a comment in bytes. GitHub takes 65,536 characters, and a text never has
   * fewer bytes than characters.
   */
  private static final int MOST_COMMENT_BYTES = 64 * 1024;

  /** The first line of a comment, by which a bot finds and replaces it. */
  private static final String COMMENT_MARK = "<!-- accbench gate -->\n";

  /** All files. */
  public static final List<GateFile> ALL =
      List.of(
          of(Formats.HTML),
          of(Formats.CSV),
          of(Formats.JSON),
          new GateFile(
              "gate-comment.md",
              decision ->
                  COMMENT_MARK + summary(decision, MOST_COMMENT_BYTES - COMMENT_MARK.length())),
          new GateFile("gate-summary.md", decision -> summary(decision, MOST_SUMMARY_BYTES)),
          new GateFile("gate-dashboard.json", Dashboard::text),
          new GateFile("gate-junit.xml", JUnit::text));

  private static GateFile of(Format format) {
    return new GateFile(
        "gate." + format.suffix(),
        decision -> written(out -> format.write(new GateDocument(decision), out)));
  }

  /**
   * Returns the decision in Markdown, as the page of a workflow shows it under its jobs.
   *
   * @param bytes the largest size; the text is empty where not even the verdict fits
   */
  public static String summary(Decision decision, int bytes) {
    Document document = new GateDocument(decision).document();
    List<JudgedRow> rows = RowStatus.worstFirst(decision);
    String title = RowStatus.of(rows.get(0)).symbol() + " " + document.title();
    return written(
        out ->
            new MarkdownFormat(bytes)
                .write(new Document(title, document.lead(), document.sections()), out));
  }

  private interface WrittenText {
    void write(StringWriter out) throws IOException;
  }

  private static String written(WrittenText content) {
    StringWriter out = new StringWriter();
    try {
      content.write(out);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return Text.wellFormed(out.toString());
  }
}
