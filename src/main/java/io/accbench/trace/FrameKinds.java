package io.accbench.trace;

import com.fasterxml.jackson.core.JsonPointer;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

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

  /**
   * The requests whose response has not come yet, by their ids as written: 1 and "1" are two ids.
   * Their number is bounded. Beyond {@link #MOST} the id opened first is forgotten, and its
   * response is one to an unknown request.
   */
  static final class OpenRequests {
    /**
     * The greatest number of open requests. Arbitrary: many times what a connection has open, and
     * 15 MB with the longest ids.
     */
    static final int MOST = 1 << 15;

    /** The greatest length of an id; requests with longer ones are never found again. */
    private static final int MOST_ID_CHARACTERS = 128;

    private record OpenRequest(String method, OpenRequest earlier) {}

    private final Map<String, OpenRequest> byId = new LinkedHashMap<>();
    private final Map<String, Long> byMethod = new TreeMap<>();
    private int size;

    /**
     * Opens a request.
     *
     * @param id the id as written
     */
    void add(String id, String method) {
      byMethod.merge(method, 1L, Long::sum);
      if (id.length() > MOST_ID_CHARACTERS) {
        return;
      }
      byId.put(id, new OpenRequest(method, byId.get(id)));
      size++;
      if (size > MOST) {
        forgetFirst();
      }
    }

    /**
     * Removes the request opened last with an id, which is answered. Returns its method, or null if
     * there is no such request.
     */
    String remove(String id) {
      OpenRequest last = byId.remove(id);
      if (last == null) {
        return null;
      }
      if (last.earlier() != null) {
        byId.put(id, last.earlier());
      }
      size--;
      byMethod.computeIfPresent(last.method(), (method, count) -> count == 1 ? null : count - 1);
      return last.method();
    }

    /** Returns the requests without a response, including forgotten ones, by method. */
    Map<String, Long> byMethod() {
      return Collections.unmodifiableMap(byMethod);
    }

    private void forgetFirst() {
      OpenRequest forgotten = byId.remove(byId.keySet().iterator().next());
      while (forgotten != null) {
        size--;
        forgotten = forgotten.earlier();
      }
    }
  }
}
