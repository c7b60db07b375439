/** A file in JMH's JSON result format to records; alone knows the format. */
package io.accbench.jmh;
