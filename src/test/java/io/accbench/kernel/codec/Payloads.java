package io.accbench.kernel.codec;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.accbench.kernel.payload.Ledger;
import io.accbench.kernel.payload.Order;
import io.accbench.kernel.payload.Point;
import io.accbench.kernel.payload.Tree;
import io.accbench.kernel.payload.Wide;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** The built-in fixtures' documents, and trees of documents. */
final class Payloads {
  static final List<Class<?>> TYPES =
      List.of(Ledger.class, Order.class, Point.class, Tree.class, Wide.class);

  /**
   * Equal when two nodes are, or are numbers of one value, 1.50 and 1.5; a fraction to the
   * precision of a float, since avaje widens floats to doubles.
   */
  static final Comparator<JsonNode> BY_VALUE =
      (one, other) -> one.equals(other) || sameNumber(one, other) ? 0 : 1;

  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS).build();

  private Payloads() {}

  static byte[] document(Class<?> type) throws IOException {
    String name = type.getSimpleName().toLowerCase(java.util.Locale.ROOT);
    return Files.readAllBytes(Path.of("fixtures", name, name + ".json"));
  }

  static JsonNode tree(byte[] document) throws IOException {
    return MAPPER.readTree(document);
  }

  static byte[] reversed(byte[] document) throws IOException {
    return MAPPER.writeValueAsBytes(reversed(tree(document)));
  }

  private static boolean sameNumber(JsonNode one, JsonNode other) {
    if (!one.isNumber() || !other.isNumber()) {
      return false;
    }
    boolean integral = one.isIntegralNumber() && other.isIntegralNumber();
    return one.decimalValue().compareTo(other.decimalValue()) == 0
        || (!integral && one.floatValue() == other.floatValue());
  }

  private static JsonNode reversed(JsonNode node) {
    if (node instanceof ObjectNode object) {
      List<String> names = new ArrayList<>();
      object.fieldNames().forEachRemaining(names::add);
      Collections.reverse(names);
      ObjectNode reversed = MAPPER.createObjectNode();
      names.forEach(name -> reversed.set(name, reversed(object.get(name))));
      return reversed;
    }
    if (node instanceof ArrayNode array) {
      ArrayNode reversed = MAPPER.createArrayNode();
      array.forEach(element -> reversed.add(reversed(element)));
      return reversed;
    }
    return node;
  }
}
