package io.accbench.trace;

import java.util.Map;

/**
 * The kinds by JSON-RPC method. A message with a method is a request or, without an id, a
 * notification. A message with a result or an error is the response to the last open request with
 * its id. It is the last one because both sides of a connection may use the same ids, and an inner
 * call is answered first.
 */
final class RpcKinds implements Kinds {
  private static final byte[] METHOD = {'m', 'e', 't', 'h', 'o', 'd'};
  private static final byte[] ID = {'i', 'd'};
  private static final byte[] RESULT = {'r', 'e', 's', 'u', 'l', 't'};
  private static final byte[] ERROR = {'e', 'r', 'r', 'o', 'r'};

  private final OpenRequests open = new OpenRequests();
  private final FrameNames names;
  private int method;
  private int id;
  private boolean answer;

  /**
   * Starts without open requests.
   *
   * @param names the names of methods
   */
  RpcKinds(FrameNames names) {
    this.names = names;
  }

  @Override
  public String of(JsonText json) throws BadFrame {
    readMembers(json);
    if (method >= 0) {
      String name = names.of(json.text(method));
      if (id < 0) {
        return name + FrameKind.NOTIFICATION;
      }
      open.add(json.raw(id, OpenRequests.MOST_ID_BYTES), name);
      return name + FrameKind.REQUEST;
    }
    if (!answer) {
      return FrameKind.NONE;
    }
    String name = id < 0 ? null : open.remove(json.raw(id, OpenRequests.MOST_ID_BYTES));
    return name == null ? FrameKind.STRAY_RESPONSE : name + FrameKind.RESPONSE;
  }

  @Override
  public Map<String, Long> unanswered() {
    return open.byMethod();
  }

  /** Reads the members of the message until no further one matters. Only an object has members. */
  private void readMembers(JsonText json) throws BadFrame {
    method = -1;
    id = -1;
    answer = false;
    int at = json.space(json.start());
    if (json.at(at) != '{') {
      return;
    }
    at = json.space(at + 1);
    while (json.at(at) == '"' && (method < 0 || id < 0)) {
      int value = json.space(json.key(at));
      readMember(json, at, value);
      at = json.space(json.value(value));
      at = json.at(at) == ',' ? json.space(at + 1) : at;
    }
  }

  private void readMember(JsonText json, int name, int value) throws BadFrame {
    if (json.isString(name, METHOD) && json.at(value) == '"') {
      method = value;
    } else if (json.isString(name, ID) && json.at(value) != 'n') {
      id = value;
    } else {
      answer |= json.isString(name, RESULT) || json.isString(name, ERROR);
    }
  }
}
