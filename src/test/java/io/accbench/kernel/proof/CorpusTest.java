package io.accbench.kernel.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One document, or a list of the root type taken apart. */
class CorpusTest {
  @TempDir Path folder;

  private Path document(String whole, String lines) throws IOException {
    Path file = Files.writeString(folder.resolve("document.json"), whole);
    if (lines != null) {
      Files.writeString(folder.resolve("document.json" + Corpus.LINES), lines);
    }
    return file;
  }

  @Test
  void a_graph_of_the_type_itself_is_one_root_with_one_document() throws IOException {
    Corpus corpus = Corpus.of("a", String.class, document("\"a\"", null));

    assertThat(corpus.roots()).containsExactly("a");
    assertThat(corpus.documents()).hasNumberOfRows(1);
    assertThat(corpus.bytes()).isEqualTo(3);
  }

  @Test
  void a_list_of_the_type_is_taken_apart() throws IOException {
    Corpus corpus =
        Corpus.of(List.of("a", "bc"), String.class, document("[\"a\",\"bc\"]", "\"a\"\n\"bc\"\n"));

    assertThat(corpus.roots()).containsExactly("a", "bc");
    assertThat(corpus.documents()).hasNumberOfRows(2);
    assertThat(new String(corpus.documents()[1])).isEqualTo("\"bc\"");
    assertThat(corpus.bytes()).isEqualTo(7);
  }

  @Test
  void a_root_type_that_is_a_list_stays_whole() throws IOException {
    List<String> list = new ArrayList<>(List.of("a", "bc"));

    Corpus corpus = Corpus.of(list, ArrayList.class, document("[\"a\",\"bc\"]", "\"a\"\n\"bc\"\n"));

    assertThat(corpus.roots()).containsExactly(list);
    assertThat(corpus.documents()).hasNumberOfRows(1);
  }
}
