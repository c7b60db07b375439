package io.accbench.app.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwnRunsTest {
  @TempDir Path folder;

  private Path journal(String name, String header) throws IOException {
    return Files.writeString(folder.resolve(name), header + "\n{\"type\":\"launch\"}\n");
  }

  @Test
  void a_run_that_was_begun_here_is_held_wherever_its_journal_lies_and_however_long()
      throws IOException {
    OwnRuns runs = new OwnRuns(folder.resolve("state/accbench/runs"));
    runs.add(journal("a.jsonl", "{\"seed\":1}"));
    runs.add(journal("b.jsonl", "{\"seed\":2}"));

    assertThat(runs.hold(Files.writeString(folder.resolve("moved.jsonl"), "{\"seed\":1}\n")))
        .isTrue();
    assertThat(runs.hold(folder.resolve("b.jsonl"))).isTrue();
  }

  @Test
  void a_changed_header_is_another_run() throws IOException {
    OwnRuns runs = new OwnRuns(folder.resolve("runs"));
    runs.add(journal("a.jsonl", "{\"seed\":1}"));

    assertThat(runs.hold(journal("a.jsonl", "{\"seed\":1,\"command\":\"x\"}"))).isFalse();
  }

  @Test
  void without_a_place_to_remember_nothing_is_held_and_nothing_fails() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    Path journal = journal("a.jsonl", "{}");
    for (OwnRuns runs :
        new OwnRuns[] {new OwnRuns(file.resolve("runs")), new OwnRuns(Path.of("?/runs"))}) {
      runs.add(journal);

      assertThat(runs.hold(journal)).isFalse();
    }
    assertThat(Path.of("?")).doesNotExist();
  }

  @Test
  void the_state_lies_where_the_user_wants_it_else_below_the_home() {
    Map<String, String> home = Map.of("user.home", "/home/u");

    assertThat(OwnRuns.state(Map.of("XDG_STATE_HOME", "/s")::get, home::get)).hasToString("/s");
    assertThat(OwnRuns.state(Map.of("XDG_STATE_HOME", "s")::get, home::get))
        .hasToString("/home/u/.local/state");
    assertThat(OwnRuns.state(Map.<String, String>of()::get, home::get))
        .hasToString("/home/u/.local/state");
  }
}
