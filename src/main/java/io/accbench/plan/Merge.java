package io.accbench.plan;

import io.accbench.model.Block;
import io.accbench.model.CommandText;
import io.accbench.model.End;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.Launch;
import io.accbench.model.Machine;
import io.accbench.model.ProfiledFork;
import io.accbench.model.RecordedProgram;
import io.accbench.model.RunConditions;
import io.accbench.model.RunConditions.Condition;
import io.accbench.model.RunConditions.ConditionDifference;
import io.accbench.model.ShardedPlan;
import io.accbench.model.ShardedPlan.ShardSession;
import io.accbench.model.UserException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Joins journals of shards of one plan. The result is a function of the set of shards alone: it
 * does not matter in which order, in how many steps or how often a journal is merged. Two different
 * measurements of one shard are refused, because nothing says which of them the user means.
 */
public final class Merge {
  /** The conditions that all shards of a run have, whatever their machines and cells. */
  private static final Set<Condition> OF_ONE_RUN =
      EnumSet.of(
          Condition.VERSION,
          Condition.PROFILE,
          Condition.SEED,
          Condition.CLASSES,
          Condition.LIBRARIES,
          Condition.PAYLOAD,
          Condition.JDK,
          Condition.VM,
          Condition.VENDOR,
          Condition.HEAP,
          Condition.JVM_FLAGS,
          Condition.FLAGS,
          Condition.SETTINGS);

  private final List<String> problems = new ArrayList<>();

  private final Map<Integer, FoundShard> shards = new TreeMap<>();

  private final Map<String, Block> floors = new HashMap<>();

  /**
   * A shard and where it was found.
   *
   * @param name the file or folder that the user named
   * @param header the header of its journal
   */
  private record FoundShard(String name, MeasuredShard shard, Header header) {}

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
    List<String> differences = new ArrayList<>();
    for (ConditionDifference each : RunConditions.of(one).differences(RunConditions.of(other))) {
      if (OF_ONE_RUN.contains(each.condition())) {
        differences.add(
            "%s (%s, not %s)"
                .formatted(
                    each.condition().words(),
                    only(each.subject(), each.now(), each.then()),
                    only(each.subject(), each.then(), each.now())));
      }
    }
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

  /** Returns the first of {@code these} that is not among the others, in words. */
  private static String only(String subject, List<String> these, List<String> others) {
    return these.stream()
        .filter(value -> !others.contains(value))
        .findFirst()
        .map(value -> subject.isEmpty() ? value : subject + ": " + value)
        .orElse(these.isEmpty() ? "none" : "the same in another order or number");
  }

  private void add(String name, Journal journal) {
    MeasuredShard shard = MeasuredShard.of(journal);
    FoundShard other =
        shards.putIfAbsent(shard.number(), new FoundShard(name, shard, journal.header()));
    if (other != null && !other.shard.equals(shard)) {
      problems.add(
          "%s: measured shard %d/%d, as %s did; a shard counts once, so name only one of the two"
              .formatted(name, shard.number(), journal.header().shards().of(), other.name));
    }
    journal.header().blocks().stream()
        .filter(Division::floor)
        .forEach(block -> floors.put(block.id(), block));
  }

  private void refuseSharedBlocks() {
    Map<String, FoundShard> seen = new HashMap<>();
    for (FoundShard each : shards.values()) {
      for (String id : each.shard.ids()) {
        FoundShard other = seen.putIfAbsent(id, each);
        if (other != null) {
          problems.add(
              "%s: has block %s, which %s has as well; shards of one run share no block"
                  .formatted(each.name, id, other.name));
        }
      }
    }
  }

  private Journal journal() {
    List<MeasuredShard> all = shards.values().stream().map(FoundShard::shard).toList();
    Header first = shards.values().iterator().next().header;
    ShardedPlan plan = first.shards().with(all.stream().map(MeasuredShard::described).toList());
    List<Launch> launches = all.stream().flatMap(each -> each.launches().stream()).toList();
    List<ProfiledFork> profiled =
        all.stream().flatMap(each -> each.profiledForks().stream()).toList();
    End end = plan.missing().isEmpty() ? end(all) : null;
    ShardSession together =
        new ShardSession(
            CommandText.join(
                CommandText.without(CommandText.OF_ONE_MACHINE, first.start().command())),
            all.stream()
                .map(each -> each.session().started())
                .min(Comparator.naturalOrder())
                .orElseThrow(),
            machine(all),
            all.stream().flatMap(each -> each.session().findings().stream()).distinct().toList(),
            launches.size(),
            profiled.size(),
            end);
    Header header = first.with(together).with(blocks(plan, all)).with(plan).with(program());
    return new Journal(header, launches, profiled, end, false);
  }

  /** Returns what the recording shows that the first shard with one was given; null without any. */
  @SuppressWarnings("NullAway") // null stands for a run without a recording of an application
  private RecordedProgram program() {
    return shards.values().stream()
        .map(each -> each.header.subjects().program())
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  /** Returns the blocks that were planned for the shards, in the plan's order. */
  private List<Block> blocks(ShardedPlan plan, List<MeasuredShard> all) {
    Map<String, Block> byId = new LinkedHashMap<>();
    all.forEach(shard -> shard.own().forEach(block -> byId.put(block.id(), block)));
    floors.forEach(byId::putIfAbsent);
    return plan.blocks().stream().map(byId::get).filter(Objects::nonNull).toList();
  }

  /** Returns the last end; null when a shard did not come to its end. */
  @SuppressWarnings("NullAway") // null stands for a run that did not come to its end
  private static End end(List<MeasuredShard> all) {
    if (!all.stream().allMatch(MeasuredShard::whole)) {
      return null;
    }
    return all.stream()
        .map(each -> each.session().end())
        .max(Comparator.comparing(End::finished).thenComparing(End::load))
        .orElseThrow();
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
}
