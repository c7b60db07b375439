package io.accbench.hotspot;

import java.util.Set;

/**
 * What two recordings must share to be compared; each usually holds one.
 *
 * @param jvms names and versions
 * @param collectors young and old
 */
public record Environment(Set<String> jvms, Set<String> collectors) {}
