package io.accbench.app.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that appear whole or not at all. */
class WholeFileTest {
  @TempDir Path folder;

  @Test
  void a_folder_is_not_replaced_even_if_it_is_empty() throws IOException {
    Path place = Files.createDirectory(folder.resolve("report.md"));

    assertThatThrownBy(() -> WholeFile.write(place, out -> out.write("x")))
        .hasMessageContaining(place + ": not a regular file");

    assertThat(place).isEmptyDirectory();
  }

  @Test
  void half_a_character_of_a_users_text_is_a_question_mark() throws IOException {
    Path file = folder.resolve("report.json");

    WholeFile.write(file, out -> out.write("t is \ud83d, \uD83D\uDE00"));

    assertThat(file).hasContent("t is ?, \uD83D\uDE00");
  }

  @Test
  void a_disk_that_is_full_for_a_template_leaves_the_old_file_and_says_so() throws IOException {
    Path file = Files.writeString(folder.resolve("report.html"), "old");
    IOException full = new IOException("No space left on device");

    assertThatThrownBy(
            () ->
                WholeFile.write(
                    file,
                    out -> {
                      throw new UncheckedIOException(full);
                    }))
        .isSameAs(full);

    assertThat(folder.toFile().list()).containsExactly("report.html");
    assertThat(file).hasContent("old");
  }
}
