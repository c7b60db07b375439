package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static io.accbench.model.SampleCells.codec;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Golden;
import io.accbench.analysis.JournalBuilder;
import io.accbench.cli.Cli.Outcome;
import io.accbench.gate.Calibration;
import io.accbench.journal.JournalWriter;
import io.accbench.model.Cell;
import io.accbench.model.Journal;
import io.accbench.model.Machine;
import io.accbench.model.Mode;
import io.accbench.model.Range;
import io.accbench.report.text.ReportJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The gate as a user and a CI see it, over journals of known truth; nothing is measured. */
class GateCommandTest {
  private static final Cell BASE = codec("serialize", "jackson", "base");
  private static final Cell CANDIDATE = codec("serialize", "jackson", "candidate");
  private static final Cell OTHER_BASE = codec("deserialize", "jackson", "base");
  private static final Cell OTHER_CANDIDATE = codec("deserialize", "jackson", "candidate");

  @TempDir Path folder;

  private Path run(String name, JournalBuilder run) throws IOException {
    Path path = Files.createDirectories(folder.resolve(name));
    Journal journal = run.journal();
    Files.deleteIfExists(path.resolve("journal.jsonl"));
    try (JournalWriter writer = JournalWriter.create(path.resolve("journal.jsonl"))) {
      writer.header(journal.header());
      journal.launches().forEach(writer::launch);
      if (journal.end() != null) {
        writer.end(journal.end());
      }
    }
    return path;
  }

  private static JournalBuilder two(double change, double sd, int rounds) {
    return JournalBuilder.gate()
        .block("stack", BASE, CANDIDATE)
        .noisy(BASE, rounds, 1000, sd, 1)
        .noisy(CANDIDATE, rounds, 1000 * change, sd, 2);
  }

  private static JournalBuilder four(double change, double sd) {
    return two(change, sd, 30)
        .block("stack", OTHER_BASE, OTHER_CANDIDATE)
        .noisy(OTHER_BASE, 30, 2000, 0.01, 3)
        .noisy(OTHER_CANDIDATE, 30, 2000, 0.01, 4);
  }

  private Path policy(String text) throws IOException {
    return Files.writeString(folder.resolve("policy.yaml"), text);
  }

  /** Returns what is seen, without the folder of the test. */
  private String seen(Outcome outcome) {
    String text = "exit " + outcome.exitCode() + "\n-- out\n" + outcome.out() + "-- err\n";
    return (text + outcome.err()).replace(folder.toString(), "<folder>");
  }

  private Outcome gate(Object... arguments) {
    List<String> words = new ArrayList<>(List.of("gate"));
    for (Object argument : arguments) {
      words.add(argument.toString());
    }
    return accbench(words.toArray(String[]::new));
  }

  @ParameterizedTest
  @CsvSource({
    "regressed, 1.1, 0.01",
    "undecided, 1.02, 0.01",
    "improved, 0.8, 0.01",
    "equivalent, 1, 0.01",
  })
  void every_outcome_as_it_is_seen(String name, double change, double sd) throws IOException {
    Outcome outcome = gate(run("run", four(change, sd)));

    Golden.check("cli/gate-" + name + ".txt", seen(outcome));
  }

  @ParameterizedTest
  @CsvSource({
    "1.10, regressed, 3",
    "1.10, undecided, 3",
    "1.10, never, 0",
    "1.02, regressed, 0",
    "1.02, undecided, 4",
    "1.02, never, 0",
    "1.00, undecided, 0",
  })
  void the_exit_code_follows_what_shall_fail(double change, String failOn, int code)
      throws IOException {
    Outcome outcome = gate(run("run", two(change, 0.01, 30)), "--fail-on", failOn);

    assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(code);
    boolean open = change == 1.02;
    assertThat(outcome.err().contains("INCONCLUSIVE: 1 row was shown neither")).isEqualTo(open);
    assertThat(outcome.out()).contains("accbench gate: " + (open ? "INCONCLUSIVE" : ""));
  }

