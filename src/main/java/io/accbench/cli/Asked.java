package io.accbench.cli;

/**
 * What the command line asks for, unchecked.
 *
 * @param profile its name
 * @param selection what to look at
 * @param libraries which libraries to measure through
 * @param measuring how to measure
 * @param seed of the order of forks, unless the options name one
 */
record Asked(
    String profile,
    SelectionOptions selection,
    LibraryOptions libraries,
    MeasuringOptions measuring,
    long seed) {}
