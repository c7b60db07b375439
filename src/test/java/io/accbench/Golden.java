package io.accbench;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What a user sees, as files; a change of one is a decision. {@code mvn test
 * -Daccbench.golden=write} writes them again.
 */
public final class Golden {
  private static final Path FOLDER = Path.of("src/test/resources/golden");

  private Golden() {}

  /** Compares with a file of the golden folder: {@code cli/help-run.txt}. */
  public static void check(String name, String actual) {
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
}
