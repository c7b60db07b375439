package io.accbench.kernel.pollution;

/** Work that a fork's JVM does before it warms up. */
public interface Traffic {
  /** Does the work once, which takes some microseconds or more. */
  void run() throws Throwable;
}
