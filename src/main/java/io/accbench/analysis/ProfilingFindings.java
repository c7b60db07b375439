package io.accbench.analysis;

import io.accbench.analysis.fork.Forks;
import io.accbench.analysis.fork.ProfiledPace;
import io.accbench.model.Cell;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Journal;
import io.accbench.model.PlannedCell;
import io.accbench.model.ProfiledFork;
import io.accbench.model.Profiling;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The findings on hotspots of measured cells that are doubtful: because forks failed, because there
 * are too few samples, or because the speed differs from that of the timing forks.
 */
final class ProfilingFindings {
  private final Journal journal;
  private final Profiling profiling;
  private final Map<String, Forks> timed;
  private final Map<String, List<ProfiledFork>> profiledForks;
  private final List<Finding> findings = new ArrayList<>();

  private ProfilingFindings(Journal journal, Profiling profiling, Map<String, Forks> timed) {
    this.journal = journal;
    this.profiling = profiling;
    this.timed = timed;
    this.profiledForks =
        journal.profiledForks().stream().collect(Collectors.groupingBy(ProfiledFork::cell));
  }

  /**
   * Returns the findings on profiling; empty where nothing was to be profiled.
   *
   * @param timed the timing forks, by the id of their cell
   */
  static List<Finding> findings(Journal journal, List<Group> groups, Map<String, Forks> timed) {
    Profiling profiling = journal.header().settings().profiling();
    if (profiling == null) {
      return List.of();
    }
    ProfilingFindings all = new ProfilingFindings(journal, profiling, timed);
    for (Group group : groups) {
      group.rows().stream()
          .filter(row -> row.measured())
          .map(Row::planned)
          .filter(Profiling::profiles)
          .forEach(all::about);
    }
    return all.findings;
  }

  private void about(PlannedCell planned) {
    String cell = planned.cell().id();
    List<ProfiledFork> forks = profiledForks.getOrDefault(cell, List.of());
    List<String> causes =
        forks.stream().filter(ProfiledFork::failed).map(ProfiledFork::cause).sorted().toList();
    if (!causes.isEmpty()) {
      String often = mostOften(causes);
      add(FindingKind.PROFILING_FAILED, cell, causes.size(), forks.size(), often);
    }
    int samples = forks.stream().mapToInt(ProfiledFork::samples).sum();
    boolean ended = journal.end() != null;
    if (samples == 0 && causes.isEmpty() && ended) {
      add(FindingKind.NOT_PROFILED, cell);
    } else if (samples < profiling.samples() && samples > 0 && ended) {
      boolean most = forks.size() >= profiling.forks().most();
      add(FindingKind.FEW_SAMPLES, cell, samples, profiling.samples(), most ? forks.size() : 0);
    }
    aboutPace(planned.cell(), forks);
  }

  private void aboutPace(Cell cell, List<ProfiledFork> forks) {
    new ProfiledPace(cell, journal.header().settings(), timed.get(cell.id()))
        .finding(forks)
        .ifPresent(findings::add);
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

  private void add(FindingKind kind, String subject, Object... arguments) {
    findings.add(Finding.of(kind, subject, arguments));
  }
}
