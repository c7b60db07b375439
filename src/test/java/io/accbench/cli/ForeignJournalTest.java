package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.accbench.app.run.OwnRuns;
import io.accbench.cli.Cli.Outcome;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A journal that somebody else has written, whose command names a program of theirs. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the program is a shell script")
class ForeignJournalTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir Path folder;
  private Path run;
  private Path program;
  private Path started;

  @BeforeEach
  void foreignRun() throws IOException {
    started = folder.resolve("started");
    program = Files.writeString(folder.resolve("program"), "#!/bin/sh\necho x >" + started + "\n");
    assertThat(program.toFile().setExecutable(true)).isTrue();
    run = Files.createDirectory(folder.resolve("run"));
  }

  /** A whole run with another command, its end left out. */
  private void writeJournal(String options) throws IOException {
    writeJournalOf("accbench run " + options);
  }

  private void writeJournalOf(String command) throws IOException {
    StringBuilder text = new StringBuilder();
    for (String line : sample()) {
      ObjectNode entry = (ObjectNode) JSON.readTree(line);
      if (entry.get("type").textValue().equals("header")) {
        ((ObjectNode) entry.at("/header/start")).put("command", command);
      }
      if (!entry.get("type").textValue().equals("end")) {
        text.append(entry).append('\n');
      }
    }
    Files.writeString(run.resolve("journal.jsonl"), text);
  }

  private static List<String> sample() throws IOException {
    Path packed = Path.of("reports/quick/journal.jsonl.gz");
    try (BufferedReader in =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(packed)), StandardCharsets.UTF_8))) {
      return in.lines().toList();
    }
  }

  @Test
  void is_not_resumed_before_all_that_it_would_run_was_shown() throws IOException {
    writeJournal("--profile ci --classpath lib/a.jar -jvmArgs -javaagent:agent.jar");

    Outcome outcome = accbench("run", "--resume", run.toString()).ended(2);

    assertThat(outcome.err())
        .contains(
            "another user or machine started this run",
            "accbench run --profile ci --classpath lib/a.jar -jvmArgs -javaagent:agent.jar",
            "--trust");
    assertThat(outcome.err()).doesNotContain("preparing");
  }

  @Test
  void of_a_gate_cannot_be_resumed() throws IOException {
    writeJournalOf("accbench gate --stack jackson-2.17.2,jackson-2.21.1 --codec jackson");

    assertThat(accbench("run", "--resume", run.toString(), "--trust").ended(2).err())
        .contains("was measured by accbench gate; only a run can be resumed");
  }

  @Test
  void the_words_of_its_command_are_read_as_those_of_any_command() throws IOException {
    writeJournal("--profile ci --progress none");

    assertThat(accbench("run", "--resume", run.toString()).err())
        .contains("accbench run --profile ci --progress none")
        .doesNotContain("not one of this accbench");
  }

  @Test
  void what_is_shown_cannot_hide_anything_from_the_terminal() throws IOException {
    writeJournal("--profile ci -jvmArgs '-javaagent:agent.jar\u001b[2K\r'");

    assertThat(accbench("run", "--resume", run.toString()).err())
        .contains("-javaagent:agent.jar\\u001b[2K\\u000d");
  }

  @Test
  void files_of_arguments_are_shown_with_what_they_hold() throws IOException {
    Path arguments = Files.writeString(folder.resolve("args"), "-jvmArgs -javaagent:agent.jar\n");
    writeJournal("--profile ci @" + arguments);

    assertThat(accbench("run", "--resume", run.toString()).err()).contains("-javaagent:agent.jar");
  }

  @Test
  void never_names_a_jvm_by_its_path_even_when_it_is_trusted() throws IOException {
    for (String jvm :
        List.of("17=" + program, program.toString(), "x=" + program + " -ea", "x=17 @" + program)) {
      writeJournal("--profile ci --jvm '" + jvm + "'");
      for (String trust : List.of("", " --trust")) {
        Outcome outcome = accbench("run --resume %s" + trust, run).ended(2);

        assertThat(outcome.err()).contains(program.toString(), "name it yourself", "--jvm");
        assertThat(started).doesNotExist();
      }
    }
  }

  @Test
  void runs_a_jvm_that_the_user_names_and_what_is_the_users_own() throws IOException {
    writeJournal("--profile ci --jvm 17=elsewhere/java");
    Outcome named =
        accbench("run", "--resume", run.toString(), "--trust", "--jvm", "17=" + program);
    assertThat(named.err()).contains(program.toString());
    assertThat(started).exists();
    Files.delete(started);

    writeJournal("--profile ci --jvm 17=" + program);
    OwnRuns.ofThisUser().add(run.resolve("journal.jsonl"));
    Outcome own = accbench("run", "--resume", run.toString());
    assertThat(own.err()).doesNotContain("--trust");
    assertThat(started).exists();
  }

  @Test
  void starts_nothing_where_it_is_only_read() throws IOException {
    writeJournal("--profile ci --jvm 17=" + program + " --classpath " + program);
    String path = run.toString();

    for (String reading :
        List.of(
            "report %s",
            "report %s --format table",
            "gate %s",
            "gate %s --baseline %s",
            "compare %s %s",
            "hotspots %s")) {
      accbench(reading.replace("%s", path));

      assertThat(started).as(reading).doesNotExist();
    }
    assertThat(run.resolve("report.md")).exists();
  }

  @Test
  void trust_without_a_run_to_resume_is_a_mistake() {
    Outcome outcome = accbench("run", "--trust", "--dry-run").ended(2);

    assertThat(outcome.err()).contains("--trust belongs to --resume");
  }
}
