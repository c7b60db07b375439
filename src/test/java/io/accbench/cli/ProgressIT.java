package io.accbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The lines that a CI server's log shows of a short run: standard error is a pipe. */
@Tag("any-jdk")
class ProgressIT {
  @TempDir Path folder;

  private String log(Map<String, String> environment, String... more)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("./accbench"));
    command.addAll(Quick.run(3, folder.resolve("run"), more));
    Path err = folder.resolve("err.txt");
    ProcessBuilder run =
        new ProcessBuilder(command)
            .redirectOutput(folder.resolve("out.txt").toFile())
            .redirectError(err.toFile());
    run.environment().keySet().removeAll(List.of("CI", "GITHUB_ACTIONS", "COLUMNS"));
    run.environment().putAll(environment);
    int exitCode = run.start().waitFor();
    String log = Files.readString(err);
    assertThat(exitCode).as(log).isZero();
    return log;
  }

  @Test
  void a_log_has_the_plan_in_whole_lines_and_results_are_not_cut() throws Exception {
    String log = log(Map.of());

    assertThat(log).doesNotContain("\r", "\u001b", "::group::", "forks,");
    assertThat(log.lines()).allMatch(line -> line.startsWith("accbench: "));
    assertThat(log.lines())
        .filteredOn(line -> line.startsWith("accbench: 1 ratio; about "))
        .hasSize(1);
    assertThat(folder.resolve("out.txt")).content().doesNotContain("no room for");
  }

  @Test
  void a_log_of_github_has_the_run_in_a_group() throws Exception {
    List<String> lines = log(Map.of("GITHUB_ACTIONS", "true", "CI", "true")).lines().toList();

    assertThat(lines).filteredOn(line -> line.startsWith("::group::accbench: 1 ratio")).hasSize(1);
    assertThat(lines).filteredOn("::endgroup::"::equals).hasSize(1);
  }

  @Test
  void no_progress_is_shown_if_none_is_wanted() throws Exception {
    assertThat(log(Map.of(), "--progress", "none")).doesNotContain("ratio", "round");
  }

  @Test
  void a_bar_can_be_asked_for_in_a_pipe() throws Exception {
    assertThat(log(Map.of(), "--progress", "bar")).contains("accbench: 1 ratio; about ", "\r");
  }
}
