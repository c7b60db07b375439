package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * The machine of a run, as far as a reader needs it; never a host or user name.
 *
 * @param cpu the processor's model name, or "unknown"
 * @param cores logical processors that the JVM may use
 * @param memoryBytes physical memory, 0 when unknown
 * @param os name, version and architecture
 * @param governor the frequency governor, or "unknown"
 * @param load the one-minute load average when read, negative when unknown
 * @param id a name that distinguishes it from other machines, but for clones of its image, and
 *     tells nothing else; empty when unknown
 */
public record Machine(
    String cpu,
    int cores,
    long memoryBytes,
    String os,
    String governor,
    double load,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) String id) {

  /** Replaces an unknown name, which files leave out, by an empty one. */
  public Machine {
    id = id == null ? "" : id;
  }

  /** Creates a machine without a name. */
  public Machine(String cpu, int cores, long memoryBytes, String os, String governor, double load) {
    this(cpu, cores, memoryBytes, os, governor, load, "");
  }

  /**
   * Returns whether two descriptions are of one machine, as far as they tell. The name alone does
   * not tell: machines that are cloned from one image often share it, and one that has other
   * processors or another kernel now has changed what it measures.
   */
  public boolean same(Machine other) {
    boolean named = !id.isEmpty() && !other.id.isEmpty();
    return words().equals(other.words()) && (!named || id.equals(other.id));
  }

  /**
   * Returns the properties on which scores depend: {@code Xeon 8488C, 2 cores, Linux 6.1 amd64}.
   */
  public String words() {
    return "%s, %d cores, %s".formatted(cpu, cores, os);
  }
}
