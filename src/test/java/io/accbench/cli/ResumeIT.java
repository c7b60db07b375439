package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.cli.Cli.Outcome;
import io.accbench.model.Journal;
import io.accbench.model.Launch;
import io.accbench.run.FakeJava;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run that was killed, and goes on. */
@Tag("any-jdk")
class ResumeIT {
  private static final String TYPE = "io.accbench.acme.Fragile";

  @TempDir Path folder;

  private static Outcome run(List<String> arguments) {
    return accbench(arguments);
  }

  private Outcome runOwn(Path payload, Path out) throws IOException {
    return accbench(
        "run --classpath %s --type %s --payload %s --strategy reflection --member field --jvm"
            + " fake=%s --operation read --mode avgt -f 2 -wi 1 -w 20ms -i 2 -r 20ms --out %s",
        Path.of("target/test-classes").toAbsolutePath().toString(),
        TYPE,
        payload,
        FakeJava.hostingCommand(),
        out);
  }

  @Test
  void a_run_cut_in_the_middle_of_a_line_measures_what_is_missing_and_no_whole_round_twice()
      throws IOException {
    Path run = folder.resolve("run");
    assertThat(run(Quick.faked(3, run)).exitCode()).isZero();
    List<String> whole = Journals.launches(run);
    Journal before = Journals.of(run);
    List<String> reports = files(run);
    int half = firstOfSecondRound(before);
    Journals.cut(run, half + 1);
    for (String report : reports) {
      Files.deleteIfExists(run.resolve(report));
    }

    Outcome resumed = accbench("run", "--resume", run.toString()).ended(0);

    assertThat(resumed.err()).contains("accbench: 1 ratio; about ");
    assertThat(Journals.launches(run)).containsExactlyInAnyOrderElementsOf(whole);
    Journal after = Journals.of(run);
    assertThat(after.header()).isEqualTo(before.header());
    assertThat(after.launches().subList(0, half)).isEqualTo(before.launches().subList(0, half));
    assertThat(after.launches())
        .as("the half of a pair is measured anew, beside the other half")
        .doesNotContain(before.launches().get(half));
    assertThat(after.end()).isNotNull();
    assertThat(after.torn()).isFalse();
    assertThat(files(run)).isEqualTo(reports);
    assertThat(Files.readString(run.resolve("samples.csv")).lines())
        .as("a line each fork and iteration")
        .hasSize(1 + whole.size() * 3);
  }

  private static int firstOfSecondRound(Journal journal) {
    List<Launch> launches = journal.launches();
    int first = 0;
    while (launches.get(first).round() == 0 || launches.get(first).cell().contains(".empty/")) {
      first++;
    }
    return first;
  }

  private static List<String> files(Path run) throws IOException {
    try (var files = Files.list(run)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> !name.equals("journal.jsonl"))
          .sorted()
          .toList();
    }
  }

  @Test
  void a_finished_run_has_nothing_to_go_on_with() throws IOException {
    Path run = folder.resolve("run");
    assertThat(run(Quick.faked(1, run)).exitCode()).isZero();
    List<String> whole = Journals.launches(run);

    Outcome resumed = accbench("run", "--resume", run.toString()).ended(0);

    assertThat(resumed.err()).contains("nothing is left to measure").doesNotContain("measuring at");
    assertThat(resumed.out()).contains("reflection");
    assertThat(Journals.launches(run)).isEqualTo(whole);
  }

  @Test
  void a_run_that_ended_before_its_most_rounds_gets_no_more() throws IOException {
    Path run = folder.resolve("run");
    assertThat(run(Quick.faked(500, run, "--budget", "1s")).exitCode()).isZero();
    Journal spent = Journals.of(run);

    accbench("run", "--resume", run.toString()).ended(0);

    assertThat(Journals.of(run)).isEqualTo(spent);
  }

  @Test
  void a_run_whose_budget_is_spent_goes_on_for_the_time_that_it_is_given() throws IOException {
    Path run = folder.resolve("run");
    assertThat(run(Quick.faked(500, run, "--budget", "1s")).exitCode()).isZero();
    Journal spent = Journals.of(run);

    accbench("run", "--resume", run.toString(), "--budget", "1s").ended(0);

    Journal longer = Journals.of(run);
    assertThat(longer.launches()).startsWith(spent.launches().toArray(Launch[]::new));
    assertThat(longer.launches()).hasSizeGreaterThan(spent.launches().size());
    assertThat(longer.header()).isEqualTo(spent.header());
    assertThat(longer.end()).isNotNull();

    accbench("run", "--resume", run.toString(), "--budget", "1s").ended(0);

    assertThat(Journals.of(run).launches()).hasSizeGreaterThan(longer.launches().size());
  }

  @Test
  void a_resumed_run_takes_no_other_budget_than_a_time_and_not_with_retry_failed()
      throws IOException {
    Path run = folder.resolve("run");
    assertThat(run(Quick.faked(1, run)).exitCode()).isZero();
    Journal before = Journals.of(run);

    Outcome bad = accbench("run", "--resume", run.toString(), "--budget", "soon").ended(2);
    Outcome both =
        accbench("run", "--resume", run.toString(), "--budget", "1s", "--retry-failed").ended(2);

    assertThat(bad.err()).contains("--budget must be").contains("\"soon\"");
    assertThat(both.err()).contains("--retry-failed follows the last round");
    assertThat(Journals.of(run)).isEqualTo(before);
  }

  @Test
  void a_changed_payload_is_refused_and_the_journal_left_alone() throws IOException {
    Path payload = Files.writeString(folder.resolve("fragile.json"), "{\"value\": 1}");
    Path run = folder.resolve("run");
    Outcome first = runOwn(payload, run);
    assertThat(first.exitCode()).as(first.err()).isZero();
    Journals.cut(run, 1);
    byte[] journal = Files.readAllBytes(run.resolve("journal.jsonl"));

    Outcome nowhere = accbench("run", "--resume", run.toString());
    Files.writeString(payload, "{\"value\": 2}");
    Outcome changed = accbench("run", "--resume", run.toString(), "--payload", payload.toString());

    assertThat(nowhere.exitCode()).isEqualTo(2);
    assertThat(nowhere.err()).contains("where --payload was is not recorded");
    assertThat(changed.exitCode()).isEqualTo(2);
    assertThat(changed.err()).contains("changed since it began: the payload");
    assertThat(run.resolve("journal.jsonl")).hasBinaryContent(journal);
    Files.writeString(payload, "{\"value\": 1}");
    assertThat(
            accbench("run", "--resume", run.toString(), "--payload", payload.toString()).exitCode())
        .isZero();
  }
}
