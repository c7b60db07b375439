package io.accbench.suite.codec;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Finds the first place at which two documents say different things. Numbers are equal by value,
 * and the order of an object's fields does not matter, nor that of an array which stands for a set.
 * A null that one document leaves out is remembered, but is no difference.
 */
final class TreeDifference {
  /** The number of characters of a value in a message; arbitrary: enough to find it. */
  private static final int SHOWN = 40;

  private final Predicate<String> ordered;
  private boolean nullsLeftOut;

  /**
   * @param ordered whether arrays that are the value of a field, by its name, have an order; "" is
   *     the document's own
   */
  TreeDifference(Predicate<String> ordered) {
    this.ordered = ordered;
  }

  /** Returns the first difference, such as {@code lines[0].price is 1 instead of 2}, or empty. */
  Optional<String> between(JsonNode expected, JsonNode found) {
    return between("", "", expected, found);
  }

  /** Returns whether one document has nulls where the other has nothing. */
  boolean nullsLeftOut() {
    return nullsLeftOut;
  }

  private Optional<String> between(String path, String name, JsonNode expected, JsonNode found) {
    if (expected.isObject() && found.isObject()) {
      return betweenObjects(path, expected, found);
    }
    if (expected.isArray() && found.isArray()) {
      return ordered.test(name)
          ? betweenLists(path, name, expected, found)
          : betweenSets(path, name, expected, found);
    }
    boolean same =
        expected.isNumber() && found.isNumber()
            ? expected.decimalValue().compareTo(found.decimalValue()) == 0
                || isWidened(expected, found)
                || isWidened(found, expected)
            : expected.equals(found);
    return same
        ? Optional.empty()
        : Optional.of(place(path) + " is " + text(found) + " instead of " + text(expected));
  }

  /**
   * Returns whether one number is a float in its own digits, and the other has the digits of the
   * double that the float becomes.
   */
  private static boolean isWidened(JsonNode narrow, JsonNode wide) {
    float value = narrow.floatValue();
    return Float.isFinite(value)
        && wide.doubleValue() == value
        && narrow.decimalValue().compareTo(new BigDecimal(Float.toString(value))) == 0;
  }

  private Optional<String> betweenObjects(String path, JsonNode expected, JsonNode found) {
    Set<String> names = new TreeSet<>();
    expected.fieldNames().forEachRemaining(names::add);
    found.fieldNames().forEachRemaining(names::add);
    for (String name : names) {
      JsonNode one = expected.get(name);
      JsonNode other = found.get(name);
      String here = path.isEmpty() ? name : path + "." + name;
      if (one == null || other == null) {
        JsonNode present = one == null ? other : one;
        if (!present.isNull()) {
          return Optional.of(here + (one == null ? " is too much" : " is missing"));
        }
        nullsLeftOut = true;
      } else {
        Optional<String> difference = between(here, name, one, other);
        if (difference.isPresent()) {
          return difference;
        }
      }
    }
    return Optional.empty();
  }

  private Optional<String> betweenLists(
      String path, String name, JsonNode expected, JsonNode found) {
    if (expected.size() != found.size()) {
      return sizes(path, expected, found);
    }
    Iterator<JsonNode> others = found.elements();
    int index = 0;
    for (JsonNode one : expected) {
      Optional<String> difference = between(path + "[" + index++ + "]", name, one, others.next());
      if (difference.isPresent()) {
        return difference;
      }
    }
    return Optional.empty();
  }

  /** Compares two arrays without regard to order: each element must have an equal one. */
  private Optional<String> betweenSets(
      String path, String name, JsonNode expected, JsonNode found) {
    if (expected.size() != found.size()) {
      return sizes(path, expected, found);
    }
    Map<Integer, List<JsonNode>> others = new HashMap<>();
    found.forEach(
        other -> others.computeIfAbsent(hash(other), key -> new ArrayList<>()).add(other));
    for (JsonNode one : expected) {
      List<JsonNode> alike = others.getOrDefault(hash(one), List.of());
      int equal = 0;
      while (equal < alike.size() && between(path, name, one, alike.get(equal)).isPresent()) {
        equal++;
      }
      if (equal == alike.size()) {
        return Optional.of(place(path) + " lacks " + text(one));
      }
      alike.remove(equal);
    }
    return Optional.empty();
  }

  private static Optional<String> sizes(String path, JsonNode expected, JsonNode found) {
    return Optional.of(
        "%s has %d elements instead of %d".formatted(place(path), found.size(), expected.size()));
  }

  /** Returns a hash code that equal nodes share, whatever the order of arrays. */
  private static int hash(JsonNode node) {
    if (node.isNumber()) {
      return Float.hashCode(node.floatValue());
    }
    int hash = node.isContainerNode() ? 0 : node.hashCode();
    for (JsonNode element : node.isArray() ? node : List.<JsonNode>of()) {
      hash += 31 * hash(element) + 1;
    }
    for (Map.Entry<String, JsonNode> field : node.properties()) {
      hash += field.getValue().isNull() ? 0 : field.getKey().hashCode() ^ hash(field.getValue());
    }
    return hash;
  }

  private static String place(String path) {
    return path.isEmpty() ? "the document" : path;
  }

  private static String text(JsonNode node) {
    String text = Documents.text(node);
    if (text.length() <= SHOWN) {
      return text;
    }
    boolean half = Character.isHighSurrogate(text.charAt(SHOWN - 2));
    return text.substring(0, half ? SHOWN - 2 : SHOWN - 1) + "…";
  }
}
