package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.accbench.journal.JournalReader;
import io.accbench.journal.JournalWriter;
import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.FailedBy;
import io.accbench.model.ForkHotspots;
import io.accbench.model.Header;
import io.accbench.model.Interleaving;
import io.accbench.model.Launch;
import io.accbench.model.PlannedCell;
import io.accbench.model.ProfiledFork;
import io.accbench.model.Profiling;
import io.accbench.model.Range;
import io.accbench.model.Repetition;
import io.accbench.model.SampleCells;
import io.accbench.model.Settings;
import io.accbench.model.SettingsBuilder;
import io.accbench.model.UserException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rounds of forks that misbehave, in hosts that are processes but know no JMH. */
@Timeout(300)
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the fake java is a shell script")
@Tag("slow")
@Tag("any-jdk")
class RunExecutionTest {
  private static final Duration LONG = Duration.ofMinutes(5);

  private static final Progress NO_PROGRESS =
      (Progress)
          Proxy.newProxyInstance(
              Progress.class.getClassLoader(),
              new Class<?>[] {Progress.class},
              (proxy, method, arguments) -> null);

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void build() throws IOException {
    Files.createDirectories(folder.resolve("measured"));
    Files.createFile(folder.resolve("accbench-kernel.jar"));
    Files.createFile(folder.resolve("measured/jmh.jar"));
    file = folder.resolve("journal.jsonl");
  }

  private RunPaths site() throws IOException {
    return new RunPaths(
        folder,
        Files.createDirectories(folder.resolve("scratch")),
        Map.of("17", FakeJava.hosting()),
        RunExecutionTest::work,
        List.of(),
        new Redaction(Map.of()),
        () -> {});
  }

  private static ForkWork work(PlannedCell planned) {
    Map<String, String> params = Map.of("strategy", planned.cell().strategy());
    return new ForkWork("benchmark", List.of(), params, Map.of(), List.of());
  }

  private static Header header(Settings settings, int rounds, String... strategies) {
    return Plans.header(List.of(Plans.block("block", rounds, strategies))).with(settings);
  }

  private RunExecution execution(Header header, JournalWriter journal) throws IOException {
    return new RunExecution(header, site(), Stopping.NEVER, journal, NO_PROGRESS);
  }

  private boolean run(Header header, CompletableFuture<RunExecution> started) throws Exception {
    try (JournalWriter journal = JournalWriter.create(file);
        RunExecution execution = execution(header, journal)) {
      journal.header(header);
      started.complete(execution);
      return execution.run(List.of());
    }
  }

  private Map<String, List<Launch>> launches(Header header) throws Exception {
    assertThat(run(header, new CompletableFuture<>())).isTrue();
    return JournalReader.read(file).launches().stream()
        .collect(Collectors.groupingBy(Launch::cell));
  }

  private static String id(String strategy) {
    return Plans.cell(strategy).cell().id();
  }

