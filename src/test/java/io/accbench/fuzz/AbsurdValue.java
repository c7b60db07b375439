package io.accbench.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BigIntegerNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.math.BigInteger;

/** Values of wrong types, beyond all bounds, or harmful where they are shown. */
enum AbsurdValue {
  NULL(NullNode.instance),
  TRUE(BooleanNode.TRUE),
  EMPTY_LIST(JsonNodeFactory.instance.arrayNode()),
  LIST_OF_NULL(JsonNodeFactory.instance.arrayNode().addNull()),
  LIST_OF_EMPTY_TEXT(JsonNodeFactory.instance.arrayNode().add("")),
  EMPTY_OBJECT(JsonNodeFactory.instance.objectNode()),
  NESTED_LISTS(nested(500)),
  ZERO(IntNode.valueOf(0)),
  MINUS_ONE(IntNode.valueOf(-1)),
  MANY(IntNode.valueOf(1_000_000)),
  LARGEST_INT(IntNode.valueOf(Integer.MAX_VALUE)),
  LARGEST_LONG(LongNode.valueOf(Long.MAX_VALUE)),
  BEYOND_LONG(BigIntegerNode.valueOf(BigInteger.TEN.pow(30))),
  SMALLEST(DoubleNode.valueOf(Double.MIN_VALUE)),
  LARGE(DoubleNode.valueOf(1e308)),
  MINUS_LARGE(DoubleNode.valueOf(-1e308)),
  NOT_A_NUMBER(TextNode.valueOf("NaN")),
  INFINITE(TextNode.valueOf("Infinity")),
  NUMBER_IN_TEXT(TextNode.valueOf("1e99999999")),
  EMPTY_TEXT(TextNode.valueOf("")),
  BLANK(TextNode.valueOf(" ")),
  ESCAPE(TextNode.valueOf("\u001b[31mred\u009b0m")),
  LINE_ENDS(TextNode.valueOf("a\r\n::set-output name=x::y\n::error::z\u2028")),
  NUL(TextNode.valueOf("a\0b")),
  RIGHT_TO_LEFT(TextNode.valueOf("\u202egnp.\u2066x")),
  HALF_A_CHARACTER(TextNode.valueOf("\ud800")),
  FORMULA(TextNode.valueOf("=HYPERLINK(\"http://x\",\"y\")")),
  COMMAND(TextNode.valueOf("@SUM(1+1)*cmd|' /C calc'!A0")),
  SCRIPT(TextNode.valueOf("</script><script>alert('1')</script>")),
  END_OF_CDATA(TextNode.valueOf("]]>&<x a='b\">")),
  MARKDOWN(TextNode.valueOf("| @team #1 `x` [y](http://x) <!-- -->")),
  PATH(TextNode.valueOf("../../../x")),
  PATTERN(TextNode.valueOf("[(*")),
  FORMAT(TextNode.valueOf("%s%n$1\\{0}")),
  LONG_TEXT(TextNode.valueOf("x".repeat(20_000)));

  private final JsonNode node;

  AbsurdValue(JsonNode node) {
    this.node = node;
  }

  /** A copy of its own. */
  JsonNode node() {
    return node.deepCopy();
  }

  private static ArrayNode nested(int depth) {
    ArrayNode list = JsonNodeFactory.instance.arrayNode();
    for (int i = 0; i < depth; i++) {
      list = JsonNodeFactory.instance.arrayNode().add(list);
    }
    return list;
  }
}
