package io.accbench.analysis.fork;

import io.accbench.model.Block;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Header;
import io.accbench.model.Launch;
import io.accbench.model.PlannedCell;
import io.accbench.model.Repetition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The findings on launches that were measured again, at the end of their rounds or in another
 * session.
 *
 * <p>A repeated fork measures on its round's processor and within a minute, but alone, where the
 * others took turns. Its first launch was ended from outside, which has nothing to do with its
 * speed, so keeping its round favours no side. The trimmed mean leaves out the effect of an odd
 * round, but no more than a fifth of the rounds on either side: beyond that there is a finding.
 */
public final class RepeatedForks {
  /** The share that {@link io.accbench.stats.TrimmedMean} leaves out on either side. */
  private static final double TRIMMED = 0.2;

  private final Header header;
  private final List<Launch> launches;
  private final List<Finding> findings = new ArrayList<>();

  private RepeatedForks(Header header, List<Launch> launches) {
    this.header = header;
    this.launches = launches;
  }

  /**
   * Returns one finding on launches that were ended from outside, one on each cell with many of
   * them, and one on launches that were measured in another session.
   *
   * @param forks the forks of each cell, by its id
   */
  public static List<Finding> findings(
      Header header, List<Launch> launches, Map<String, Forks> forks) {
    RepeatedForks repeated = new RepeatedForks(header, launches);
    repeated.inRounds();
    repeated.alone(forks);
    repeated.inOtherSessions();
    return List.copyOf(repeated.findings);
  }

  private void inRounds() {
    List<Launch> again =
        launches.stream()
            .filter(launch -> Repetition.IN_ROUND.equals(launch.id().repetition()))
            .toList();
    if (!again.isEmpty()) {
      long failed = again.stream().filter(Launch::failed).count();
      add(FindingKind.LAUNCHES_REPEATED, Finding.RUN, again.size(), planned(), failed, mostOften());
    }
  }

  /** Returns how many launches there would be if nothing had been measured again. */
  private long planned() {
    return launches.stream().filter(launch -> launch.id().repetition() == null).count();
  }

  private String mostOften() {
    return launches.stream()
        .filter(Launch::toBeRepeated)
        .collect(
            Collectors.groupingBy(
                launch -> launch.outcome().cause(), TreeMap::new, Collectors.counting()))
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
                .filter(fork -> Repetition.IN_ROUND.equals(fork.launch().id().repetition()))
                .count();
        if (alone > TRIMMED * measured.size()
            && header.settings() != null
            && header.inTurns(block)) {
          add(FindingKind.REPEATED_ALONE, planned.cell().id(), alone, measured.size());
        }
      }
    }
  }

  private void inOtherSessions() {
    long retried =
        launches.stream()
            .filter(Launch::retried)
            .map(launch -> launch.cell() + "#" + launch.round())
            .distinct()
            .count();
    if (retried > 0) {
      add(FindingKind.LAUNCHES_RETRIED, Finding.RUN, retried, planned());
    }
  }

  private void add(FindingKind kind, String subject, Object... arguments) {
    findings.add(Finding.of(kind, subject, arguments));
  }
}
