package io.accbench.compare;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.analysis.Floor;
import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.analysis.fork.Fork;
import io.accbench.analysis.fork.Forks;
import io.accbench.analysis.fork.Unit;
import io.accbench.model.Cell;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.Launch;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Converts a run of accbench to a side. */
final class RunSide {
  private RunSide() {}

  static Side of(String label, Journal journal, Predicate<RowKey> asked) {
    Analysis analysis = Analyzer.analyze(journal);
    Map<String, List<Launch>> launches =
        analysis.launches().stream().collect(Collectors.groupingBy(Launch::cell));
    Header header = journal.header();
    CellConditions conditions = new CellConditions(header);
    List<Series> series = new ArrayList<>();
    List<String> without = new ArrayList<>();
    Set<RowKey> seen = new HashSet<>();
    for (Group group : analysis.groups()) {
      for (Row row : group.rows()) {
        RowKey key = RowKey.of(row.planned().cell());
        if (asked.test(key) && seen.add(key)) {
          if (row.measured()) {
            Cell cell = row.planned().cell();
            Forks forks =
                Forks.of(cell, header.settings(), launches.getOrDefault(cell.id(), List.of()));
            series.add(
                series(
                    key, row, forks, conditions.of(row.planned(), header.machine(group.block()))));
          } else {
            without.add(row.planned().cell().id());
          }
        }
      }
    }
    return new Side(label, List.copyOf(series), notes(label, without, journal));
  }

  private static Series series(
      RowKey key, Row row, Forks forks, SortedMap<String, String> conditions) {
    Unit unit = Unit.parse(row.time().unit());
    List<Double> bytes = forks.measured().stream().map(Fork::meanBytesPerOp).toList();
    long known = bytes.stream().filter(Double::isFinite).count();
    return new Series(
        key,
        row.time().unit(),
        forks.measured().stream().map(fork -> unit.nanosPerOp(fork.score(), 1)).toList(),
        Double.NaN,
        known == bytes.size() ? bytes : List.of(),
        known == bytes.size() || known == 0
            ? null
            : "it has " + known + " of " + bytes.size() + " forks",
        row.time().atFloor(),
        row.planned().cell().mode().steady()
            && Floor.mayBeBelow(
                row.time().nanosPerOp().center(), Floor.operations(row.planned().cell(), forks)),
        conditions);
  }

  private static List<ComparisonNote> notes(String label, List<String> without, Journal journal) {
    List<ComparisonNote> notes = new ArrayList<>();
    if (journal.end() == null) {
      notes.add(new ComparisonNote.Interrupted(label));
    }
    if (!without.isEmpty()) {
      notes.add(new ComparisonNote.WithoutScore(label, ShortList.of(without)));
    }
    return List.copyOf(notes);
  }
}
