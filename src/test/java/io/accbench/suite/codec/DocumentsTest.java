package io.accbench.suite.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The documents of a payload, and how the trees of two differ. */
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

  private final TreeDifference difference = new TreeDifference(name -> !name.equals("set"));

  private String between(String expected, String found) throws IOException {
    return difference
        .between(Documents.JSON.readTree(expected), Documents.JSON.readTree(found))
        .orElse("same");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"a\":1,\"b\":[2]} | {\"b\":[2],\"a\":1}",
        "1.50 | 1.5",
        "100 | 1e2",
        "123456789012345678901234567890 | 123456789012345678901234567890.0",
        "0.1 | 0.10000000149011612",
        "0.10000000149011612 | 0.1",
      })
  void documents_that_say_the_same(String expected, String found) throws IOException {
    assertThat(between(expected, found)).isEqualTo("same");
    assertThat(difference.nullsLeftOut()).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"lines\":[{\"price\":2}]} | {\"lines\":[{\"price\":1}]} | lines[0].price is 1 instead of"
            + " 2",
        "{\"lines\":[1,2]} | {\"lines\":[1]} | lines has 1 elements instead of 2",
        "[] | [1] | the document has 1 elements instead of 0",
        "{\"a\":{\"b\":1}} | {\"a\":{}} | a.b is missing",
        "{\"a\":{}} | {\"a\":{\"b\":1}} | a.b is too much",
        "{\"a\":1} | {\"a\":\"1\"} | a is \"1\" instead of 1",
        "{\"a\":[]} | {\"a\":{}} | a is {} instead of []",
        "{\"a\":1} | {\"a\":null} | a is null instead of 1",
        "true | false | the document is false instead of true",
        "1.2345678901234567890 | 1.2345678901234567891 | the document is 1.2345678901234567891"
            + " instead of 1.2345678901234567890",
      })
  void the_first_difference_with_its_place(String expected, String found, String words)
      throws IOException {
    assertThat(between(expected, found)).isEqualTo(words);
  }

  @ParameterizedTest
  @CsvSource({
    "16777217, 16777216",
    "16777216, 16777217",
    "9007199254740993, 9007199254740992",
    "0.123456789, 0.12345679104328156",
    "1e300, 2e300"
  })
  void digits_that_went_through_a_smaller_type_are_a_difference(String expected, String found)
      throws IOException {
    assertThat(between(expected, found)).contains(" instead of ");
  }

  @Test
  void a_null_left_out_is_remembered_and_no_difference() throws IOException {
    assertThat(between("{\"a\":1,\"b\":null}", "{\"a\":1}")).isEqualTo("same");
    assertThat(difference.nullsLeftOut()).isTrue();
  }

  @Test
  void a_null_that_only_the_other_writes_is_remembered_as_well() throws IOException {
    assertThat(between("{}", "{\"b\":null}")).isEqualTo("same");
    assertThat(difference.nullsLeftOut()).isTrue();
  }

  @Test
  void a_long_value_is_cut_in_the_message() throws IOException {
    String words = between("\"short\"", "\"" + "x".repeat(500) + "\"");

    assertThat(words).hasSizeLessThan(120).contains("…", "\"short\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"set\":[1,2,2]} | {\"set\":[2,1.0,2]} | same",
        "{\"set\":[{\"a\":[1,2]},{\"a\":[2,1]}]} | {\"set\":[{\"a\":[2,1]},{\"a\":[1,2]}]} | same",
        "{\"set\":[[1,2],[3]]} | {\"set\":[[3],[2,1]]} | same",
        "{\"set\":[0.1,{\"b\":null}]} | {\"set\":[{},0.10000000149011612]} | same",
        "{\"set\":[1,2]} | {\"set\":[2,3]} | set lacks 1",
        "{\"set\":[1,1,2]} | {\"set\":[1,2,2]} | set lacks 1",
        "{\"set\":[1]} | {\"set\":[1,2]} | set has 2 elements instead of 1",
        "{\"set\":[{\"a\":[1,2]}]} | {\"set\":[{\"a\":[2,1]}]} | set lacks {\"a\":[1,2]}",
        "{\"list\":[1,2]} | {\"list\":[2,1]} | list[0] is 2 instead of 1",
      })
  void an_array_that_stands_for_a_set_has_no_order(String expected, String found, String words)
      throws IOException {
    assertThat(between(expected, found)).isEqualTo(words);
  }

  @Test
  void a_value_is_cut_between_characters_and_half_a_character_is_told_apart() throws IOException {
    String start = "a".repeat(37);

    assertThat(between("1", "\"" + start + "\uD83D\uDE00 and more\""))
        .isEqualTo("the document is \"" + start + "… instead of 1");
    assertThat(between("\"\\ud83d\"", "\"?\""))
        .isEqualTo("the document is \"?\" instead of \"\\ud83d\"");
  }
}
