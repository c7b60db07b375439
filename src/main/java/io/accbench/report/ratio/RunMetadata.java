package io.accbench.report.ratio;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.model.Goal;
import io.accbench.model.Header;
import io.accbench.model.Machine;
import io.accbench.model.Prepared;
import io.accbench.model.Settings;
import io.accbench.model.ShardedPlan;
import io.accbench.model.ShardedPlan.Shard;
import io.accbench.model.ShardedPlan.ShardSession;
import io.accbench.report.document.Table;
import io.accbench.report.text.Figure;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Builds the tables of all that is needed to repeat a run. */
public final class RunMetadata {
  private RunMetadata() {}

  /** Returns the sentence on a run that has no end: it was interrupted, or lacks shards. */
  public static String incomplete(Header header) {
    ShardedPlan plan = header.shards();
    if (plan == null || !plan.merged()) {
      return "Interrupted: the run ended before its plan was finished. The report shows the"
          + " finished part"
          + (header.startedBy().equals("run") ? "; accbench run --resume measures the rest." : ".");
    }
    List<String> lacks = new ArrayList<>();
    if (!plan.missing().isEmpty()) {
      lacks.add(numbers(plan.missing(), plan.of()) + " missing");
    }
    if (!plan.unfinished().isEmpty()) {
      lacks.add(numbers(plan.unfinished(), plan.of()) + " interrupted");
    }
    return "Incomplete: "
        + String.join("; ", lacks)
        + ". The report shows the other part; accbench merge adds the rest.";
  }

  /** Returns {@code shard 2 of 4 is}, {@code shards 2 and 3 of 4 are}. */
  private static String numbers(List<Integer> shards, int of) {
    String all = shards.stream().map(String::valueOf).collect(Collectors.joining(", "));
    return "%s %s of %d %s"
        .formatted(
            shards.size() == 1 ? "shard" : "shards", all, of, shards.size() == 1 ? "is" : "are");
  }

  /** Returns which shard measured each block, and where; no rows unless shards were merged. */
  public static Table shards(Header header) {
    List<List<String>> rows = new ArrayList<>();
    if (header.merged()) {
      for (Shard shard : header.shards().shards()) {
        shard.blocks().forEach(block -> rows.add(row(header.shards(), shard, block)));
      }
    }
    return Table.ofTexts(
        "Which machine measured each block",
        List.of("block", "shard", "machine", "started", "finished"),
        rows);
  }

  private static List<String> row(ShardedPlan plan, Shard shard, String block) {
    ShardSession session = shard.session();
    return Stream.of(
            block,
            shard.number() + "/" + plan.of(),
            session.machine().words(),
            session.started(),
            session.end() == null ? "interrupted" : session.end().finished())
        .map(Text::plain)
        .toList();
  }

  /** Returns profile, seed, time, machine and settings, one a row. */
  public static Table run(Analysis analysis) {
    Header header = analysis.header();
    Machine machine = header.machine();
    String finished = analysis.end() == null ? "interrupted" : analysis.end().finished();
    String after = analysis.end() == null ? Text.NONE : load(analysis.end().load());
    return Table.ofTexts(
        "The run",
        List.of("what", "value"),
        List.of(
            row("profile", header.start().profile()),
            row("seed", Long.toString(header.start().seed())),
            row("started", header.start().time()),
            row("finished", finished),
            row("CPU", machine.cpu()),
            row("cores", Integer.toString(machine.cores())),
            row("memory", Figure.bytes(machine.memoryBytes())),
            row("OS", machine.os()),
            row("governor", machine.governor()),
            row("load before", load(machine.load())),
            row("load after", after),
            row("steady state", header.settings() == null ? null : steady(header.settings())),
            row("single shot", header.settings() == null ? null : singleShot(header.settings())),
            row("a fork's number", Analyzer.STATISTIC + " of its steady iterations"),
            row("margins", header.settings() == null ? null : margins(header.settings().goal())),
            row("-jvmArgs", header.settings() == null ? null : arguments(header.settings())),
            row("accbench", header.start().accbench())));
  }

  /** Returns the content of the fixtures, with the sums of their payloads. */
  public static Table fixtures(Header header) {
    return Table.ofTexts(
        "Fixtures",
        List.of("fixture", "type", "beans", "payload", "SHA-256"),
        header.subjects().prepared().stream().map(RunMetadata::fixture).distinct().toList());
  }

  /** Returns the measured side's class path, with sums. */
  public static Table files(Header header) {
    return Table.ofTexts(
        "Class path of the forks",
        List.of("file", "SHA-256"),
        header.subjects().classPath().stream()
            .filter(Objects::nonNull)
            .map(file -> row(file.name(), file.sha256()))
            .toList());
  }

  /** Returns what a launch costs beyond what it measures, a sentence or two for each JVM. */
  public static List<String> costs(Analysis analysis) {
    return analysis.overheads().stream()
        .map(
            cost ->
                String.format(
                    Locale.ROOT,
                    "JVM %s: %s s of a launch%s are neither warm-up nor measurement (median of"
                        + " %d).%s",
                    Text.plain(cost.jvm()),
                    Figure.of(cost.medianSeconds()),
                    cost.polluted() ? ", its pollution included," : "",
                    cost.launches(),
                    Double.isNaN(cost.warmUp()) ? "" : phases(cost)))
        .toList();
  }

  private static String phases(Analysis.Overhead cost) {
    return String.format(
        Locale.ROOT,
        " Of the time in steady state, %.0f %% is warm-up and %.0f %% measurement.",
        100 * cost.warmUp(),
        100 * cost.measurement());
  }

  private static List<String> fixture(Prepared prepared) {
    return Stream.of(
            prepared.fixture(),
            prepared.type(),
            Integer.toString(prepared.beans()),
            Figure.bytes(prepared.payloadBytes()),
            prepared.payloadSha256())
        .map(Text::plain)
        .toList();
  }

  private static String steady(Settings settings) {
    return String.format(
            Locale.ROOT,
            "-f %s -wi %s -w %s -i %d -r %s",
            settings.rounds().steady(),
            settings.iterations().warmup(),
            Figure.duration(settings.iterations().warmupTime()).replace(" ", ""),
            settings.iterations().measured(),
            Figure.duration(settings.iterations().time()).replace(" ", ""))
        + (settings.placement().processors().bound()
            ? " --processors " + settings.placement().processors()
            : "");
  }

  private static String singleShot(Settings settings) {
    return settings.rounds().singleShot() + " forks, the first operation of each";
  }

  /** Returns the margins that verdicts of a run need. */
  public static String margins(Goal goal) {
    return "%s in steady state, %s in single shot, %s of allocation"
        .formatted(
            RowSentence.margin(goal.margin()),
            RowSentence.margin(goal.shotMargin()),
            RowSentence.margin(goal.allocationMargin()));
  }

  private static String arguments(Settings settings) {
    return String.join(" ", settings.jvmArgs());
  }

  private static String load(double load) {
    return load >= 0 ? Figure.fixed(load, 2) : Text.NONE;
  }

  private static List<String> row(String what, String value) {
    return List.of(Text.plain(what), Text.plain(value));
  }
}
