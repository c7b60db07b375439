/**
 * Implements the command line, with one command a file: options become values, results go to the
 * terminal and the CI, and outcomes become exit codes. A use case knows neither options nor a
 * terminal.
 */
package io.accbench.cli;
