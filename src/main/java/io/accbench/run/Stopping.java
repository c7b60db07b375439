package io.accbench.run;

import io.accbench.model.Block;
import io.accbench.model.Launch;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** A rule that says which ratios of a block need more rounds. */
public interface Stopping {
  /** A rule that goes on to the most rounds that the plan allows. */
  Stopping NEVER =
      (block, launches) ->
          block.cells().stream().map(planned -> planned.cell().id()).collect(Collectors.toSet());

  /**
   * Returns the ids of the cells whose ratio to the baseline is still open; the set is empty when
   * the block is done. The result must depend on the arguments alone, so that a resumed run takes
   * the same course.
   *
   * @param launches the launches of the whole run so far, rounds in the order in which they ended
   */
  Set<String> open(Block block, List<Launch> launches);
}
