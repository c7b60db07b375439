package io.accbench.run;

import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Launch;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The part of a journal from which a run may go on: whole rounds. In a round that was cut off, some
 * forks were measured together, and the others would be measured alone, hours later. A ratio of the
 * two would be a ratio of two different hours, so that round begins again. A round in which a
 * launch was ended from outside and not repeated yet begins again, too.
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
   * Returns how many launches at the end of a journal belong to a round that was cut off, or 0 if
   * the journal ends with a whole round.
   *
   * @param launches the launches in the order in which they were journaled
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
    BlockRun run = new BlockRun(block, header.start().seed(), stopping, 1);
    for (int earlier = 0; earlier < round; earlier++) {
      if (!run.open()) {
        return 0; // this is no round of the plan, so it is left as it is
      }
      run.ended(launches.subList(0, end(ids(block), earlier)));
    }
    List<Launch> ofRound = trailing(ids(block), round);
    Set<String> measured =
        ofRound.stream()
            .filter(launch -> !launch.toBeRepeated())
            .map(Launch::cell)
            .collect(Collectors.toSet());
    boolean whole = run.forks().stream().map(ScheduledFork::id).allMatch(measured::contains);
    return whole ? 0 : ofRound.size();
  }

  /** Returns the index after the last launch of the cells up to the end of a round. */
  private int end(Set<String> cells, int round) {
    int end = 0;
    for (int i = 0; i < launches.size(); i++) {
      if (cells.contains(launches.get(i).cell()) && launches.get(i).round() <= round) {
        end = i + 1;
      }
    }
    return end;
  }

  /** Returns the last launches, as far as they belong to a round. */
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
