/**
 * Reads a file in JMH's JSON result format into records; the only package that knows the format.
 */
package io.accbench.jmh;
