package io.accbench.hotspot;

import java.util.Set;

/**
 * The JVMs and collectors that two sets of recordings must share to be compared; each set usually
 * holds one of each.
 *
 * @param jvms names and versions
 * @param collectors young and old
 */
public record Environment(Set<String> jvms, Set<String> collectors) {
  /** Returns the version of a JVM without its platform, builder and compiler. */
  static String brief(String version) {
    return version.replaceFirst(" for .*", "");
  }
}
