package io.accbench.plan;

import io.accbench.analysis.JournalBuilder;
import io.accbench.model.Artifact;
import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.End;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.JvmHeap;
import io.accbench.model.Launch;
import io.accbench.model.LaunchBuilder;
import io.accbench.model.Machine;
import io.accbench.model.PlannedCell;
import io.accbench.model.Range;
import io.accbench.model.RunConditions;
import io.accbench.model.SampleCells;
import io.accbench.model.ShardedPlan;
import io.accbench.model.ShardedPlan.Shard;
import io.accbench.model.Stack;
import io.accbench.model.StackJar;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Hand-made journals of the shards of a run: five blocks of two cells, and the empty benchmark. */
public final class ShardedRun {
  private static final int ROUNDS = 6;

  /** The header of the whole run. */
  public final Header whole = header();

  private final int shards;
  private final Division division;

  public ShardedRun(int shards) {
    this.shards = shards;
    this.division = Division.of(whole.blocks(), block -> Duration.ofSeconds(1), shards);
  }

  private static Cell cell(String operation, String strategy, String layout) {
    return SampleCells.of(
        "access %s order %s field %s typed - 17 avgt 1", operation, strategy, layout);
  }

  private static Block block(String id, Cell... cells) {
    return new Block(
        id,
        List.of("strategy"),
        List.of(cells).stream().map(SampleCells::planned).toList(),
        ROUNDS);
  }

  private static Header header() {
    List<Block> blocks = new ArrayList<>();
    for (String layout : List.of("bean", "mono", "constant", "bean-called", "other")) {
      blocks.add(
          block(
              "access.read/" + layout,
              cell("read", "reflection", layout),
              cell("read", "direct", layout)));
    }
    blocks.add(block("access.empty", cell(Cell.EMPTY, "none", "none")));
    return JournalBuilder.run()
        .start(new Header.RunStart("0.1.0", "accbench run", "quick", 1, ""))
        .machine(machine("cpu"))
        .jdk("17.0.1+2")
        .heap(new JvmHeap("G1", 512 << 20, JvmHeap.References.UNSHIFTED))
        .subjects(
            List.of(JournalBuilder.prepared("ab")),
            List.of(new Stack("json", List.of(new StackJar("g:a:1", "a-1.jar", "ef")), null)),
            new Artifact("<accbench>/accbench-kernel.jar", "cd"))
        .jvmArgs("-Xss1m")
        .blocks(blocks)
        .rounds(Range.exactly(ROUNDS))
        .header();
  }

  private static Machine machine(String cpu) {
    return new Machine(cpu, 2, 1L << 33, "Linux", "unknown", 0.5);
  }

  /** Returns the whole journal of a shard, on a machine whose operations take {@code nanos}. */
  public Journal shard(int number, double nanos) {
    return shard(number, nanos, header -> header);
  }

  /** Returns the whole journal of a shard of a run that differs in its header. */
  public Journal shard(int number, double nanos, UnaryOperator<Header> otherwise) {
    Header other = otherwise.apply(whole);
    List<Block> blocks = division.blocks(number);
    String start = "2026-01-01T0" + number % 10 + ":00:00Z";
    ShardedPlan plan =
        new ShardedPlan(
            RunConditions.of(other).planSha256(),
            shards,
            other.blocks().stream().map(Block::id).toList(),
            ShardedPlan.rows(other.blocks()),
            List.of(
                new Shard(number, division.own(number).stream().map(Block::id).toList(), null)));
    Header header =
        other
            .with(
                new ShardedPlan.ShardSession(
                    "accbench run --shard " + number + "/" + shards + " --out s" + number,
                    start,
                    machine("cpu " + nanos),
                    List.of(JournalBuilder.doubt("run", "shard " + number)),
                    0,
                    0,
                    null))
            .with(blocks)
            .with(plan);
    return new Journal(
        header,
        launches(blocks, nanos),
        new End("2026-01-02T0" + number % 10 + ":00:00Z", 0.25),
        false);
  }

  private static List<Launch> launches(List<Block> blocks, double nanos) {
    List<Launch> launches = new ArrayList<>();
    for (int round = 0; round < ROUNDS; round++) {
      for (Block block : blocks) {
        for (PlannedCell planned : block.cells()) {
          double score = planned.cell().empty() ? nanos / 100 : nanos;
          boolean direct = planned.cell().strategy().equals("direct");
          double noise = 1 + 0.01 * (round % 3);
          launches.add(launch(planned.cell(), round, direct ? noise * score / 2 : score));
        }
      }
    }
    return launches;
  }

  private static Launch launch(Cell cell, int round, double score) {
    return new LaunchBuilder(cell.id(), round)
        .warmup(List.of(score))
        .scores(score + round / 1e3)
        .allocated(List.of(24.0))
        .took(2, 0.5)
        .facts(Map.of("checksum", "42"))
        .build();
  }

  /** Returns what is left of a journal after a kill: its first launches and no end. */
  public static Journal cut(Journal journal, int launches) {
    return new Journal(journal.header(), journal.launches().subList(0, launches), null, false);
  }
}
