package io.accbench.trace;

import com.fasterxml.jackson.core.JsonPointer;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The kinds of a trace's frames; it must be asked once for every frame, in the order of the trace.
 *
 * <p>In JSON-RPC a kind is a method's name with {@code .request}, {@code .response} or {@code
 * .notification} behind it. A message with a method is a request or, without an id, a notification.
 * A message with a result or an error is the response to the last open request with its id. It is
 * the last one because both sides of a connection may use the same ids, and an inner call is
 * answered first.
 */
final class FrameKinds {
  static final String REQUEST = ".request";
  static final String RESPONSE = ".response";
  static final String NOTIFICATION = ".notification";

  /** The kind of a JSON-RPC response to a request that the trace does not hold, or not any more. */
  static final String STRAY_RESPONSE = "(response)";

  /** The kind of a frame without the value by which kinds are distinguished. */
  static final String NONE = "(none)";

  /** The name of all frames whose names came when there were {@link #MOST} others already. */
  private static final String REST = "(other)";

  /**
   * The greatest number of names. Arbitrary: more than a protocol has; the sizes of 400 MB then fit
   * into 16 MB: {@link Sizes}.
   */
  static final int MOST = 100;

  /**
   * The number of characters of a name that are shown and compared; arbitrary: longer than any
   * method's.
   */
  private static final int MOST_CHARACTERS = 100;

  private final JsonPointer by;
  private final OpenRequests open = new OpenRequests();
  private final Set<String> names = new LinkedHashSet<>();

  /**
   * Starts without open requests.
   *
   * @param by the pointer to the value that is the kind; null for the JSON-RPC method
   * @param asked names that are kept whatever else comes
   */
  FrameKinds(JsonPointer by, List<String> asked) {
    this.by = by;
    asked.forEach(name -> names.add(shortened(name)));
  }

  /** Returns the kind of a frame. */
  String of(JsonText json) {
    if (by != null) {
      String value = json.scalar(by);
      return value == null ? NONE : name(value);
    }
    if (json.method() != null) {
      String name = name(json.method());
      if (json.id() == null) {
        return name + NOTIFICATION;
      }
      open.add(json.id(), name);
      return name + REQUEST;
    }
    if (!json.isAnswer()) {
      return NONE;
    }
    String name = json.id() == null ? null : open.remove(json.id());
    return name == null ? STRAY_RESPONSE : name + RESPONSE;
  }

  /** Returns the requests without a response so far, by method. */
  Map<String, Long> unanswered() {
    return open.byMethod();
  }

  private String name(String name) {
    String kept = shortened(name);
    if (names.size() < MOST) {
      names.add(kept);
    }
    return names.contains(kept) ? kept : REST;
  }

  /**
   * Returns a name as it is counted and printed: the start of a long one, controls as question
   * marks.
   */
  static String shortened(String name) {
    String start =
        name.length() <= MOST_CHARACTERS ? name : name.substring(0, MOST_CHARACTERS) + "…";
    return start.chars().anyMatch(Character::isISOControl)
        ? start.replaceAll("\\p{Cntrl}|[\\x80-\\x9f]", "?")
        : start;
  }
}
