package io.accbench.cli;

/**
 * What the command line asks for, unchecked.
 *
 * @param profile its name
 * @param selection what to look at
 * @param libraries which libraries to measure through
 * @param measuring how to measure
 * @param profiling whether to profile, too
 * @param seed of the order of forks, unless the options name one
 */
record Asked(
    String profile,
    SelectionOptions selection,
    LibraryOptions libraries,
    MeasuringOptions measuring,
    ProfilingOptions profiling,
    long seed) {

  /** Of what profiles nothing. */
  Asked(
      String profile,
      SelectionOptions selection,
      LibraryOptions libraries,
      MeasuringOptions measuring,
      long seed) {
    this(profile, selection, libraries, measuring, ProfilingOptions.none(), seed);
  }
}
