package io.accbench.suite.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DocumentsTest {
  @TempDir Path folder;

  private Documents of(String payload) throws IOException {
    return Documents.write(payload, folder.resolve("documents"), true);
  }

  @Test
  void the_straight_one_keeps_order_and_loses_white_space() throws IOException {
    assertThat(of("{\n  \"b\": [ 1, 2 ],\n  \"a\": \"x y\"\n}").straight())
        .hasContent("{\"b\":[1,2],\"a\":\"x y\"}");
  }

  @Test
  void fields_are_reversed_at_every_depth_and_elements_are_not() throws IOException {
    assertThat(of("{\"a\":1,\"b\":[{\"c\":2,\"d\":3},{\"e\":[[{\"f\":4,\"g\":5}]]}]}").reversed())
        .hasContent("{\"b\":[{\"d\":3,\"c\":2},{\"e\":[[{\"g\":5,\"f\":4}]]}],\"a\":1}");
  }

  @Test
  void fields_at_the_top_alone_are_reversed_where_that_is_said() throws IOException {
    String payload = "{\"a\":{\"c\":2,\"d\":3},\"b\":[{\"e\":4,\"f\":5}]}";

    Documents documents = Documents.write(payload, folder, false);

    assertThat(documents.reversed())
        .hasContent("{\"b\":[{\"e\":4,\"f\":5}],\"a\":{\"c\":2,\"d\":3}}");
  }

  @Test
  void numbers_keep_their_digits() throws IOException {
    String numbers =
        "[1.10,0.1234567890123456789,12345678901234567890123,9007199254740993,100.0,1E+400]";

    Documents documents = of(numbers);

    assertThat(documents.straight()).hasContent(numbers);
    assertThat(documents.reversed()).hasContent(numbers);
  }

  @Test
  void text_beyond_ascii_and_nulls_stay() throws IOException {
    String text = "{\"ü\":\"日本 \uD83D\uDE00\",\"n\":null}";

    assertThat(of(text).straight()).hasContent(text);
  }

  @Test
  void half_a_character_is_escaped_in_names_and_in_values() throws IOException {
    String text = "{\"a\\udc00\":\"\\ud83d x \uD83D\uDE00\",\"b\":[\"\\\\\\ud83d\"]}";

    assertThat(of(text).straight()).hasContent(text);
    assertThat(of("[\"\\udfff\"]").straight().resolveSibling("document.json.lines"))
        .hasContent("\"\\udfff\"");
  }

  @Test
  void only_the_reversed_operation_reads_the_reversed_document() throws IOException {
    Documents documents = of("{}");

    assertThat(documents.of("deserialize-reversed")).isEqualTo(documents.reversed());
    assertThat(documents.of("deserialize")).isEqualTo(documents.straight());
    assertThat(documents.of("roundtrip")).isEqualTo(documents.straight());
  }
}
