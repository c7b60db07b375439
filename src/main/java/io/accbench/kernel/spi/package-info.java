/**
 * What a strategy or codec must offer and what it is given: the contract between accbench and the
 * code that runs in a measured JVM. JDK types only.
 */
package io.accbench.kernel.spi;
