/** The command line: one command a file; wires, prints, and maps outcomes to exit codes. */
package io.accbench.cli;
