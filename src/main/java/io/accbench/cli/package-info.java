/**
 * Implements the command line, with one command a file: wires, prints, and maps outcomes to exit
 * codes.
 */
package io.accbench.cli;
