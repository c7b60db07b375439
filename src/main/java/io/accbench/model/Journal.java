package io.accbench.model;

import java.util.List;

/**
 * The journal of a run: everything that was measured in it.
 *
 * @param header what was planned, and on which machine and JVMs
 * @param launches in the order in which they ended
 * @param profiledForks the profiling forks in the order in which they ended; empty without
 *     profiling
 * @param end null when the run was interrupted or still goes on
 * @param torn whether an unfinished last line was left out
 */
public record Journal(
    Header header, List<Launch> launches, List<ProfiledFork> profiledForks, End end, boolean torn) {

  /** Creates the journal of a run in which nothing was profiled. */
  public Journal(Header header, List<Launch> launches, End end, boolean torn) {
    this(header, launches, List.of(), end, torn);
  }
}
