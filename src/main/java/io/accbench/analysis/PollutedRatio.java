package io.accbench.analysis;

import io.accbench.model.Cell;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Pollution;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A ratio that was measured under several pollutions: the same two cells, in JVMs that did
 * different things before they warmed up.
 *
 * @param pollutions the ratio under each of them, in the plan's order; at least two
 */
public record PollutedRatio(List<UnderPollution> pollutions) {

  /**
   * A ratio under one pollution.
   *
   * @param group the block that has it
   * @param row the row that has it
   */
  public record UnderPollution(Group group, Row row) {
    /** Returns what its forks did before they warmed up. */
    public Pollution pollution() {
      return row.planned().cell().pollution();
    }

    private boolean shown() {
      return judged() && row.ratio().shown();
    }

    /** Returns whether there are enough rounds for a verdict, be it that there is none. */
    private boolean judged() {
      return row.ratio() != null
          && row.ratio().verdict() != null
          && row.ratio().enough()
          && !row.time().atFloor();
    }

    /** Returns whether two ratios differ: their intervals have nothing in common. */
    private boolean differsFrom(UnderPollution other) {
      return row.ratio().value().low() > other.row.ratio().value().high()
          || row.ratio().value().high() < other.row.ratio().value().low();
    }
  }

  /**
   * A ratio that is faster or slower under some pollutions and not under others.
   *
   * @param holds the ratios with the same verdict, that of a clean JVM if it is one of these
   * @param differs the ratios that are another one: with the opposite verdict, the same speed, or
   *     an interval that has nothing in common with the first one that holds
   * @param open the ratios without a verdict that may be the same
   */
  public record Turn(
      List<UnderPollution> holds, List<UnderPollution> differs, List<UnderPollution> open)
      implements Finding.FindingDetail {

    @Override
    public boolean describes(FindingKind kind) {
      return kind == kind();
    }

    private FindingKind kind() {
      return differs.isEmpty() ? FindingKind.VERDICT_OPEN_ELSEWHERE : FindingKind.VERDICT_TURNS;
    }
  }

  /** Returns the ratios of some groups that were measured under several pollutions. */
  public static List<PollutedRatio> of(List<Group> groups) {
    Map<String, List<UnderPollution>> alike = new LinkedHashMap<>();
    for (Group group : groups) {
      for (Row row : group.rows()) {
        if (!group.isBaseline(row) && !group.block().varies().contains(Cell.POLLUTION)) {
          String key = inCleanJvm(row) + " " + inCleanJvm(group.baseline());
          alike.computeIfAbsent(key, any -> new ArrayList<>()).add(new UnderPollution(group, row));
        }
      }
    }
    return alike.values().stream()
        .filter(several -> several.size() > 1)
        .map(PollutedRatio::new)
        .toList();
  }

  private static String inCleanJvm(Row row) {
    return row.planned().cell().after(Pollution.NONE).id();
  }

  /**
   * Returns where the verdict turns or is lost; empty where it is the same, or nothing is shown.
   */
  private Optional<Turn> turn() {
    List<UnderPollution> judged = pollutions.stream().filter(UnderPollution::judged).toList();
    Optional<UnderPollution> first = judged.stream().filter(UnderPollution::shown).findFirst();
    if (first.isEmpty()) {
      return Optional.empty();
    }
    List<UnderPollution> holds = new ArrayList<>();
    List<UnderPollution> differs = new ArrayList<>();
    List<UnderPollution> open = new ArrayList<>();
    for (UnderPollution each : judged) {
      boolean holding = each.row.ratio().verdict() == first.get().row.ratio().verdict();
      (holding ? holds : each.differsFrom(first.get()) ? differs : open).add(each);
    }
    return differs.isEmpty() && open.isEmpty()
        ? Optional.empty()
        : Optional.of(new Turn(holds, differs, open));
  }

  /** Returns a finding on each ratio whose verdict turns, or is decided in some JVMs only. */
  static List<Finding> findings(List<Group> groups) {
    return of(groups).stream().flatMap(PollutedRatio::finding).toList();
  }

  private Stream<Finding> finding() {
    return turn().stream()
        .map(turn -> Finding.of(turn.kind(), pollutions.get(0).group.block().id(), turn));
  }
}
