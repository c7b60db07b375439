package io.accbench.cli;

import io.accbench.app.OwnTypes;
import io.accbench.app.RunOptions;

/**
 * The request of a command line, unchecked.
 *
 * @param profile name of the profile
 * @param selection what to measure
 * @param libraries the libraries to measure through
 * @param measuring options for how to measure
 * @param profiling whether to profile, too
 * @param seed seed of the order of forks, unless the options name one
 */
record RunRequest(
    String profile,
    SelectionOptions selection,
    LibraryOptions libraries,
    MeasuringOptions measuring,
    ProfilingOptions profiling,
    long seed) {

  /** Returns the request as a value that does not depend on how options are parsed. */
  RunOptions options() {
    return new RunOptions(
        profile,
        OverridesReader.read(this),
        new OwnTypes(
            selection.types,
            selection.payloads,
            selection.factories,
            selection.select,
            selection.typeIsEnough),
        selection.classPath,
        selection.project,
        selection.skipBadFrames,
        libraries.typeSources,
        libraries.offline,
        seed,
        measuring.rows,
        null);
  }

  /** Creates a request of a command that profiles nothing. */
  RunRequest(
      String profile,
      SelectionOptions selection,
      LibraryOptions libraries,
      MeasuringOptions measuring,
      long seed) {
    this(profile, selection, libraries, measuring, ProfilingOptions.none(), seed);
  }
}
