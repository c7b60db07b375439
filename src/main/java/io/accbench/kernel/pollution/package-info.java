/** Work that a fork's JVM does before it warms up, so that its profiles know more than one type. */
package io.accbench.kernel.pollution;
