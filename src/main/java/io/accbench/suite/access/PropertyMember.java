package io.accbench.suite.access;

import java.util.Arrays;
import java.util.List;

/** The members through which a property is reached. */
enum PropertyMember {
  FIELD("field"),
  METHOD("method");

  private final String label;

  PropertyMember(String label) {
    this.label = label;
  }

  /** Returns the name, as {@code --member} takes it. */
  String label() {
    return label;
  }

  /** Returns the names of all members. */
  static List<String> labels() {
    return Arrays.stream(values()).map(PropertyMember::label).toList();
  }

  /** Returns the members in the words of an operation: {@code fields}, {@code getters}. */
  static String words(String member, String operation) {
    if (member.equals(FIELD.label)) {
      return "fields";
    }
    if (!member.equals(METHOD.label)) {
      return member;
    }
    return switch (operation) {
      case "read" -> "getters";
      case "write" -> "setters";
      default -> "methods";
    };
  }
}
