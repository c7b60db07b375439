package io.accbench.shard;

import io.accbench.model.Block;
import io.accbench.model.CommandText;
import io.accbench.model.End;
import io.accbench.model.Finding;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.Launch;
import io.accbench.model.Machine;
import io.accbench.model.ProfiledFork;
import io.accbench.model.ShardedPlan;
import io.accbench.model.ShardedPlan.ShardSession;
import io.accbench.model.UserException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Joins journals of shards of one plan. The result is a function of the set of shards alone: it
 * does not matter in which order, in how many steps or how often a journal is merged.
 *
 * <p>Of several measurements of a shard all that came to their end count, each as a measurement of
 * its own; or else the one with the most launches.
 */
public final class Merge {
  /** The options of one machine, each with whether a value follows it. */
  private static final Map<String, Boolean> OF_ONE_MACHINE =
      Map.of("--shard", true, "--shards", true, "--out", true, "-o", true, "--force", false);

  private final List<String> problems = new ArrayList<>();

  /** The measurements of each shard that count, by number. */
  private final Map<Integer, List<Counted>> shards = new TreeMap<>();

  private final Map<String, Block> floors = new HashMap<>();

  /**
   * A measurement that counts.
   *
   * @param name the file or folder that the user named
   * @param header the header of its journal
   */
  private record Counted(String name, MeasuredShard shard, Header header) {
    boolean whole() {
      return shard.whole();
    }
  }

  private Merge() {}

  /**
   * A journal and the name by which messages call it.
   *
   * @param name the file or folder that the user named
   */
  public record Source(String name, Journal journal) {}

  /**
   * Returns the journal of all shards; its end is null unless all are there and came to their end.
   *
   * @param sources at least one
   * @throws UserException when they are not shards of one plan, with what differs
   */
  public static Journal of(List<Source> sources) {
    Merge merge = new Merge();
    sources.forEach(source -> merge.add(source, sources));
    merge.refuseSharedBlocks();
    if (!merge.problems.isEmpty()) {
      throw UserException.badInput(merge.problems);
    }
    return merge.journal();
  }

  private void add(Source source, List<Source> sources) {
    Header header = source.journal.header();
    if (header.shards() == null) {
      problems.add(
          source.name
              + ": is no shard: the run was not divided; merge takes runs with --shard i/n");
      return;
    }
    Source reference =
        sources.stream()
            .filter(each -> each.journal.header().shards() != null)
            .findFirst()
            .orElseThrow();
    List<String> differences = differences(reference.journal.header(), header);
    if (!differences.isEmpty()) {
      problems.add(
          "%s: is no shard of the same run as %s; it differs in %s"
              .formatted(source.name, reference.name, String.join("; ", differences)));
      return;
    }
    for (Journal journal : ShardJournals.of(source.journal)) {
      add(source.name, journal);
    }
  }

  private static List<String> differences(Header one, Header other) {
    List<String> differences = new ArrayList<>(PlanParts.differences(one, other));
    ShardedPlan plan = one.shards();
    ShardedPlan another = other.shards();
    if (plan.of() != another.of()) {
      differences.add("the number of shards (%d, not %d)".formatted(another.of(), plan.of()));
    }
    boolean samePlan =
        plan.sha256().equals(another.sha256()) && plan.blocks().equals(another.blocks());
    if (differences.isEmpty() && !samePlan) {
      differences.add("the cells of its plan");
    }
    return differences;
  }

  private void add(String name, Journal journal) {
    MeasuredShard shard = MeasuredShard.of(journal);
    List<Counted> all = new ArrayList<>(shards.getOrDefault(shard.number(), List.of()));
    all.add(new Counted(name, shard, journal.header()));
    shards.put(shard.number(), counting(all));
    journal.header().blocks().stream()
        .filter(Division::floor)
        .forEach(block -> floors.put(block.id(), block));
  }

  /** Returns those of the measurements of one shard that count, the earliest first. */
  private static List<Counted> counting(List<Counted> all) {
    List<Counted> counting = new ArrayList<>();
    for (Counted each : all) {
      boolean known = counting.stream().anyMatch(other -> covers(other, each));
      if (!known) {
        counting.removeIf(other -> covers(each, other));
        counting.add(each);
      }
    }
    if (counting.stream().anyMatch(Counted::whole)) {
      return counting.stream()
          .filter(Counted::whole)
          .sorted(Comparator.comparing(Counted::shard, MeasuredShard.EARLIER))
          .toList();
    }
    return List.of(
        Collections.max(counting, Comparator.comparing(Counted::shard, MeasuredShard.FULLER)));
  }

