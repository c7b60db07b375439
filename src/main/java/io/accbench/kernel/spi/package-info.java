/**
 * The contract between accbench and the strategies and codecs that run in a measured JVM: what they
 * must implement, and what they get. It uses only types of the JDK.
 */
package io.accbench.kernel.spi;
