package io.accbench.hotspot;

import io.accbench.jfr.StackFrame;
import java.util.Arrays;
import java.util.Optional;

/** A way in which code reaches the properties of objects, as the frames of a stack show it. */
public enum AccessWay {
  REFLECTION("reflection", "reflection"),
  METHOD_HANDLES("method handles", "methodhandle"),
  LAMBDAS("lambdas", "lambda"),
  UNSAFE("Unsafe", "unsafe"),
  VAR_HANDLES("VarHandles", "varhandle"),
  GENERATED("generated accessors", "hidden");

  private final String words;
  private final String strategy;

  AccessWay(String words, String strategy) {
    this.words = words;
    this.strategy = strategy;
  }

  /** Returns the way of a strategy; empty for plain code, which looks like any other on a stack. */
  public static Optional<AccessWay> ofStrategy(String name) {
    return Arrays.stream(values()).filter(way -> way.strategy.equals(name)).findFirst();
  }

  /** Returns the way that the outermost frame of an access belongs to. */
  static AccessWay of(StackFrame owner) {
    String type = owner.type();
    if (type.startsWith("java.lang.invoke.VarHandle")) {
      return VAR_HANDLES;
    } else if (type.startsWith("java.lang.invoke.")) {
      return METHOD_HANDLES;
    } else if (Machinery.unsafe(type)) {
      return UNSAFE;
    } else if (type.contains("$$Lambda")) {
      return LAMBDAS;
    }
    return Machinery.generated(type) && !Machinery.ofJdk(owner) ? GENERATED : REFLECTION;
  }

  @Override
  public String toString() {
    return words;
  }
}
