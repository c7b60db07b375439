package io.accbench.cli;

import io.accbench.app.run.BlockAnalysis;
import io.accbench.app.run.RunState;
import io.accbench.app.run.UntilDecided;
import io.accbench.journal.JournalReader;
import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.Launch;
import io.accbench.model.OpenBlock;
import io.accbench.model.ProfiledFork;
import io.accbench.model.Profiling;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How good the time left is that a run shows. It replays finished runs, round by round, by the
 * times of their launches, and compares at half time what was shown with what was left.
 *
 * <p>A journal has no times of day but the first and the last, so a round takes its share of the
 * time between them. {@code src/test/shell/time-left} runs this over all committed journals.
 */
final class TimeLeftStudy {
  /** A round as the journal has it, with the cells that the next round of its block measures. */
  private record Round(Block block, int number, List<Launch> launches) {}

  /**
   * The time left that a run showed.
   *
   * @param seconds what the run took, s
   * @param forecast what its plan said it would take, s
   * @param quarter the time left that was shown after a quarter of that time, as a multiple of what
   *     was left; NaN where no round had ended
   * @param half the same at half time
   * @param threeQuarters the same after three quarters
   */
  record Shown(
      double seconds, double forecast, double quarter, double half, double threeQuarters) {}

  private static final double[] AT = {0.25, 0.5, 0.75};

  private final Header header;
  private final UntilDecided rule;
  private final List<Round> rounds;
  private final List<ProfiledFork> profiled;
  private final double seconds;
  private final double secondPerSecond;
  private final RunState state;
  private final double[] shown = {Double.NaN, Double.NaN, Double.NaN};
  private int next;
  private double passed;

  private TimeLeftStudy(Journal journal) {
    this.header = journal.header();
    BlockAnalysis looks = new BlockAnalysis(header);
    this.rule = new UntilDecided(header, looks);
    this.rounds = rounds(journal);
    this.profiled = journal.profiledForks();
    this.seconds = seconds(header.start().time(), journal.end().finished());
    double profiling = profiled.stream().mapToDouble(ProfiledFork::seconds).sum();
    this.secondPerSecond =
        (seconds - profiling) / rounds.stream().mapToDouble(this::modelled).sum();
    this.state = new RunState(header, looks, true, () -> (long) (1e9 * passed));
  }

  private static double seconds(String started, String finished) {
    return Duration.between(Instant.parse(started), Instant.parse(finished)).toSeconds();
  }

  private static List<Round> rounds(Journal journal) {
    Map<String, Block> blocks = new HashMap<>();
    for (Block block : journal.header().blocks()) {
      block.cells().forEach(planned -> blocks.put(planned.cell().id(), block));
    }
    List<Round> rounds = new ArrayList<>();
    for (Launch launch : journal.launches()) {
      Block block = blocks.get(launch.cell());
      Round last = rounds.isEmpty() ? null : rounds.get(rounds.size() - 1);
      if (last == null || last.block() != block || last.number() != launch.round()) {
        last = new Round(block, launch.round(), new ArrayList<>());
        rounds.add(last);
      }
      last.launches().add(launch);
    }
    return rounds;
  }

  private double modelled(Round round) {
    return header.roundSeconds(round.launches(), round.block());
  }

  /** Its arguments: journals. */
  public static void main(String[] arguments) {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    out.println("| run | took | plan | at 1/4 | at half time | at 3/4 |");
    out.println("|---|---:|---:|---:|---:|---:|");
    for (String each : arguments) {
      Journal journal = JournalReader.read(Path.of(each));
      Path name = Path.of("reports").relativize(Path.of(each).getParent());
      if (journal.end() == null) {
        out.printf("| %s | interrupted |  |  |  |  |%n", name);
      } else {
        Shown shown = of(journal);
        out.printf(
            Locale.ROOT,
            "| %s | %.0f s | %.0f s | %s | %s | %s |%n",
            name,
            shown.seconds(),
            shown.forecast(),
            percent(shown.quarter()),
            percent(shown.half()),
            percent(shown.threeQuarters()));
      }
    }
  }

  private static String percent(double ratio) {
    return Double.isNaN(ratio) ? "–" : String.format(Locale.ROOT, "%+.0f %%", 100 * (ratio - 1));
  }

  /** Returns what a run showed that came to its end. */
  static Shown of(Journal journal) {
    return new TimeLeftStudy(journal).replay();
  }

  private Shown replay() {
    state.begin(
        header.blocks().stream().map(block -> new OpenBlock(block, 0, ids(block))).toList(), 0);
    double forecast = state.status().leftSeconds();
    List<Launch> soFar = new ArrayList<>();
    for (int i = 0; i < rounds.size(); i++) {
      Round round = rounds.get(i);
      pass(secondPerSecond * modelled(round));
      soFar.addAll(round.launches());
      state.ended(
          new OpenBlock(round.block(), round.number() + 1, open(i, soFar)), List.copyOf(soFar));
    }
    profile();
    return new Shown(seconds, forecast, shown[0], shown[1], shown[2]);
  }

  /** The profiling forks, of which so many are to come as each cell gets at least. */
  private void profile() {
    Profiling profiling = header.settings().profiling();
    if (profiling != null) {
      long cells = profiled.stream().map(ProfiledFork::cell).distinct().count();
      int left = (int) cells * profiling.forks().fewest();
      state.forks(left, true);
      for (ProfiledFork fork : profiled) {
        pass(fork.seconds());
        state.launched();
        left = Math.max(1, left - 1);
        state.left(left);
      }
    }
  }

  /** Lets time pass, and notes what is shown on the way. */
  private void pass(double more) {
    double end = passed + more;
    for (; next < AT.length && AT[next] * seconds < end; next++) {
      passed = AT[next] * seconds;
      shown[next] = state.status().leftSeconds() / ((1 - AT[next]) * seconds);
    }
    passed = end;
  }

  /** The cells that the next round of the block measured; after its last round, by the rule. */
  private Set<String> open(int index, List<Launch> soFar) {
    Round round = rounds.get(index);
    for (Round later : rounds.subList(index + 1, rounds.size())) {
      if (later.block() == round.block()) {
        return later.launches().stream().map(Launch::cell).collect(Collectors.toSet());
      }
    }
    Set<String> measured = round.launches().stream().map(Launch::cell).collect(Collectors.toSet());
    if (round.block().rounds().fixed()) {
      return measured;
    }
    Set<String> open = new HashSet<>(rule.open(round.block(), soFar));
    open.retainAll(measured);
    open.remove(round.block().baseline().cell().id());
    if (!open.isEmpty()) {
      open.add(round.block().baseline().cell().id());
    }
    return open;
  }

  private static Set<String> ids(Block block) {
    return block.cells().stream()
        .filter(planned -> planned.supported())
        .map(planned -> planned.cell().id())
        .collect(Collectors.toSet());
  }
}
