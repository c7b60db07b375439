package io.accbench.kernel.pollution;

/** Work that a fork's JVM does beside its benchmark: before it warms up, or between iterations. */
public interface Traffic {
  /** Does the work once, which takes some microseconds or more. */
  void run() throws Throwable;
}
