package io.accbench.report;

import io.accbench.hotspot.JavaNames;
import io.accbench.jfr.Frame;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Names methods by class and name, with their parameters where other methods have the same name.
 */
final class MethodNames {
  private final Set<String> ambiguous = new HashSet<>();

  MethodNames(Collection<Frame> methods) {
    Map<String, Frame> first = new HashMap<>();
    for (Frame method : methods) {
      Frame other = first.putIfAbsent(plain(method), method);
      if (other != null && !other.equals(method)) {
        ambiguous.add(plain(method));
      }
    }
  }

  String of(Frame method) {
    String plain = plain(method);
    return ambiguous.contains(plain) ? plain + JavaNames.parameters(method.descriptor()) : plain;
  }

  static String plain(Frame method) {
    return method.type() + "." + method.method();
  }
}
