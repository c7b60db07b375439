package io.accbench.analysis.fork;

import io.accbench.model.Launch;
import java.util.AbstractList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The launches of a run, which also finds those of a cell without a search: a report asks for them
 * row by row, and a run may have 10,000 rows.
 */
public final class LaunchList extends AbstractList<Launch> {
  private final List<Launch> all;
  private final Map<String, List<Launch>> byCell;

  /** Creates a list of the same launches. */
  public LaunchList(List<Launch> all) {
    this.all = all;
    this.byCell = all.stream().collect(Collectors.groupingBy(Launch::cell));
  }

  /** Returns the launches of a cell in their order, of this or of any other list. */
  public static List<Launch> ofCell(List<Launch> launches, String cell) {
    return launches instanceof LaunchList list
        ? list.byCell.getOrDefault(cell, List.of())
        : launches.stream().filter(launch -> launch.cell().equals(cell)).toList();
  }

  @Override
  public Launch get(int index) {
    return all.get(index);
  }

  @Override
  public int size() {
    return all.size();
  }
}
