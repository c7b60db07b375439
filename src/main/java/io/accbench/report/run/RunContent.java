package io.accbench.report.run;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.analysis.SpeedReason;
import io.accbench.analysis.fork.ForkSample;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Goal;
import io.accbench.model.Launch;
import io.accbench.report.ratio.Floors;
import io.accbench.report.text.ComparedValues;
import io.accbench.report.text.Figure;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The analysis of a run, with what several sections look up in it. */
final class RunContent {
  /** The number of forks from which on a page leaves out what makes it long. Arbitrary. */
  private static final int LARGE = 5_000;

  /** The most lines of a list. Arbitrary: several times those of a large study. */
  private static final int LINES = 300;

  private final Analysis analysis;
  private final List<Group> groups;
  private final List<Group> shown;
  private final Map<String, List<ForkSample>> forks = new HashMap<>();
  private final Map<String, Launch> launches = new HashMap<>();
  private final Map<String, Finding> speeds = new HashMap<>();
  private final Map<String, String> keys = new HashMap<>();

  RunContent(Analysis analysis) {
    this.analysis = analysis;
    this.groups = analysis.groups().stream().filter(group -> !Floors.is(group)).toList();
    this.shown = TellingGroups.of(groups);
    for (ForkSample fork : analysis.forks()) {
      forks.computeIfAbsent(fork.cell(), cell -> new ArrayList<>()).add(fork);
    }
    forks.values().forEach(each -> each.sort(Comparator.comparingInt(ForkSample::round)));
    for (Launch launch : analysis.launches()) {
      if (!launch.failed()) {
        launches.putIfAbsent(place(launch.cell(), launch.round()), launch);
      }
    }
    for (Finding finding : analysis.findings()) {
      if (finding.kind() == FindingKind.TWO_SPEEDS) {
        speeds.putIfAbsent(finding.subject(), finding);
      }
    }
  }

  private static String place(String cell, int round) {
    return cell + "#" + round;
  }

  Analysis analysis() {
    return analysis;
  }

  /** Returns the groups that compare anything, without the empty benchmark. */
  List<Group> groups() {
    return groups;
  }

  /**
   * Returns the groups that are shown in full; the others have a line in a section of their own.
   */
  List<Group> shown() {
    return shown;
  }

  /** Returns whether a group is shown in full. */
  boolean shows(Group group) {
    return shown.stream().anyMatch(each -> each == group);
  }

  /** Returns whether some groups are not shown in full. */
  boolean shortened() {
    return shown.size() < groups.size();
  }

  /** Returns how many of the blocks are shown in full: {@code 142 of 1,398 blocks}. */
  String blocks() {
    return shown.size() + " of " + Figure.count(groups.size(), "block");
  }

  /** Returns how to read a section of blocks, with what is left out of it. */
  String reading(String text) {
    return shortened()
        ? text + " Shown: " + blocks() + "; section Other blocks has the others."
        : text;
  }

  /** Returns the forks of a row that measured, by round. */
  List<ForkSample> forks(Row row) {
    return forks.getOrDefault(row.planned().cell().id(), List.of());
  }

  /** Returns whether the run has so many forks that single ones are not described. */
  boolean large() {
    return launches.size() > LARGE;
  }

  /** Returns the launch of a fork; null where the journal does not hold it. */
  Launch launch(ForkSample fork) {
    return launches.get(place(fork.cell(), fork.round()));
  }

  /** Returns the finding that a row's forks ran at two speeds; null where they did not. */
  Finding twoSpeeds(Row row) {
    return speeds.get(row.planned().cell().id());
  }

  /** Returns the time from which a row's forks are slow ones, ns; infinite where all are alike. */
  double slowFrom(Row row) {
    Finding finding = twoSpeeds(row);
    return finding == null
        ? Double.POSITIVE_INFINITY
        : ((SpeedReason) finding.arguments().get(0)).speeds().fastestSlowNanos();
  }

  /** Returns a short name for a contender, the same in all drawings. */
  String key(Group group, Row row) {
    return key(ComparedValues.of(group, row));
  }

  /** Returns a short name for the contender that tables call by a label. */
  String key(String label) {
    String key = keys.getOrDefault(label, "k" + keys.size());
    keys.put(label, key);
    return key;
  }

  /** Returns the margin of a group's ratios of time: 0.02 is 2 %. */
  double margin(Group group) {
    return goal().margin(group.block().baseline().cell().mode());
  }

  Goal goal() {
    return analysis.header().settings().goal();
  }

  /**
   * Returns the first lines of a list, and how many more there are.
   *
   * @param file where all of them stand
   */
  static List<String> first(List<String> lines, String file) {
    if (lines.size() <= LINES) {
      return lines;
    }
    List<String> first = new ArrayList<>(lines.subList(0, LINES));
    first.add("… " + Figure.count(lines.size() - LINES, "more line") + " in " + file);
    return first;
  }
}
