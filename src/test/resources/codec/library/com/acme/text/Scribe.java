package com.acme.text;

/** A library that no repository has: documents with one number. */
public final class Scribe {
  private Scribe() {}

  /** {@code {"name":value}}. */
  public static String document(String name, int value) {
    return "{\"" + name + "\":" + value + "}";
  }

  /** The number in such a document. */
  public static int value(String document) {
    return Integer.parseInt(document.substring(document.indexOf(':') + 1, document.length() - 1));
  }
}
