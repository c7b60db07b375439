package io.accbench.report.document;

import io.accbench.model.UnknownName;
import io.accbench.model.UserException;
import io.accbench.report.text.Csv;
import io.accbench.report.text.ReportJson;
import io.accbench.report.text.Text;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** The formats, each of which every product has. */
public final class Formats {
  public static final Format.OfDocuments TABLE = new TerminalFormat();
  public static final Format.OfDocuments MARKDOWN = new MarkdownFormat();
  public static final Format.OfDocuments HTML = new PageFormat();
  public static final Format CSV = new Data("csv", Formats::csv);
  public static final Format JSON =
      new Data("json", (product, out) -> ReportJson.write(product.json(), out));

  public static final List<Format> ALL = List.of(HTML, MARKDOWN, CSV, JSON, TABLE);

  private Formats() {}

  private interface DataContent {
    void write(Product product, Writer out) throws IOException;
  }

  /** A format for programs. */
  private record Data(String name, DataContent content) implements Format {
    @Override
    public String suffix() {
      return name;
    }

    @Override
    public void write(Product product, Writer out) throws IOException {
      content.write(product, out);
    }
  }

  private static void csv(Product product, Writer out) throws IOException {
    Csv csv = new Csv(out);
    product.csv(csv);
    csv.flush();
  }

  /** Returns the names that {@code --format} takes. */
  public static List<String> names() {
    return ALL.stream().map(Format::name).toList();
  }

  /**
   * Returns the format of a name.
   *
   * @throws UserException naming the known formats and the nearest one
   */
  public static Format of(String name) {
    return ALL.stream()
        .filter(format -> format.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                UserException.badInput(
                    "--format: "
                        + UnknownName.problem("report format", Text.plain(name), names())));
  }
}
