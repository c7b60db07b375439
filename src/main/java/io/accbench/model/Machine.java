package io.accbench.model;

/**
 * The machine of a run, as far as a reader needs it; never a host or user name.
 *
 * @param cpu the processor's model name, or "unknown"
 * @param cores logical processors that the JVM may use
 * @param memoryBytes physical memory, 0 when unknown
 * @param os name, version and architecture
 * @param governor the frequency governor, or "unknown"
 * @param load the one-minute load average when read, negative when unknown
 */
public record Machine(
    String cpu, int cores, long memoryBytes, String os, String governor, double load) {
  /**
   * Returns the properties on which scores depend: {@code Xeon 8488C, 2 cores, Linux 6.1 amd64}.
   */
  public String words() {
    return "%s, %d cores, %s".formatted(cpu, cores, os);
  }
}
