package io.accbench.trace;

/** The kinds by the value that a pointer names: a string's text, a number or literal as written. */
final class PointerKinds implements Kinds {
  private final Pointer pointer;
  private final FrameNames names;

  PointerKinds(Pointer pointer, FrameNames names) {
    this.pointer = pointer;
    this.names = names;
  }

  @Override
  public String of(JsonText json) throws BadFrame {
    int value = pointer.find(json);
    if (value < 0 || json.at(value) == '{' || json.at(value) == '[') {
      return FrameKind.NONE;
    }
    return names.of(json.text(value));
  }
}
