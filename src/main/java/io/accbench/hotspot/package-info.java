/** Stack samples to hotspots, and what moved between two of them. */
package io.accbench.hotspot;
