package io.accbench.trace;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Decides which frames of one reading a selection may take; it must be asked for every frame, in
 * order.
 */
final class Candidates {
  private final Selection selection;
  private final Kinds methods;
  private final Kinds kinds;
  private final JsonText json = new JsonText();
  private final Set<String> seen = new LinkedHashSet<>();
  private String kind = FrameKind.NONE;

  Candidates(Selection selection) {
    this.selection = selection;
    Collection<String> asked = selection.methods().stream().map(Selection.Method::name).toList();
    Pointer by = selection.pick().kinds();
    this.methods = Kinds.by(null, new FrameNames(asked));
    this.kinds = by == null ? methods : Kinds.by(by, new FrameNames(Set.of()));
  }

  /** Returns whether the frame passes every filter and has the part that is wanted. */
  boolean has(Frame frame) throws BadFrame {
    json.over(frame);
    String method = methods.of(json);
    kind = kinds == methods ? method : kinds.of(json);
    seen.add(method);
    for (Selection.Method filter : selection.methods()) {
      if (!filter.passes(method)) {
        return false;
      }
    }
    for (Selection.Value filter : selection.values()) {
      if (!has(filter)) {
        return false;
      }
    }
    return selection.part().find(json) >= 0;
  }

  /** Returns the kind of the frame last asked for. */
  String kind() {
    return kind;
  }

  /** Returns the JSON-RPC kinds of all frames so far, in the order of their first frames. */
  Set<String> seen() {
    return seen;
  }

  /** Returns the wanted part of the frame last asked for, which must have it. */
  byte[] part(Frame frame) throws BadFrame {
    json.over(frame);
    int start = selection.part().find(json);
    byte[] part = new byte[json.value(start) - start];
    System.arraycopy(frame.bytes(), start, part, 0, part.length);
    return part;
  }

  private boolean has(Selection.Value filter) throws BadFrame {
    int value = filter.pointer().find(json);
    return switch (value < 0 ? '{' : json.at(value)) {
      case '{', '[' -> false;
      case '"' -> json.isString(value, filter.text().getBytes(UTF_8));
      default -> json.text(value).equals(filter.text());
    };
  }
}
