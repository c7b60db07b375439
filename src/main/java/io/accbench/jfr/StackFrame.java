package io.accbench.jfr;

/**
 * A frame of a stack, with the names that the JVM uses.
 *
 * @param type binary name of the class, packages separated by dots; never null
 * @param method name of the method; never null
 * @param descriptor of the method: {@code (I)V}; empty when unknown
 * @param line in the source; 0 or less when unknown
 */
public record StackFrame(String type, String method, String descriptor, int line) {
  static final String UNKNOWN = "unknown";
}
