package io.accbench.run;

import io.accbench.model.Block;
import io.accbench.model.Launch;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Says which ratios of a block need more rounds. */
public interface Stopping {
  /** Goes on to the most rounds that the plan allows. */
  Stopping NEVER =
      (block, launches) ->
          block.cells().stream().map(planned -> planned.cell().id()).collect(Collectors.toSet());

  /**
   * The ids of the cells whose ratio to the baseline is still open; empty when the block is done.
   * Must depend on its arguments alone, so that a resumed run goes the same way.
   *
   * @param launches of the whole run so far, rounds in the order in which they ended
   */
  Set<String> open(Block block, List<Launch> launches);
}
