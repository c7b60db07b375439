package io.accbench.hotspot;

import java.util.Map;

/** Converts the JVM's names of types, such as {@code [B}, to Java's. */
public final class JavaNames {
  private static final Map<Character, String> PRIMITIVES =
      Map.of(
          'B', "byte", 'C', "char", 'D', "double", 'F', "float", 'I', "int", 'J', "long", 'S',
          "short", 'Z', "boolean", 'V', "void");

  private JavaNames() {}

  /** Returns {@code byte[]} for {@code [B}, and any other name unchanged. */
  static String type(String name) {
    int dimensions = 0;
    while (dimensions < name.length() && name.charAt(dimensions) == '[') {
      dimensions++;
    }
    if (dimensions == 0 || dimensions == name.length()) {
      return name;
    }
    return element(name.substring(dimensions)) + "[]".repeat(dimensions);
  }

  private static String element(String code) {
    if (code.startsWith("L") && code.endsWith(";")) {
      return code.substring(1, code.length() - 1).replace('/', '.');
    }
    return PRIMITIVES.getOrDefault(code.charAt(0), code);
  }

  /**
   * Returns {@code (int, String)} for {@code (ILjava/lang/String;)V}, and an empty text for a
   * malformed descriptor.
   */
  public static String parameters(String descriptor) {
    StringBuilder text = new StringBuilder("(");
    int at = 1;
    while (at < descriptor.length() && descriptor.charAt(at) != ')') {
      int end = at;
      while (end < descriptor.length() - 1 && descriptor.charAt(end) == '[') {
        end++;
      }
      end = descriptor.charAt(end) == 'L' ? descriptor.indexOf(';', end) : end;
      if (end < 0) {
        return "";
      }
      String type = element(descriptor.substring(at, end + 1));
      String java = type.startsWith("[") ? type(type) : type;
      text.append(at == 1 ? "" : ", ").append(java.substring(java.lastIndexOf('.') + 1));
      at = end + 1;
    }
    return at < descriptor.length() ? text.append(')').toString() : "";
  }
}
