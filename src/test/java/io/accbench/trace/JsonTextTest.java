package io.accbench.trace;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The same texts are JSON to us and to Jackson. */
class JsonTextTest {
  private static final ObjectMapper JACKSON =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  private static boolean isJson(String text) {
    byte[] bytes = text.getBytes(UTF_8);
    Frame frame = new Frame();
    frame.show(bytes, 0, bytes.length, 0);
    try {
      new JsonText().check(frame);
      return true;
    } catch (BadFrame bad) {
      assertThat(bad.offset()).isBetween(0L, (long) bytes.length);
      return false;
    }
  }

  private static boolean isJackson(String text) {
    try {
      return !JACKSON.readTree(text.getBytes(UTF_8)).isMissingNode();
    } catch (IOException no) {
      return false;
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "[]",
        "0",
        "-0",
        "-",
        "01",
        "1.",
        ".5",
        "1.5e",
        "1e+5",
        "1E-05",
        "+1",
        "\"\"",
        "\"",
        "\"\\u00e9\"",
        "\"\\u00g9\"",
        "\"\\x\"",
        "\"\\\"",
        "true",
        "tru",
        "truex",
        "nulll",
        "[1,]",
        "[,1]",
        "[1 2]",
        "{\"a\"}",
        "{\"a\":}",
        "{\"a\":1,}",
        "{,}",
        "{a:1}",
        "{\"a\":1]",
        "[1}",
        "]",
        "[[]",
        "[]]",
        " [ 1 , { \"a\" : [ ] , \"b\" : { } } ] ",
        "1 2",
        "\"\t\"",
        "[\"a\",\"b\"]",
        "{\"a\":{\"b\":[{}]},\"c\":null}",
        "//",
        "[1]//",
        "NaN",
        "'a'"
      })
  void agrees_with_jackson(String text) {
    assertThat(isJson(text)).as(text).isEqualTo(isJackson(text));
  }

  @Test
  void agrees_with_jackson_when_characters_are_changed() {
    String text = "{\"a\":[1,-2.5e+3,\"x\\n\\u0041\",true],\"b\":{\"c\":null,\"d\":[[],{}]}}";
    String characters = "{}[]:,\"\\ 0159-+.eEtrufalsn\n\t/";
    Random random = new Random(7);
    for (int i = 0; i < 20_000; i++) {
      StringBuilder changed = new StringBuilder(text);
      for (int change = random.nextInt(3); change >= 0; change--) {
        int at = random.nextInt(changed.length());
        char other = characters.charAt(random.nextInt(characters.length()));
        if (random.nextBoolean()) {
          changed.setCharAt(at, other);
        } else {
          changed.deleteCharAt(at);
        }
      }
      assertThat(isJson(changed.toString())).as("%s", changed).isEqualTo(isJackson(changed + ""));
    }
  }

  @Test
  void nests_as_deep_as_jackson() {
    assertThat(isJson("[".repeat(1000) + "]".repeat(1000))).isTrue();
    assertThat(isJson("[".repeat(1001) + "]".repeat(1001))).isFalse();
  }
}
