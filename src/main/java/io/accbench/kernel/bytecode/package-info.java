/**
 * The generated classes: accessors as a library would generate them, the assemblers that replay a
 * graph, and copies of JMH benchmarks that do some operations twice.
 */
package io.accbench.kernel.bytecode;