  /** Returns whether the one measurement is the other, or the same at a later time. */
  private static boolean covers(Counted one, Counted other) {
    return other.shard.continuedBy(one.shard);
  }

  private void refuseSharedBlocks() {
    Map<String, Counted> seen = new HashMap<>();
    for (Counted each : counted()) {
      for (String id : each.shard.ids()) {
        Counted other = seen.putIfAbsent(id, each);
        if (other != null && other.shard.number() != each.shard.number()) {
          problems.add(
              "%s: has block %s, which %s has as well; shards of one run share no block"
                  .formatted(each.name, id, other.name));
        }
      }
    }
  }

  /** Returns all measurements that count, by number. */
  private List<Counted> counted() {
    return shards.values().stream().flatMap(List::stream).toList();
  }

  private Journal journal() {
    List<MeasuredShard> all = counted().stream().map(Counted::shard).toList();
    Header first = counted().get(0).header;
    ShardedPlan plan = first.shards().with(all.stream().map(MeasuredShard::described).toList());
    List<Launch> launches = all.stream().flatMap(each -> each.launches().stream()).toList();
    List<ProfiledFork> profiled =
        all.stream().flatMap(each -> each.profiledForks().stream()).toList();
    End end = plan.missing().isEmpty() ? end(all) : null;
    ShardSession together =
        new ShardSession(
            command(first.start().command()),
            all.stream()
                .map(each -> each.session().started())
                .min(Comparator.naturalOrder())
                .orElseThrow(),
            machine(all),
            findings(all),
            launches.size(),
            profiled.size(),
            end);
    Header header = first.with(together).with(blocks(plan, all)).with(plan);
    return new Journal(header, launches, profiled, end, false);
  }

  /** Returns the blocks that were planned for the shards, in the plan's order. */
  private List<Block> blocks(ShardedPlan plan, List<MeasuredShard> all) {
    Map<String, Block> byId = new LinkedHashMap<>();
    all.forEach(shard -> shard.own().forEach(block -> byId.put(block.id(), block)));
    floors.forEach(byId::putIfAbsent);
    return plan.blocks().stream().map(byId::get).filter(Objects::nonNull).toList();
  }

  /** Returns the last end; null when a shard did not come to its end. */
  private static End end(List<MeasuredShard> all) {
    if (!all.stream().allMatch(MeasuredShard::whole)) {
      return null;
    }
    return all.stream()
        .map(each -> each.session().end())
        .max(Comparator.comparing(End::finished).thenComparing(End::load))
        .orElseThrow();
  }

  private static List<Finding> findings(List<MeasuredShard> all) {
    return all.stream().flatMap(each -> each.session().findings().stream()).distinct().toList();
  }

  /** Returns the machine of all shards, or a description of all of their machines. */
  private static Machine machine(List<MeasuredShard> all) {
    List<Machine> machines = all.stream().map(each -> each.session().machine()).toList();
    return new Machine(
        words(machines, Machine::cpu),
        machines.stream().mapToInt(Machine::cores).min().orElseThrow(),
        machines.stream().mapToLong(Machine::memoryBytes).min().orElseThrow(),
        words(machines, Machine::os),
        words(machines, Machine::governor),
        machines.stream().mapToDouble(Machine::load).max().orElseThrow());
  }

  private static String words(List<Machine> machines, Function<Machine, String> part) {
    return machines.stream().map(part).distinct().sorted().collect(Collectors.joining(" and "));
  }

  /** Returns the command of the whole run. */
  private static String command(String ofShard) {
    List<String> words = new ArrayList<>();
    boolean value = false;
    for (String word : CommandText.split(ofShard)) {
      String option = word.replaceFirst("=.*", "");
      if (OF_ONE_MACHINE.containsKey(option)) {
        value = OF_ONE_MACHINE.get(option) && option.equals(word);
      } else if (value) {
        value = false;
      } else {
        words.add(word);
      }
    }
    return CommandText.join(words);
  }
}
