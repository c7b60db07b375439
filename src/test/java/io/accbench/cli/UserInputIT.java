package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.cli.Cli.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Mistakes that only a preparing JVM can find; still before the first fork. */
@Tag("any-jdk")
class UserInputIT {
  @TempDir Path folder;

  private Path payload(String name, String json) throws IOException {
    return Files.writeString(folder.resolve(name), json);
  }

  private String problems(String type, Path... payloads) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "run", "--profile", "ci", "--classpath", "target/test-classes", "--type", type));
    for (Path payload : payloads) {
      arguments.addAll(List.of("--payload", payload.toString()));
    }
    arguments.addAll(List.of("--out", folder.resolve("run").toString()));
    Outcome outcome = accbench(arguments).ended(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).doesNotContain("\tat ", "measuring");
    assertThat(folder.resolve("run")).doesNotExist();
    return outcome.err();
  }

  @Test
  void a_type_that_is_not_on_the_class_path() throws IOException {
    assertThat(problems("io.accbench.acme.Missing", payload("a.json", "{}")))
        .contains("io.accbench.acme.Missing", "class path");
  }

  @Test
  void payloads_that_are_no_json_are_all_told_with_line_and_column() throws IOException {
    assertThat(
            problems(
                "io.accbench.acme.Fragile",
                payload("torn.json", "{\n  \"value\": 1"),
                payload("comma.json", "{\n  \"value\": 1,\n}")))
        .containsPattern("torn\\.json:2:\\d+")
        .containsPattern("comma\\.json:3:\\d+");
  }

  @Test
  void payloads_that_do_not_bind_are_all_told_with_line_and_column() throws IOException {
    String problems =
        problems(
            "io.accbench.acme.Fragile",
            payload("text.json", "{\n  \"value\": \"many\"\n}"),
            payload("unknown.json", "{\n  \"vlaue\": 1\n}"));

    assertThat(problems)
        .containsPattern("text\\.json:2:\\d+")
        .containsPattern("unknown\\.json:2:\\d+");
  }
}
