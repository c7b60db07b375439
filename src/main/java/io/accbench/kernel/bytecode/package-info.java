/**
 * The generated classes: accessors as a library would generate them, the assemblers that replay a
 * graph, and copies of JMH benchmarks that do some operations twice. This package alone uses ASM,
 * which lies relocated in accbench-kernel.jar, so that a stack under test may bring its own.
 */
package io.accbench.kernel.bytecode;
