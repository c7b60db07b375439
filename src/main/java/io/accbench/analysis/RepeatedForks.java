package io.accbench.analysis;

import io.accbench.model.Block;
import io.accbench.model.Finding;
import io.accbench.model.Header;
import io.accbench.model.Launch;
import io.accbench.model.PlannedCell;
import io.accbench.model.Repetition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Launches that were measured again, at the end of their rounds or in another session.
 *
 * <p>A repeated fork measures on its round's processor and within a minute, but alone, where the
 * others took turns. That somebody ended the first one has nothing to do with its speed, so leaving
 * its round in favours no side; and what one odd round does, the trimmed mean leaves out. It leaves
 * out no more than a fifth on either side: beyond that a finding says so.
 */
final class RepeatedForks {
  /** What {@link io.accbench.stats.TrimmedMean} leaves out on either side. */
  private static final double TRIMMED = 0.2;

  private final Header header;
  private final List<Launch> launches;
  private final List<Finding> findings = new ArrayList<>();

  private RepeatedForks(Header header, List<Launch> launches) {
    this.header = header;
    this.launches = launches;
  }

  /**
   * One finding on what was ended from outside, one on each cell of which much was, and one on what
   * was measured in another session.
   *
   * @param forks of each cell, by its id
   */
  static List<Finding> findings(Header header, List<Launch> launches, Map<String, Forks> forks) {
    RepeatedForks repeated = new RepeatedForks(header, launches);
    repeated.inRounds();
    repeated.alone(forks);
    repeated.inOtherSessions();
    return List.copyOf(repeated.findings);
  }

  private void inRounds() {
    List<Launch> again =
        launches.stream()
            .filter(launch -> Repetition.IN_ROUND.equals(launch.repetition()))
            .toList();
    if (!again.isEmpty()) {
      long failed = again.stream().filter(Launch::failed).count();
      add(
          "run",
          "%d of %d launches were ended from outside and repeated at the end of their rounds%s,"
              + " most often: %s",
          again.size(),
          planned(),
          failed == 0 ? "" : ", of which " + failed + " failed again",
          mostOften());
    }
  }

  /** How many there would be, had nothing been measured again. */
  private long planned() {
    return launches.stream().filter(launch -> launch.repetition() == null).count();
  }

  private String mostOften() {
    return launches.stream()
        .filter(Launch::toBeRepeated)
        .collect(Collectors.groupingBy(Launch::cause, TreeMap::new, Collectors.counting()))
        .entrySet()
        .stream()
        .max(Map.Entry.comparingByValue(Comparator.naturalOrder()))
        .map(Map.Entry::getKey)
        .orElse("unknown");
  }

  private void alone(Map<String, Forks> forks) {
    for (Block block : header.blocks()) {
      for (PlannedCell planned : block.cells()) {
        List<Fork> measured = forks.get(planned.cell().id()).measured();
        long alone =
            measured.stream()
                .filter(fork -> Repetition.IN_ROUND.equals(fork.launch().repetition()))
                .count();
        if (alone > TRIMMED * measured.size() && inTurns(block)) {
          add(
              planned.cell().id(),
              "%d of %d forks were repeated at the end of their rounds and measured alone, the"
                  + " others in turns: the ratio may come from that; find out what ends them, or"
                  + " use --interleave forks",
              alone,
              measured.size());
        }
      }
    }
  }

  private boolean inTurns(Block block) {
    return header.settings() != null && header.inTurns(block);
  }

  private void inOtherSessions() {
    long retried =
        launches.stream()
            .filter(Launch::retried)
            .map(launch -> launch.cell() + "#" + launch.round())
            .distinct()
            .count();
    if (retried > 0) {
      add(
          "run",
          "%d of %d launches were measured again by --retry-failed, after their rounds: they count"
              + " in scores, and in a ratio only where both sides were measured again together",
          retried,
          planned());
    }
  }

  private void add(String where, String text, Object... values) {
    findings.add(new Finding(where, String.format(Locale.ROOT, text, values)));
  }
}
