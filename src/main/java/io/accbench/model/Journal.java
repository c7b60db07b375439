package io.accbench.model;

import java.util.List;

/**
 * Everything that was measured in a run.
 *
 * @param header what was planned, and on what
 * @param launches in the order in which they ended
 * @param profiledForks likewise; empty without profiling
 * @param end null when the run was interrupted or still goes on
 * @param torn whether an unfinished last line was left out
 */
public record Journal(
    Header header, List<Launch> launches, List<ProfiledFork> profiledForks, End end, boolean torn) {

  /** Of a run in which nothing was profiled. */
  public Journal(Header header, List<Launch> launches, End end, boolean torn) {
    this(header, launches, List.of(), end, torn);
  }
}
