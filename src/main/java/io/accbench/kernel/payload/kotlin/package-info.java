/**
 * Value classes of Kotlin, as payloads: sources in {@code src/main/kotlin}. A stack brings Kotlin's
 * library.
 */
package io.accbench.kernel.payload.kotlin;