  private static Settings inTurns(Duration timeout) {
    return Plans.settings(Interleaving.ITERATIONS, timeout);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"dies-warm-up", "dies-measured", "host-dies-warm-up", "host-dies-measured"})
  void one_that_dies_fails_each_round_and_the_others_go_on(String dying) throws Exception {
    var launches = launches(header(inTurns(LONG), 2, "base", dying, "other"));

    boolean host = dying.startsWith("host");
    assertThat(launches.get(id(dying))).hasSize(host ? 4 : 2).allMatch(Launch::failed);
    String cause = host ? "the host JVM ended" : "exit code 3";
    assertThat(launches.get(id(dying)))
        .allMatch(launch -> launch.outcome().cause().contains(cause));
    for (String well : List.of("base", "other")) {
      assertThat(launches.get(id(well))).hasSize(2).noneMatch(Launch::failed);
      assertThat(launches.get(id(well))).allMatch(launch -> launch.samples().scores().size() == 2);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "killed-once-warm-up",
        "killed-once-measured",
        "host-killed-once-warm-up",
        "host-killed-once-measured"
      })
  void one_that_is_ended_from_outside_is_repeated_at_the_end_of_its_round(String killed)
      throws Exception {
    Header header = header(inTurns(LONG), 2, "base", killed, "other");
    var launches = launches(header);

    assertThat(launches.get(id(killed)))
        .extracting(
            Launch::round,
            launch -> launch.outcome().failedBy(),
            launch -> launch.id().repetition())
        .containsExactly(
            tuple(0, FailedBy.OUTSIDE, null),
            tuple(0, null, Repetition.IN_ROUND),
            tuple(1, null, null));
    for (String well : List.of("base", "other")) {
      assertThat(launches.get(id(well)))
          .extracting(Launch::round, Launch::failed, launch -> launch.samples().scores().size())
          .containsExactly(tuple(0, false, 2), tuple(1, false, 2));
    }
    List<Launch> all = JournalReader.read(file).launches();
    assertThat(all.get(3).id().repetition()).as("behind all of its round").isNotNull();
  }

  @Test
  void one_that_is_ended_from_outside_again_is_repeated_no_more_and_a_resumed_run_keeps_to_it()
      throws Exception {
    Header header = header(inTurns(LONG), 1, "base", "killed-measured");
    List<Launch> killed = launches(header).get(id("killed-measured"));

    assertThat(killed)
        .extracting(launch -> launch.outcome().failedBy(), launch -> launch.id().repetition())
        .containsExactly(
            tuple(FailedBy.OUTSIDE, null), tuple(FailedBy.OUTSIDE, Repetition.IN_ROUND));

    List<Launch> before = JournalReader.read(file).launches();
    assertThat(WholeRounds.cutOff(header, Stopping.NEVER, before)).isZero();
    try (JournalWriter journal = JournalWriter.append(file);
        RunExecution execution = execution(header, journal)) {
      assertThat(execution.run(before)).isTrue();
    }
    assertThat(JournalReader.read(file).launches()).isEqualTo(before);
  }

  @Test
  void what_failed_is_measured_again_on_request_each_time_once() throws Exception {
    Header header = header(inTurns(LONG), 2, "base", "dies-measured", "killed-once-measured");
    launches(header);

    for (int session = 1; session <= 2; session++) {
      List<Launch> before = JournalReader.read(file).launches();
      try (JournalWriter journal = JournalWriter.append(file);
          RunExecution execution = execution(header, journal)) {
        execution.measured(before);
        assertThat(execution.retryFailed()).isTrue();
      }
      List<Launch> after = JournalReader.read(file).launches();
      assertThat(after.subList(before.size(), after.size()))
          .extracting(Launch::cell, Launch::round, Launch::session)
          .containsExactly(
              tuple(id("dies-measured"), 0, session), tuple(id("dies-measured"), 1, session));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"hangs-warm-up", "hangs-measured"})
  void one_that_hangs_is_killed_and_the_others_go_on(String hanging) throws Exception {
    Set<ProcessHandle> before = descendants();
    var launches = launches(header(inTurns(Duration.ofSeconds(3)), 1, "base", hanging));

    assertThat(launches.get(id(hanging)))
        .singleElement()
        .satisfies(
            launch -> assertThat(launch.outcome().cause()).contains("no sign of life for 3 s"));
    assertThat(launches.get(id("base"))).singleElement().matches(launch -> !launch.failed());
    assertGone(before);
  }

  @ParameterizedTest
  @EnumSource(Interleaving.class)
  void an_interruption_kills_all_forks_and_journals_no_half_round(Interleaving interleaving)
      throws Exception {
    Set<ProcessHandle> before = descendants();
    Header header =
        header(Plans.settings(interleaving, LONG), 1, "hangs-measured", "hangs-warm-up");
    CompletableFuture<RunExecution> started = new CompletableFuture<>();
    CompletableFuture<Boolean> ended =
        CompletableFuture.supplyAsync(
            () -> {
              try {
                return run(header, started);
              } catch (Exception failure) {
                throw new IllegalStateException(failure);
              }
            });
    RunExecution execution = started.get();
    while (sleepers(before).isEmpty() && !ended.isDone()) {
      LockSupport.parkNanos(5_000_000);
    }

    execution.interrupt();

    assertThat(ended.get()).isFalse();
    assertThat(JournalReader.read(file).launches()).isEmpty();
    assertGone(before);
  }

  @Test
  void a_block_gets_its_rounds_before_the_next_and_nothing_is_measured_twice() throws Exception {
    assertThat(measured("base", "other"))
        .containsExactly("base", "base", "other", "other", "none", "none");
  }

  @Test
  void the_empty_benchmark_is_measured_as_soon_as_a_score_is_near_it() throws Exception {
    assertThat(measured("base", "short", "other"))
        .containsExactly("base", "base", "short", "none", "none", "short", "other", "other");
  }

  /**
   * The strategies in the order in which they are measured, each alone in a block of two rounds.
   */
  private List<String> measured(String... strategies) throws Exception {
    List<Block> blocks = new ArrayList<>();
    for (String strategy : strategies) {
      blocks.add(Plans.block(strategy, 2, strategy));
    }
    Cell empty = SampleCells.of("access empty none none none none none - 17 avgt 1");
    PlannedCell floor = new PlannedCell(empty, "plain", null, List.of());
    blocks.add(new Block("empty", List.of("strategy"), List.of(floor), 2));

    assertThat(run(Plans.header(blocks).with(inTurns(LONG)), new CompletableFuture<>())).isTrue();

    return JournalReader.read(file).launches().stream()
        .map(launch -> launch.cell().split("/")[2])
        .toList();
  }

  @Test
  void what_a_budget_keeps_for_profiling_is_not_taken_from_the_fewest_rounds() throws Exception {
    Profiling all = new Profiling(Duration.ofMillis(20), 100, new Range(2, 4), 1, false);
    Settings settings =
        new SettingsBuilder(inTurns(LONG))
            .limits(inTurns(LONG).limits().timeout(), LONG)
            .profiling(all)
            .build();
    Block block = Plans.block("block", 1, "base", "other");
    Header header =
        Plans.header(List.of(new Block(block.id(), block.varies(), block.cells(), new Range(2, 4))))
            .with(settings);

    var launches = launches(header);

    assertThat(launches.get(id("base"))).hasSize(2);
    assertThat(launches.get(id("other"))).hasSize(2);
  }

  /** Profiles all cells until each has 100 samples; each recording has 60, or cannot be read. */
  private List<ProfiledFork> profiledForks(Header header, boolean kept, List<ProfiledFork> finished)
      throws Exception {
    Files.deleteIfExists(file);
    try (JournalWriter journal = JournalWriter.create(file);
        RunExecution execution = execution(header, journal)) {
      journal.header(header);
      assertThat(execution.run(List.of())).isTrue();
      assertThat(
              execution.profile(
                  finished, Set.of(), new Recordings(folder, kept, RunExecutionTest::summary)))
          .isTrue();
    }
    return JournalReader.read(file).profiledForks();
  }

  private static ForkHotspots summary(Path recording) {
    try {
      if (Files.readString(recording).equals("unreadable")) {
        throw UserException.badInput(recording + ": not a flight recording");
      }
      return ProfilingRunTest.recorded("any", 0, 60).recorded();
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }

  private static Header profiled(String... strategies) {
    Profiling profiling = new Profiling(Duration.ofMillis(20), 100, new Range(2, 4), 0.25, false);
    return header(new SettingsBuilder(inTurns(LONG)).profiling(profiling).build(), 1, strategies);
  }

  @Test
  void profiling_forks_that_fail_fail_alone_and_leave_no_file() throws Exception {
    List<ProfiledFork> profiledForks =
        profiledForks(
            profiled("base", "dies-profiled", "unrecorded", "unreadable"), false, List.of());

    Map<String, List<ProfiledFork>> byCell =
        profiledForks.stream().collect(Collectors.groupingBy(ProfiledFork::cell));
    assertThat(byCell.get(id("base"))).hasSize(2).noneMatch(ProfiledFork::failed);
    assertThat(byCell.get(id("dies-profiled")))
        .hasSize(2)
        .allMatch(profiled -> profiled.cause().contains("exit code 3"));
    assertThat(byCell.get(id("unrecorded")))
        .hasSize(2)
        .allMatch(profiled -> profiled.cause().equals("the fork wrote no recording"));
    assertThat(byCell.get(id("unreadable")))
        .hasSize(2)
        .allMatch(profiled -> profiled.cause().contains("not a flight recording"))
        .noneMatch(profiled -> profiled.cause().contains(folder.toString()));
    assertThat(JournalReader.read(file).launches()).hasSize(4).noneMatch(Launch::failed);
    assertThat(folder.resolve("recordings")).doesNotExist();
  }

  @Test
  void kept_recordings_lie_where_their_fork_says() throws Exception {
    profiledForks(profiled("base"), true, List.of());

    for (int fork = 0; fork < 2; fork++) {
      assertThat(Recordings.file(folder, id("base"), fork)).hasContent("base");
    }
    assertThat(Recordings.file(folder, id("base"), 2)).doesNotExist();

    Recordings.remove(folder);
    assertThat(folder.resolve("recordings")).isEmptyDirectory();
    Recordings.remove(folder.resolve("none"));
  }

  @Test
  void profiling_goes_on_where_it_was_stopped() throws Exception {
    String other = id("other");
    ProfiledFork known = new ProfiledFork(other, 0, "exit code 1", 1, null);

    List<ProfiledFork> profiledForks =
        profiledForks(
            profiled("base", "other"),
            false,
            List.of(ProfilingRunTest.recorded("base", 0, 60), known));

    assertThat(profiledForks)
        .extracting(profiled -> profiled.cell() + " " + profiled.fork())
        .containsExactly(id("base") + " 1", other + " 1", other + " 2");
  }

  private static Set<ProcessHandle> descendants() {
    return ProcessHandle.current().descendants().collect(Collectors.toSet());
  }

  private static List<ProcessHandle> sleepers(Set<ProcessHandle> before) {
    return descendants().stream()
        .filter(process -> !before.contains(process))
        .filter(process -> process.info().command().orElse("").endsWith("sleep"))
        .toList();
  }

  private static void assertGone(Set<ProcessHandle> before) {
    for (ProcessHandle process : descendants()) {
      if (!before.contains(process)) {
        assertThat(process.onExit()).succeedsWithin(Duration.ofSeconds(30));
      }
    }
  }
}
