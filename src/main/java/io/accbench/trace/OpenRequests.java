package io.accbench.trace;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * The requests whose response has not come yet, by their ids as written: 1 and "1" are two ids.
 * Their number is bounded. Beyond {@link #MOST} the id opened first is forgotten, and its response
 * is one to an unknown request.
 */
final class OpenRequests {
  /**
   * The greatest number of open requests. Arbitrary: many times what a connection has open, and 15
   * MB with the longest ids.
   */
  static final int MOST = 1 << 15;

  /** The greatest length of an id; requests with longer ones are never found again. */
  private static final int MOST_ID_CHARACTERS = 128;

  private record Open(String method, Open earlier) {}

  private final Map<String, Open> byId = new LinkedHashMap<>();
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
    byId.put(id, new Open(method, byId.get(id)));
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
    Open last = byId.remove(id);
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
    Open forgotten = byId.remove(byId.keySet().iterator().next());
    while (forgotten != null) {
      size--;
      forgotten = forgotten.earlier();
    }
  }
}
