package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.accbench.Words;
import io.accbench.cli.Cli.Outcome;
import io.accbench.model.Conditions;
import io.accbench.model.Launch;
import io.accbench.model.MeasuredProcessors;
import io.accbench.process.Affinity;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Forks of a round that live together, with JMH's real loops around them. */
@Tag("any-jdk")
class TurnsIT {
  @TempDir Path folder;

  private Outcome run(String... more) {
    return rounds("1", more);
  }

  private Outcome rounds(String number, String... more) {
    List<String> arguments =
        Words.of(
            "run --profile ci --strategy reflection,unsafe --member field --mode avgt -f %s"
                + " -w 20ms -i 7 -r 20ms --out %s",
            number, folder.resolve("run"));
    arguments.addAll(List.of(more));
    return accbench(arguments);
  }

  private List<Launch> launches() {
    return Journals.of(folder.resolve("run")).launches();
  }

  /** Fails when a later JMH counts its iterations in another way. */
  @Test
  void a_warm_up_ends_when_the_fork_is_steady_and_all_that_went_on_stands_in_the_journal() {
    run("-wi", "10..2000", "--inject", "none,even:50%").ended(0);

    assertThat(launches())
        .extracting(Launch::cell)
        .anyMatch(id -> id.endsWith("/even:50%"))
        .anyMatch(id -> id.endsWith("/none"));
    for (Launch launch : launches()) {
      assertThat(MeasuredProcessors.in(launch.facts()).isPresent()).isEqualTo(bindable());
      assertThat(launch.samples().warmup()).hasSizeBetween(10, 1_000);
      assertThat(launch.samples().scores()).hasSize(7);
      assertThat(launch.samples().gcMillis()).hasSize(7);
      assertThat(launch.samples().allocatedBytesPerOp()).hasSize(7);
      Conditions conditions = launch.conditions();
      assertThat(conditions.cpuSeconds()).isBetween(0.01, 60.0);
      assertThat(conditions.gcSeconds()).isBetween(0.0, 60.0);
      assertThat(conditions.compileSeconds()).isBetween(0.0, 60.0);
      assertThat(conditions.voluntarySwitches()).isNotNegative();
      assertThat(conditions.rulerNanos()).isPositive();
      assertThat(conditions.allocatingRulerNanos()).isPositive();
      assertThat(conditions.othersShare()).isBetween(0.0, 1.0);
    }
    assertThat(launches())
        .as("a fork of short iterations may wait for nothing, but not every one")
        .anyMatch(launch -> launch.conditions().voluntarySwitches() > 0);
  }

  @Test
  void a_fixed_warm_up_keeps_its_number_one_fork_after_the_other() {
    run("-wi", "3", "--interleave", "forks").ended(0);

    assertThat(launches()).allMatch(launch -> launch.samples().warmup().size() == 3);
  }

  private static boolean bindable() {
    Affinity here = Affinity.ofThisMachine();
    return here.obstacle().isEmpty() && here.allowed().ordinary().size() > 1;
  }

  /** Looks at the threads of all forks that there are, as long as the run lasts. */
  @Test
  void forks_warm_up_on_all_processors_and_measure_on_that_of_their_round() throws Exception {
    assumeThat(bindable()).isTrue();
    CompletableFuture<Outcome> running =
        CompletableFuture.supplyAsync(() -> rounds("2", "-wi", "20"));
    ForksSeen seen = new ForksSeen();
    while (!running.isDone()) {
      seen.look();
      LockSupport.parkNanos(5_000_000);
    }

    assertThat(running.get().exitCode()).as(running.get().err()).isZero();
    List<Launch> launches = launches();
    assertThat(launches)
        .hasSizeGreaterThanOrEqualTo(4)
        .allMatch(launch -> launch.samples().warmup().size() == 20);
    Map<Integer, Set<MeasuredProcessors>> byRound =
        launches.stream()
            .collect(
                Collectors.groupingBy(
                    Launch::round,
                    Collectors.mapping(
                        launch -> MeasuredProcessors.in(launch.facts()).orElseThrow(),
                        Collectors.toSet())));
    assertThat(byRound.get(0)).hasSize(1).isNotEqualTo(byRound.get(1));
    assertThat(byRound.get(1)).hasSize(1);
    String all = Affinity.ofThisMachine().allowed().all().toString();
    for (Set<MeasuredProcessors> round : byRound.values()) {
      String own = round.iterator().next().bound().toString();
      assertThat(seen.sets()).contains(Set.of(all), Set.of(own));
    }
    assertThat(seen.compilers()).containsExactly(all);
  }

  /** The processors that the threads of this process's forks might run on, as Linux shows them. */
  private static final class ForksSeen {
    private static final String ALLOWED = "Cpus_allowed_list:";

    private final Set<Set<String>> sets = new HashSet<>();
    private final Set<String> compilers = new HashSet<>();

    /** The lists of processors of each fork's threads at each look, without its compilers'. */
    Set<Set<String>> sets() {
      return sets;
    }

    /** The lists of processors of all compiler threads at all looks. */
    Set<String> compilers() {
      return compilers;
    }

    /** Looks at all forks that live now. */
    void look() {
      ProcessHandle.current()
          .descendants()
          .filter(process -> process.info().commandLine().orElse("").contains("ForkedMain"))
          .forEach(fork -> sets.add(lists(fork.pid())));
    }

    private Set<String> lists(long process) {
      try (Stream<Path> threads = Files.list(Path.of("/proc/" + process + "/task"))) {
        return threads.flatMap(this::list).collect(Collectors.toSet());
      } catch (IOException | UncheckedIOException ended) {
        return Set.of();
      }
    }

    private Stream<String> list(Path thread) {
      try {
        List<String> status = Files.readAllLines(thread.resolve("status"));
        List<String> lists =
            status.stream()
                .filter(line -> line.startsWith(ALLOWED))
                .map(line -> line.substring(ALLOWED.length()).strip())
                .toList();
        if (status.get(0).matches("Name:\\s+C[12] .*")) {
          compilers.addAll(lists);
          return Stream.of();
        }
        return lists.stream();
      } catch (IOException ended) {
        return Stream.of();
      }
    }
  }
}
