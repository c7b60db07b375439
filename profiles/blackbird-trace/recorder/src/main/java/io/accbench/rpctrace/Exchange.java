package io.accbench.rpctrace;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A request and its response.
 *
 * @param method the request's
 * @param request index of the recorded frame
 * @param response index of the recorded frame
 * @param items of the response, for {@code GetObject}; 0 for the others
 */
record Exchange(String method, int request, int response, int items) {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** All exchanges, in the order of their responses. */
  static List<Exchange> of(List<byte[]> frames) {
    List<Exchange> exchanges = new ArrayList<>();
    Map<String, Integer> open = new HashMap<>();
    Map<Integer, String> methods = new HashMap<>();
    for (int i = 0; i < frames.size(); i++) {
      JsonNode message = message(frames.get(i));
      String id = message.path("id").asText();
      if (message.has("method")) {
        open.put(id, i);
        methods.put(i, message.get("method").asText());
      } else if (message.has("result") && open.containsKey(id)) {
        int request = open.remove(id);
        String method = methods.get(request);
        int items = method.equals("GetObject") ? message.get("result").size() : 0;
        exchanges.add(new Exchange(method, request, i, items));
      } else {
        throw new IllegalStateException("frame " + i + " answers no request: " + message);
      }
    }
    return exchanges;
  }

  /** A frame's content, without its header. */
  static JsonNode message(byte[] frame) {
    try {
      int start = 0;
      while (frame[start] != '{') {
        start++;
      }
      return JSON.readTree(frame, start, frame.length - start);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
