package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.accbench.cli.Cli.Outcome;
import io.accbench.model.Launch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ctrl-C and worse, to the process that a user starts. */
@EnabledOnOs(value = OS.LINUX, disabledReason = "signals through setsid and kill")
@Tag("any-jdk")
class KilledIT {
  private static final String SCRATCH = "accbench-scratch-";

  private static final long SIGINT_MASK = 1L << (2 - 1);

  private static final int KILLS = 10;

  /** Enough that ten starts do not come to the end; arbitrary. */
  private static final int ROUNDS = 15;

  private static final int MOST_LAUNCHES = 4;

  /** About as long as a start prepares, or a few launches take; arbitrary. */
  private static final long MOST_MILLIS = 3_000;

  @TempDir Path folder;

  private final String marker = "-Dmarked.by.test=" + UUID.randomUUID();

  private String[] temporaryFiles() {
    return Started.temporary(folder).toFile().list();
  }

  @ParameterizedTest(name = "{0}, whole group: {1}")
  @CsvSource({"INT,true,130", "TERM,false,143"})
  void a_signal_ends_the_forks_and_reports_what_is_finished(
      String signal, boolean group, int exitCode) throws Exception {
    assumeFalse(ignoresInterrupts(), "started in the background, where a shell ignores SIGINT");
    Path run = folder.resolve("run");
    try (Started accbench = Started.accbench(folder, Quick.run(30, run, "-jvmArgs", marker))) {
      accbench.awaitLaunches(run, 4);
      assertThat(temporaryFiles()).isNotEmpty().allMatch(name -> name.startsWith(SCRATCH));
      accbench.kill(signal, group);

      assertThat(accbench.exitCode()).as(accbench.err()).isEqualTo(exitCode);
      accbench.assertNothingIsLeft(marker);
      assertThat(accbench.err()).doesNotContain("bug in accbench", "failed:");
      assertThat(accbench.out() + accbench.err())
          .as("plain into a pipe")
          .doesNotContain("\u001b", "\r", "[=");
      assertThat(accbench.out()).contains("reflection").contains("report.md");
    }
    assertThat(temporaryFiles())
        .as("a scratch folder that a dying JVM still wrote into is swept by a later command")
        .allMatch(name -> name.startsWith(SCRATCH));
    assertThat(Journals.of(run).end()).isNull();
    assertThat(Journals.of(run).torn()).isFalse();
    assertThat(Journals.of(run).launches())
        .hasSizeGreaterThanOrEqualTo(4)
        .noneMatch(Launch::failed);
    assertThat(run.resolve("report.md")).content().contains("reflection");
  }

  @Test
  void killed_for_good_it_leaves_no_jvm_and_goes_on_later() throws Exception {
    Path run = folder.resolve("run");
    try (Started accbench = Started.accbench(folder, Quick.run(3, run, "-jvmArgs", marker))) {
      accbench.awaitLaunches(run, 4);
      accbench.kill("KILL", false);

      assertThat(accbench.exitCode()).isEqualTo(137);
      accbench.assertNothingIsLeft(marker);
    }
    assertThat(run.resolve("run.lock")).as("its process is gone").exists();

    Outcome resumed = accbench("run", "--resume", run.toString()).ended(0);

    assertThat(resumed.err()).contains("accbench: 1 ratio; about ", " used before");
    List<String> launches = Journals.launches(run);
    assertThat(launches).hasSize(3 * 3).doesNotHaveDuplicates();
    assertThat(Journals.of(run).end()).isNotNull();
    assertThat(run.resolve("run.lock")).doesNotExist();
  }

  /** Every other start while it prepares, the others while they measure. */
  @Tag("campaign")
  @Test
  void killed_at_ten_random_points_it_measures_each_launch_once(TestReporter reporter)
      throws Exception {
    long seed = Long.getLong("accbench.seed", new Random().nextInt(1_000_000));
    reporter.publishEntry("accbench.seed", Long.toString(seed));
    Random random = new Random(seed);
    Path run = folder.resolve("run");
    List<String> begin = Quick.run(ROUNDS, run, "-jvmArgs", marker);
    for (int kill = 0; kill < KILLS; kill++) {
      boolean begun = Journals.begun(run);
      List<String> command = begun ? List.of("run", "--resume", run.toString()) : forced(begin);
      try (Started accbench = Started.accbench(folder, command)) {
        if (kill % 2 == 1) {
          accbench.awaitLaunches(run, Journals.launchesSoFar(run) + random.nextInt(MOST_LAUNCHES));
        }
        accbench.killAfter(random.nextLong(MOST_MILLIS), marker);
      }
    }

    Outcome resumed =
        Journals.begun(run) ? accbench("run", "--resume", run.toString()) : accbench(forced(begin));

    assertThat(resumed.exitCode()).as("seed %d: %s", seed, resumed.err()).isZero();
    assertThat(Journals.launches(run))
        .as("seed %d", seed)
        .hasSize(3 * ROUNDS)
        .doesNotHaveDuplicates();
    assertThat(Journals.of(run).end()).isNotNull();
    assertThat(Journals.of(run).launches()).noneMatch(Launch::failed);
  }

  private static List<String> forced(List<String> command) {
    return Stream.concat(command.stream(), Stream.of("--force")).toList();
  }

  private static boolean ignoresInterrupts() throws IOException {
    String ignored =
        Files.readAllLines(Path.of("/proc/self/status")).stream()
            .filter(line -> line.startsWith("SigIgn:"))
            .findFirst()
            .orElse("SigIgn: 0");
    return (Long.parseUnsignedLong(ignored.replaceFirst("SigIgn:\\s*", ""), 16) & SIGINT_MASK) != 0;
  }
}
