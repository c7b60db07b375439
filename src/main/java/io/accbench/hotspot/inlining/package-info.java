/** Calls that compiled code still makes, as the compilers' events say it. */
package io.accbench.hotspot.inlining;
