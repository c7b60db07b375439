/** What a fork's JVM does before it warms up, so that it is not a JVM that knows one type only. */
package io.accbench.kernel.pollution;
