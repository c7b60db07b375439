package io.accbench.fuzz;

import com.code_intelligence.jazzer.mutation.annotation.NotNull;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Damage to one value of JSON or YAML; the file stays well formed. */
sealed interface TreeDamage extends Damage {

  /** Which of the file's documents, counted from the start. */
  int document();

  /**
   * The way from the document's root down: at each value the remainder of a division says at which
   * part it goes on, or that it ends.
   */
  long way();

  /** Changes a part of a container. */
  void change(Part part);

  @Override
  default byte[] to(byte[] file, Notation notation) {
    List<JsonNode> documents = notation.read(file);
    if (documents.isEmpty()) {
      return file;
    }
    Part part = part(documents.get(Places.in(document(), documents.size())), way());
    if (part == null) {
      return file;
    }
    change(part);
    return notation.write(documents);
  }

  /** Null for a document without parts. */
  private static Part part(JsonNode root, long chosen) {
    long way = new SplittableRandom(chosen).nextLong(); // fuzzers like 0 and powers of two
    JsonNode container = root;
    Part part = null;
    while (!container.isEmpty()) {
      int choices = container.size() + (part == null ? 0 : 1);
      int choice = (int) Long.remainderUnsigned(way, choices);
      if (choice == container.size()) {
        return part;
      }
      part = Part.of(root, container, choice);
      container = part.value();
      way = Long.divideUnsigned(way, choices);
    }
    return part;
  }

  /** A value is not there. */
  record Removed(int document, long way) implements TreeDamage {
    @Override
    public void change(Part part) {
      part.remove();
    }
  }

  /** A value is one that nobody would write. */
  record Absurd(int document, long way, @NotNull AbsurdValue by) implements TreeDamage {
    @Override
    public void change(Part part) {
      part.replace(by.node());
    }
  }

  /** A value is a text of any characters. */
  record Text(int document, long way, @NotNull String by) implements TreeDamage {
    @Override
    public void change(Part part) {
      part.replace(TextNode.valueOf(by));
    }
  }

  /** A value is any number; NaN and infinities are written as texts, as the journal does. */
  record Number(int document, long way, double by) implements TreeDamage {
    @Override
    public void change(Part part) {
      part.replace(DoubleNode.valueOf(by));
    }
  }

  /** A part of a list stands there twice. */
  record Doubled(int document, long way) implements TreeDamage {
    @Override
    public void change(Part part) {
      if (part.container() instanceof ArrayNode list) {
        list.insert(part.index(), part.value().deepCopy());
      }
    }
  }

  /** A value is another one of the same document. */
  record Copied(int document, long way, long from) implements TreeDamage {
    @Override
    public void change(Part part) {
      Part other = TreeDamage.part(part.root(), from);
      if (other != null) {
        part.replace(other.value().deepCopy());
      }
    }
  }

  /** A value and where it stands: {@code name} in an object, else {@code index} in a list. */
  record Part(JsonNode root, JsonNode container, String name, int index) {
    static Part of(JsonNode root, JsonNode container, int index) {
      if (container instanceof ArrayNode) {
        return new Part(root, container, null, index);
      }
      List<String> names = new ArrayList<>();
      container.fieldNames().forEachRemaining(names::add);
      return new Part(root, container, names.get(index), index);
    }

    JsonNode value() {
      return name == null ? container.get(index) : container.get(name);
    }

    void remove() {
      if (name == null) {
        ((ArrayNode) container).remove(index);
      } else {
        ((ObjectNode) container).remove(name);
      }
    }

    void replace(JsonNode by) {
      if (name == null) {
        ((ArrayNode) container).set(index, by);
      } else {
        ((ObjectNode) container).set(name, by);
      }
    }
  }
}
