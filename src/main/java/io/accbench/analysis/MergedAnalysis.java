package io.accbench.analysis;

import io.accbench.model.Block;
import io.accbench.model.Finding;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.Launch;
import io.accbench.plan.ShardJournals;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The analysis of a merged journal: each shard is analysed by itself, with its own machine, rulers
 * and floor, and the groups are put side by side. So no score of one machine meets that of another.
 * Start-up is compared with steady state where one shard measured both.
 *
 * <p>Note: several shards measure the empty benchmark. Its group is shown once, as the first shard
 * measured it; the forks of the others serve the rows of their own shards alone.
 */
final class MergedAnalysis {
  private MergedAnalysis() {}

  static Analysis of(Journal journal) {
    Header header = journal.header();
    List<Analysis> parts = ShardJournals.of(journal).stream().map(Analyzer::analyze).toList();
    List<Analysis> shown = shown(parts);
    Map<String, Group> groups = new LinkedHashMap<>();
    shown.forEach(part -> part.groups().forEach(group -> groups.put(group.block().id(), group)));
    List<Launch> launches = flat(shown.stream().map(Analysis::launches));
    List<Finding> findings =
        Stream.concat(
                header.findings().stream(), shown.stream().flatMap(p -> p.findings().stream()))
            .distinct()
            .toList();
    return new Analysis(
        header,
        launches,
        journal.end(),
        header.blocks().stream().map(Block::id).map(groups::get).filter(Objects::nonNull).toList(),
        flat(shown.stream().map(Analysis::startUps)),
        findings,
        Analyzer.overheads(header, launches),
        flat(shown.stream().map(Analysis::forks)),
        journal.profiledForks());
  }

  private static <T> List<T> flat(Stream<List<T>> lists) {
    return lists.flatMap(List::stream).toList();
  }

  /** Returns the analysis of each shard, without the groups that an earlier one has. */
  private static List<Analysis> shown(List<Analysis> parts) {
    Map<String, Analysis> first = new LinkedHashMap<>();
    List<Analysis> shown = new ArrayList<>();
    for (Analysis part : parts) {
      part.groups().forEach(group -> first.putIfAbsent(group.block().id(), part));
      shown.add(only(part, group -> first.get(group.block().id()) == part));
    }
    return shown;
  }

  private static Analysis only(Analysis part, Predicate<Group> shown) {
    Set<String> hidden =
        part.groups().stream()
            .filter(shown.negate())
            .flatMap(group -> group.rows().stream())
            .map(row -> row.planned().cell().id())
            .collect(Collectors.toSet());
    return new Analysis(
        part.header(),
        part.launches().stream().filter(launch -> !hidden.contains(launch.cell())).toList(),
        part.end(),
        part.groups().stream().filter(shown).toList(),
        part.startUps(),
        part.findings(),
        part.overheads(),
        part.forks().stream().filter(fork -> !hidden.contains(fork.cell())).toList(),
        part.profiledForks());
  }
}
