package io.accbench;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The texts that a user sees, as files; a change of one is a decision. {@code mvn test
 * -Daccbench.golden=write} writes them again.
 */
public final class Golden {
  private static final Path FOLDER = Path.of("src/test/resources/golden");

  private Golden() {}

  /** Compares with a file of the golden folder: {@code cli/help-run.txt}. */
  public static void check(String name, String text) {
    String actual = name.endsWith(".html") ? withoutAssets(text) : text;
    Path file = FOLDER.resolve(name);
    try {
      if ("write".equals(System.getProperty("accbench.golden"))) {
        Files.createDirectories(file.getParent());
        Files.writeString(file, actual, UTF_8);
      }
      assertThat(actual).as(name).isEqualTo(Files.readString(file, UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A page without its style, its script and their sums, which have tests of their own. */
  private static String withoutAssets(String page) {
    String text = without(without(page, "<style>", "</style>"), "<script>", "</script>");
    return without(without(text, "sha256-", "&#39;"), "sha256-", "&#39;");
  }

  private static String without(String text, String before, String after) {
    int from = text.lastIndexOf(before);
    int to = text.indexOf(after, from);
    return from < 0 || to < 0 ? text : text.substring(0, from) + text.substring(to);
  }
}
