/**
 * The generated classes: accessors as a library would generate them, and the assemblers that replay
 * a graph.
 */
package io.accbench.kernel.bytecode;
