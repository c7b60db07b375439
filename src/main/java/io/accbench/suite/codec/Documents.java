package io.accbench.suite.codec;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The documents of a fixture's payload as codecs read them. One has no white space, as it goes over
 * a wire. The other also has the fields in reverse order, either those of every object or those of
 * the outermost alone.
 *
 * @param straight the file in the payload's order
 * @param reversed the file in reverse order
 */
record Documents(Path straight, Path reversed) {
  /**
   * The ending by which the measured side names the file of single documents: {@code
   * kernel.proof.Corpus}.
   */
  private static final String LINES = ".lines";

  private static final Pattern HALF_A_CHARACTER = Pattern.compile("\\p{Cs}");

  /** The mapper that keeps the digits of numbers, so that the same text is the same number. */
  static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .nodeFactory(JsonNodeFactory.withExactBigDecimals(true))
          .build();

  /**
   * Writes both documents into a folder.
   *
   * @param payload a JSON document
   * @param inside whether inner objects are reversed, too
   */
  static Documents write(String payload, Path folder, boolean inside) throws IOException {
    JsonNode tree = JSON.readTree(payload);
    Files.createDirectories(folder);
    Documents documents =
        new Documents(folder.resolve("document.json"), folder.resolve("reversed.json"));
    write(tree, documents.straight);
    write(reversed(tree, inside), documents.reversed);
    return documents;
  }

  /**
   * Writes a document. An array is also written element by element, one a line, because it may be a
   * corpus.
   */
  private static void write(JsonNode tree, Path file) throws IOException {
    Files.writeString(file, text(tree));
    if (tree.isArray()) {
      List<String> lines = new ArrayList<>();
      for (JsonNode element : tree) {
        lines.add(text(element));
      }
      Files.write(file.resolveSibling(file.getFileName() + LINES), lines);
    }
  }

  /**
   * Returns a document as text, because the generator of bytes escapes characters beyond 16 bits.
   * Half a character, which UTF-8 cannot hold, is escaped: it stands in a string or a name.
   */
  static String text(JsonNode tree) {
    return HALF_A_CHARACTER
        .matcher(tree.toString())
        .replaceAll(half -> "\\\\u%04x".formatted((int) half.group().charAt(0)));
  }

  /** Returns the file that an operation reads. */
  Path of(String operation) {
    return operation.equals("deserialize-reversed") ? reversed : straight;
  }

  private static JsonNode reversed(JsonNode node, boolean inside) {
    if (node instanceof ObjectNode object) {
      ObjectNode result = JSON.createObjectNode();
      List<Map.Entry<String, JsonNode>> fields = new ArrayList<>(object.properties());
      Collections.reverse(fields);
      for (Map.Entry<String, JsonNode> field : fields) {
        JsonNode value = field.getValue();
        result.set(field.getKey(), inside ? reversed(value, true) : value);
      }
      return result;
    }
    if (node instanceof ArrayNode array) {
      ArrayNode result = JSON.createArrayNode();
      array.forEach(element -> result.add(reversed(element, inside)));
      return result;
    }
    return node;
  }
}
