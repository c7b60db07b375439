package io.accbench.analysis;

import io.accbench.model.Cell;
import io.accbench.model.Finding;
import io.accbench.model.Journal;
import io.accbench.model.PlannedCell;
import io.accbench.model.ProfiledFork;
import io.accbench.model.Profiling;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What makes the hotspots of measured cells doubtful: forks that failed, too few samples, and
 * another pace than that of the timing forks.
 */
final class ProfilingDoubts {
  private final Journal journal;
  private final Profiling profiling;
  private final Map<String, Forks> timed;
  private final Map<String, List<ProfiledFork>> profiledForks;
  private final List<Finding> findings = new ArrayList<>();

  private ProfilingDoubts(Journal journal, Profiling profiling, Map<String, Forks> timed) {
    this.journal = journal;
    this.profiling = profiling;
    this.timed = timed;
    this.profiledForks =
        journal.profiledForks().stream().collect(Collectors.groupingBy(ProfiledFork::cell));
  }

  /**
   * None where nothing was to be profiled.
   *
   * @param timed forks by the id of their cell
   */
  static List<Finding> findings(Journal journal, List<Group> groups, Map<String, Forks> timed) {
    Profiling profiling =
        journal.header().settings() == null ? null : journal.header().settings().profiling();
    if (profiling == null) {
      return List.of();
    }
    ProfilingDoubts doubts = new ProfilingDoubts(journal, profiling, timed);
    for (Group group : groups) {
      group.rows().stream()
          .filter(row -> row.status() == Row.Status.MEASURED)
          .map(Row::planned)
          .filter(Profiling::profiles)
          .forEach(doubts::about);
    }
    return doubts.findings;
  }

  private void about(PlannedCell planned) {
    String cell = planned.cell().id();
    List<ProfiledFork> forks = profiledForks.getOrDefault(cell, List.of());
    List<String> causes =
        forks.stream().filter(ProfiledFork::failed).map(ProfiledFork::cause).sorted().toList();
    if (!causes.isEmpty()) {
      String often = mostOften(causes);
      add(
          cell,
          "%d of %d profiling forks failed, most often: %s",
          causes.size(),
          forks.size(),
          often);
    }
    int samples = forks.stream().mapToInt(ProfiledFork::samples).sum();
    boolean ended = journal.end() != null;
    if (samples == 0 && causes.isEmpty() && ended) {
      add(cell, "no hotspots: the budget was spent before (--budget)");
    } else if (samples < profiling.samples() && samples > 0 && ended) {
      boolean most = forks.size() >= profiling.forks().most();
      add(
          cell,
          "hotspots from %,d samples of the %,d wanted: %s; small shares are rough",
          samples,
          profiling.samples(),
          most ? forks.size() + " profiling forks gave no more" : "the budget was spent");
    }
    aboutPace(planned.cell(), forks);
  }

  private void aboutPace(Cell cell, List<ProfiledFork> forks) {
    String doubt =
        new ProfiledPace(cell, journal.header().settings(), timed.get(cell.id())).doubt(forks);
    if (!doubt.isEmpty()) {
      findings.add(new Finding(cell.id(), doubt));
    }
  }

  private static String mostOften(List<String> sorted) {
    return sorted.stream()
        .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()))
        .entrySet()
        .stream()
        .max(
            Comparator.comparingLong((Map.Entry<String, Long> each) -> each.getValue())
                .thenComparing(Map.Entry::getKey))
        .map(Map.Entry::getKey)
        .orElse("");
  }

  private void add(String where, String text, Object... values) {
    findings.add(new Finding(where, String.format(Locale.ROOT, text, values)));
  }
}
