package io.accbench.run;

import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Launch;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What of a journal a run may go on from: whole rounds. Of a round that was cut off, some forks
 * were measured beside each other and the others would be measured alone, hours later; a ratio of
 * the two would be one of two hours, so that round begins anew; and so does one in which a launch
 * was ended from outside and not repeated yet.
 */
public final class WholeRounds {
  private final Header header;
  private final Stopping stopping;
  private final List<Launch> launches;

  private WholeRounds(Header header, Stopping stopping, List<Launch> launches) {
    this.header = header;
    this.stopping = stopping;
    this.launches = launches;
  }

  /**
   * How many launches at the end of a journal belong to a round that was cut off; 0 when it ends
   * with a whole one.
   *
   * @param launches in the order in which they were journaled
   */
  public static int cutOff(Header header, Stopping stopping, List<Launch> launches) {
    return new WholeRounds(header, stopping, launches).cutOff();
  }

  private int cutOff() {
    if (launches.isEmpty()) {
      return 0;
    }
    Launch last = launches.get(launches.size() - 1);
    if (last.retried()) {
      return 0; // the rounds had come to their end before
    }
    Optional<Block> block =
        header.blocks().stream().filter(one -> ids(one).contains(last.cell())).findFirst();
    return block.isPresent() ? cutOff(block.get(), last.round()) : 0;
  }

  private int cutOff(Block block, int round) {
    BlockRun run = new BlockRun(block, header.seed(), stopping, 1);
    for (int earlier = 0; earlier < round; earlier++) {
      if (!run.open()) {
        return 0; // no round of this plan: it is left as it is
      }
      run.ended(launches.subList(0, end(ids(block), earlier)));
    }
    List<Launch> ofRound = trailing(ids(block), round);
    Set<String> measured =
        ofRound.stream()
            .filter(launch -> !launch.toBeRepeated())
            .map(Launch::cell)
            .collect(Collectors.toSet());
    boolean whole = run.slots().stream().map(Slot::id).allMatch(measured::contains);
    return whole ? 0 : ofRound.size();
  }

  /** Where the launches up to the end of a round end. */
  private int end(Set<String> cells, int round) {
    int end = 0;
    for (int i = 0; i < launches.size(); i++) {
      if (cells.contains(launches.get(i).cell()) && launches.get(i).round() <= round) {
        end = i + 1;
      }
    }
    return end;
  }

  /** The last launches, as far as they belong to a round. */
  private List<Launch> trailing(Set<String> cells, int round) {
    int begin = launches.size();
    while (begin > 0
        && launches.get(begin - 1).round() == round
        && cells.contains(launches.get(begin - 1).cell())) {
      begin--;
    }
    return launches.subList(begin, launches.size());
  }

  private static Set<String> ids(Block block) {
    return block.cells().stream().map(planned -> planned.cell().id()).collect(Collectors.toSet());
  }
}
