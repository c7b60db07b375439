/** Suite {@code jmh}: the JMH benchmarks of any jar, unchanged, run by the JMH of that jar. */
package io.accbench.suite.jmh;
