package io.accbench.hotspot;

import java.util.Map;

/**
 * The hotspots with the stacks that they were counted from.
 *
 * @param stacks weight of the samples by {@code root;caller;leaf}; no name holds a semicolon, a
 *     line's end, or a {@code <} except that of {@code <init>} and {@code <clinit>}
 */
public record FoldedHotspots(Hotspots hotspots, Map<String, Long> stacks) {}
