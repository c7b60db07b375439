package io.accbench.hotspot;

import java.util.Map;

/**
 * Hotspots with the stacks that they were counted from.
 *
 * @param stacks samples by {@code root;caller;leaf}; no name holds a semicolon, a line's end, or a
 *     {@code <} but that of {@code <init>} and {@code <clinit>}
 */
public record FoldedHotspots(Hotspots hotspots, Map<String, Integer> stacks) {}
