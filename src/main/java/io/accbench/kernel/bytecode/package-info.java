/** The generated classes: accessors as a library would generate them, and what replays a graph. */
package io.accbench.kernel.bytecode;
