package io.accbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.cli.Cli.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The lines that a CI server's log shows of a short run: standard error is a pipe. */
@Tag("any-jdk")
class ProgressIT {
  @TempDir Path folder;

  private Outcome run(Map<String, String> environment, String... more) throws IOException {
    List<String> command = new ArrayList<>(List.of("./accbench"));
    command.addAll(Quick.faked(3, folder.resolve("run"), more));
    Map<String, String> all = new HashMap<>(Map.of("CI", "", "GITHUB_ACTIONS", "", "COLUMNS", ""));
    all.putAll(environment);
    return Programs.run(Path.of(""), all, command).ended(0);
  }

  @Test
  void a_log_has_the_plan_in_whole_lines_and_results_are_not_cut() throws Exception {
    Outcome run = run(Map.of());

    String log = run.err();
    assertThat(log).doesNotContain("\r", "\u001b", "::group::", "forks,");
    assertThat(log.lines()).allMatch(line -> line.startsWith("accbench: "));
    assertThat(log.lines())
        .filteredOn(line -> line.startsWith("accbench: 1 ratio; about "))
        .hasSize(1);
    assertThat(run.out()).doesNotContain("no room for");
  }

  @Test
  void a_log_of_github_has_the_run_in_a_group() throws Exception {
    List<String> lines = run(Map.of("GITHUB_ACTIONS", "true", "CI", "true")).err().lines().toList();

    assertThat(lines).filteredOn(line -> line.startsWith("::group::accbench: 1 ratio")).hasSize(1);
    assertThat(lines).filteredOn("::endgroup::"::equals).hasSize(1);
  }

  @Test
  void no_progress_is_shown_if_none_is_wanted() throws Exception {
    assertThat(run(Map.of(), "--progress", "none").err()).doesNotContain("ratio", "round");
  }

  @Test
  void a_bar_can_be_asked_for_in_a_pipe() throws Exception {
    assertThat(run(Map.of(), "--progress", "bar").err())
        .contains("accbench: 1 ratio; about ", "\r");
  }
}