  @Test
  void margins_come_from_a_calibration() throws IOException {
    Path run = run("run", two(1.035, 0.005, 30));
    Path calibration = folder.resolve("calibration.json");
    Calibration made =
        new Calibration(
            "test",
            "accbench calibrate",
            "2026-01-01T00:00:00Z",
            new Machine("cpu", 2, 1L << 30, "os", "unknown", 0),
            List.of(),
            new Calibration.CalibrationRules(new Range(5, 80), Duration.ofMinutes(10), 2000, 1),
            List.of(),
            List.of(new Calibration.ModeMargin(Mode.AVERAGE_TIME, 0.05)));
    Files.writeString(calibration, ReportJson.text(made.file()));

    assertThat(gate(run).exitCode()).isEqualTo(3);
    Outcome calibrated = gate(run, "--calibration", calibration, "--fail-on", "undecided");
    assertThat(calibrated.exitCode()).isZero();
    assertThat(calibrated.out().replace("\n", " "))
        .contains("made on 2026-01-01T00:00:00Z; its margins are in use: steady state ±5.0 %")
        .contains(
            "calibrated on another machine (cpu, 2 cores, os) than measured (cpu, 2 cores, Linux")
        .contains("was not made with JDK 17 (HotSpot 17.0.1+1)");
    assertThat(gate(run, "--calibration", run.resolve("journal.jsonl")).exitCode()).isEqualTo(2);
  }

  @Test
  void junit_replaces_no_file_of_another_kind() throws IOException {
    Path run = run("run", two(1, 0.005, 30));
    Path journal = run.resolve("journal.jsonl");
    String before = Files.readString(journal);
    Path earlier = Files.writeString(folder.resolve("earlier.xml"), "<testsuites/>");

    Outcome outcome = gate(run, "--junit", journal);

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).contains("--junit " + journal + ": exists and is no JUnit XML");
    assertThat(journal).hasContent(before);
    assertThat(gate(run, "--junit", folder).err()).contains("is no JUnit XML");
    assertThat(gate(run, "--junit", "/dev/null").err()).contains("is no JUnit XML");
    assertThat(gate(run, "--junit", earlier).exitCode()).isZero();
    assertThat(earlier).content().contains("accbench gate");
    Path empty = Files.createFile(folder.resolve("empty.xml"));
    assertThat(gate(run, "--junit", empty).exitCode()).isZero();
  }

  @Test
  void a_failed_cell_fails_unless_another_regressed() throws IOException {
    JournalBuilder calm = two(1, 0.01, 30).failed(CANDIDATE, 30);
    JournalBuilder slower = two(1.2, 0.01, 30).failed(CANDIDATE, 30);

    assertThat(gate(run("calm", calm)).exitCode()).isEqualTo(5);
    assertThat(gate(run("slower", slower)).exitCode()).isEqualTo(3);
  }

  @Test
  void one_fork_is_loud_and_no_pass() throws IOException {
    Outcome outcome = gate(run("run", two(1, 0, 1)), "--fail-on", "undecided");

    assertThat(outcome.exitCode()).isEqualTo(4);
    assertThat(outcome.out()).contains("only 1 round of the 5 that a verdict needs");
  }

  @Test
  void a_policy_with_waivers_as_it_is_seen() throws IOException {
    Path policy = Path.of("src/test/resources/gate/policy.yaml");

    Outcome outcome = gate(run("run", four(1.1, 0.01)), "--policy", policy);

    Golden.check("cli/gate-policy.txt", seen(outcome));
  }

  @Test
  void an_expired_waiver_no_longer_excuses() throws IOException {
    Path policy =
        policy(
            """
            expectations: [time <= baseline + 2 %]
            waivers: [{row: serialize, reason: known, until: 2020-01-31}]
            """);

    Outcome outcome = gate(run("run", two(1.1, 0.01, 30)), "--policy", policy);

    assertThat(outcome.exitCode()).isEqualTo(3);
    assertThat(outcome.err()).contains("expired on 2020-01-31: the regression counts again");
    assertThat(outcome.out()).contains("expired on 2020-01-31");
  }

  @ParameterizedTest
  @ValueSource(strings = {"regressed", "undecided", "never"})
  void an_expired_waiver_fails_the_gate_by_itself(String failOn) throws IOException {
    Path run = run("run", two(1, 0.01, 30));
    Path policy =
        policy(
            """
            expectations: [time <= baseline + 2 %]
            waivers: [{row: serialize, reason: known, until: 2020-01-31}]
            """);

    Outcome outcome = gate(run, "--policy", policy, "--fail-on", failOn);

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).contains("expired on 2020-01-31; its rows keep their limits");
    assertThat(run.resolve("gate.json")).content().contains("\"verdict\" : \"INCONCLUSIVE\"");
  }

  @Test
  void a_waiver_excuses_a_row_that_stays_open() throws IOException {
    Path policy =
        policy(
            """
            expectations: [time <= baseline + 2 %]
            waivers: [{row: serialize time, reason: known, until: 2999-01-31}]
            """);

    Outcome outcome =
        gate(run("run", two(1.02, 0.01, 30)), "--policy", policy, "--fail-on", "undecided");

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.err()).contains("waived: ").doesNotContain("this is not a pass");
  }

  /** A suspect that fresh forks cleared; those of another run, or half of them, clear nothing. */
  @Test
  void a_run_judged_again_comes_to_the_decision_of_its_confirmation() throws IOException {
    Path run = run("run", two(1.1, 0.01, 30));

    run("run/confirmation", two(1, 0.01, 20).seed(43));
    Outcome cleared = gate(run);
    Outcome ignored = gate(run, "--no-confirm");
    run("run/confirmation", two(1.1, 0.01, 10).seed(43));
    Outcome confirmed = gate(run);
    run("run/confirmation", two(1, 0.01, 20).seed(43).interrupted());
    Outcome interrupted = gate(run);
    run("run/confirmation", two(1, 0.01, 20).seed(7));
    Outcome foreign = gate(run);

    assertThat(cleared.exitCode()).as(cleared.out()).isZero();
    assertThat(cleared.out()).contains("was not confirmed by 20 fresh rounds");
    assertThat(List.of(ignored, confirmed, interrupted, foreign))
        .extracting(Outcome::exitCode)
        .containsOnly(3);
    assertThat(confirmed.out()).contains("confirmed by 10 fresh rounds");
    assertThat(interrupted.out()).contains("the confirmation was interrupted");
    assertThat(foreign.out()).contains("belongs to another run");
  }

  @Test
  void the_decision_lies_in_the_folder_of_the_run() throws IOException {
    Path run = run("run", two(1.1, 0.01, 30));
    Path junit = folder.resolve("ci/junit.xml");

    gate(run, "--junit", junit);

    assertThat(run.resolve("gate.json")).content().contains("\"verdict\" : \"REGRESSED\"");
    assertThat(junit).exists();
  }

  @Test
  void a_stored_run_as_folder_journal_or_results_beside_it() throws IOException {
    Path then = run("main", two(1, 0.01, 30));
    Path now = run("now", two(1.1, 0.01, 30));
    accbench("report", then.toString());

    for (Path stored : List.of(then, then.resolve("journal.jsonl"), then.resolve("results.json"))) {
      Outcome outcome = gate(now, "--baseline", stored);
      assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(3);
      assertThat(outcome.out()).contains("candidate against base");
    }
  }

  @Test
  void a_baseline_of_another_machine_is_refused_unless_told() throws IOException {
    Path then = run("main", two(1, 0.01, 30).cpu("another"));
    Path now = run("now", two(1, 0.01, 30));

    Outcome refused = gate(now, "--baseline", then);
    Outcome told = gate(now, "--baseline", then, "--across-machines");

    assertThat(refused.exitCode()).isEqualTo(7);
    assertThat(refused.err()).contains("another, 2 cores, Linux there", "add --across-machines");
    assertThat(told.exitCode()).as(told.err()).isZero();
    assertThat(told.out()).contains("measured on another machine");
    assertThat(gate(now, "--across-machines").err()).contains("add --baseline FILE");
  }

  @Test
  void results_without_a_journal_have_raw_scores_only() throws IOException {
    Path then = run("main", two(1, 0.01, 30));
    accbench("report", then.toString());
    Path alone = Files.copy(then.resolve("results.json"), folder.resolve("main.json"));
    Path now = run("now", two(1, 0.01, 30));

    Outcome ratios = gate(now, "--baseline", alone);
    Outcome raw = gate(now, "--baseline", alone, "--raw");

    assertThat(ratios.exitCode()).isEqualTo(7);
    assertThat(ratios.err()).contains("add --raw");
    assertThat(raw.exitCode()).as(raw.err() + raw.out()).isZero();
    assertThat(raw.out()).contains("now compared with then", "does not name its machine");
  }

  /** JMH's default mode is throughput, where less is worse. */
  @Test
  void two_files_of_jmh_are_compared_in_the_right_direction() throws IOException {
    Path fast =
        jmh("fast.json", "thrpt", "ops/ms", "[1000,1001],[1002],[999],[1000],[1001],[1003]");
    Path slow = jmh("slow.json", "thrpt", "ops/ms", "[800,801],[802],[799],[800],[801],[803]");

    assertThat(gate(slow, "--baseline", fast, "--raw").exitCode()).isEqualTo(3);
    Outcome faster = gate(fast, "--baseline", slow, "--raw");
    assertThat(faster.exitCode()).isZero();
    assertThat(faster.out())
        .contains("IMPROVED  com.acme.Bench.parse size=10, now compared with then");
  }

  @Test
  void units_of_the_two_files_may_differ_and_modes_may_not() throws IOException {
    Path millis = jmh("ms.json", "avgt", "ms/op", "[1],[1.001],[1.002],[0.999],[1],[1]");
    Path micros = jmh("us.json", "avgt", "us/op", "[1000],[1001],[1002],[999],[1000],[1000]");
    Path rate = jmh("rate.json", "thrpt", "ops/s", "[1000],[1001],[1002],[999],[1000],[1000]");

    assertThat(gate(micros, "--baseline", millis, "--raw").out()).contains("EQUIVALENT");
    Outcome mixed = gate(rate, "--baseline", millis, "--raw");
    assertThat(mixed.exitCode()).isEqualTo(7);
    assertThat(mixed.err()).contains("no common row", "avgt", "thrpt");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "                                         | 7 | has no rawData",
        "[1000],[1001],[\"NaN\"],[1],[1],[1]      | 7 | score of fork 3, iteration 1 is not a"
            + " number",
        "[1000],[1001],[0],[1],[1],[1]            | 7 | score of fork 3, iteration 1 is 0,",
      })
  void a_baseline_without_numbers_is_told(String raw, int code, String words) throws IOException {
    Path fine = jmh("fine.json", "avgt", "us/op", "[1000],[1001],[1002],[999],[1000],[1000]");
    Path bad = jmh("bad.json", "avgt", "us/op", raw == null ? "" : raw);

    Outcome asBaseline = gate(fine, "--baseline", bad, "--raw");
    Outcome asRun = gate(bad, "--baseline", fine, "--raw");

    for (Outcome outcome : List.of(asBaseline, asRun)) {
      assertThat((outcome.out() + outcome.err()).replaceAll("\\s+", " "))
          .contains("bad.json: result 1 (com.acme.Bench.parse): " + words);
      assertThat(outcome.out()).isEmpty();
    }
    assertThat(asBaseline.exitCode()).isEqualTo(code);
    assertThat(asRun.exitCode()).isEqualTo(2);
  }

  @Test
  void a_row_without_numbers_is_undecided_and_the_others_are_judged() {
    Path file = Path.of("src/test/resources/compare/pairs/onebad.json");

    Outcome outcome = gate(file, "--baseline", file, "--raw");

    assertThat(outcome.exitCode()).isEqualTo(5);
    assertThat(outcome.out())
        .contains("of 21 rows 1 undecided, 20 within the limit")
        .contains("(com.acme.B.bad): score of fork 3, iteration 1 is 0, no measurement");
  }

  @ParameterizedTest
  @CsvSource({"alloc-one-side-a, alloc-one-side-b, 7", "alloc-one-side-b, alloc-one-side-a, 0"})
  void allocation_of_one_side_alone_is_told_and_no_given_baseline_is_asked_for(
      String then, String now, int code) throws IOException {
    String pairs = "src/test/resources/compare/pairs/";
    Path policy = policy("expectations:\n  - alloc B/op <= baseline + 1 %\n");

    Outcome outcome =
        gate(
            pairs + now + ".json",
            "--baseline",
            pairs + then + ".json",
            "--raw",
            "--policy",
            policy);

    assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(code);
    assertThat(outcome.out() + outcome.err())
        .contains(code == 7 ? "measure both sides with JMH's -prof gc" : "allocation was not")
        .doesNotContain("name a --baseline");
  }

  @Test
  void parameters_with_separators_in_their_values_are_rows_of_their_own() {
    Path file = Path.of("src/test/resources/compare/pairs/collide.json");

    assertThat(gate(file, "--baseline", file, "--raw").out())
        .contains(
            "com.acme.P.parse a=1\\,b\\=2,", "com.acme.P.parse a=1,b=2,", "2 within the limit");
  }

  /** A rate read as a time, or the other way round, would turn a regression into a gain. */
  @ParameterizedTest
  @CsvSource({
    "thrpt, us/op, unit us/op in mode thrpt",
    "avgt, ops/s, unit ops/s in mode avgt",
    "avgt, parsecs, unit \"parsecs\" is unknown",
  })
  void a_unit_that_does_not_fit_its_mode_is_refused(String mode, String unit, String words)
      throws IOException {
    String scores = "[1000],[1001],[1002],[999],[1000],[1000]";
    Path fine = jmh("fine.json", "avgt", "us/op", scores);
    Path mixed = jmh("mixed.json", mode, unit, scores);

    assertThat(gate(mixed, "--baseline", fine, "--raw").exitCode()).isEqualTo(2);
    Outcome asBaseline = gate(fine, "--baseline", mixed, "--raw");
    assertThat(asBaseline.exitCode()).isEqualTo(7);
    assertThat(asBaseline.err()).contains("mixed.json: result 1 (com.acme.Bench.parse): " + words);
  }

  @Test
  void one_fork_on_a_side_of_two_files_decides_nothing() throws IOException {
    Path six = jmh("six.json", "avgt", "us/op", "[1000],[1001],[1002],[999],[1000],[1000]");
    Path one = jmh("one.json", "avgt", "us/op", "[1500,1501,1502]");

    Outcome outcome = gate(one, "--baseline", six, "--raw", "--fail-on", "undecided");

    assertThat(outcome.exitCode()).isEqualTo(4);
    assertThat(outcome.out()).contains("only 1 round of the 5");
  }

  private Path jmh(String name, String mode, String unit, String rawData) throws IOException {
    String metric =
        rawData.isEmpty()
            ? "{\"score\": 1, \"scoreUnit\": \"%s\"}".formatted(unit)
            : "{\"score\": 1, \"scoreUnit\": \"%s\", \"rawData\": [%s]}".formatted(unit, rawData);
    return Files.writeString(
        folder.resolve(name),
        """
        [{"jmhVersion": "1.37", "benchmark": "com.acme.Bench.parse", "mode": "%s", "threads": 1,
          "forks": 6, "jvmArgs": [], "jdkVersion": "17.0.1", "vmName": "HotSpot",
          "vmVersion": "17.0.1+1", "params": {"size": "10"}, "primaryMetric": %s}]
        """
            .formatted(mode, metric));
  }

  @Test
  void a_missing_baseline_is_not_a_missing_run() throws IOException {
    Path now = run("now", two(1, 0.01, 30));

    assertThat(gate(now, "--baseline", folder.resolve("none")).exitCode()).isEqualTo(7);
    assertThat(gate(folder.resolve("none")).exitCode()).isEqualTo(2);
    assertThat(gate(now, "--raw").err()).contains("add --baseline FILE");
  }

  @Test
  void a_run_without_two_sides_is_no_gate() throws IOException {
    JournalBuilder alone =
        JournalBuilder.gate().block("stack", BASE).noisy(BASE, 10, 1000, 0.01, 1);

    Outcome outcome = gate(run("run", alone));

    assertThat(outcome.exitCode()).isEqualTo(7);
    assertThat(outcome.err()).contains("no row has another row to be compared with");
  }

  @Test
  void mistakes_before_anything_is_measured_come_in_one_list() throws IOException {
    Path bad = policy("expectations: [a >= 0]\n");

    Outcome outcome =
        gate(
            "--policy",
            bad,
            "--alpha",
            "60%",
            "--base-classpath",
            folder.resolve("nowhere.jar"),
            "--raw");

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err())
        .contains("policy.yaml:1: \"a >= 0\"")
        .contains("--alpha: \"60%\" is not a share between 0 and 50%")
        .contains("--base-classpath alone is one side")
        .contains("nowhere.jar\" does not exist; build it, or correct the path")
        .contains("add --codec MyCodec.java")
        .contains("--raw compares a finished RUN");
  }

  @Test
  void a_gate_without_sides_says_which_there_are() {
    Outcome outcome = gate();

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).contains("gate needs two sides: give --stack BASE,CANDIDATE");
  }

  @Test
  void a_finished_run_takes_no_option_that_measures() throws IOException {
    Outcome outcome = gate(run("run", two(1, 0.01, 10)), "-f", "5", "--codec", "jackson");

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).contains("nothing is measured; leave out", "-f", "--codec");
  }
}
