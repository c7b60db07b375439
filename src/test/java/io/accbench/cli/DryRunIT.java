package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.cli.Cli.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code --dry-run}: prepares for real, measures and writes nothing. */
@Tag("any-jdk")
class DryRunIT {
  @TempDir Path folder;

  @Test
  void every_cell_and_the_time_are_told_and_nothing_is_written() {
    Path run = folder.resolve("run");

    List<String> arguments = Quick.run(3, run, "--dry-run");
    Collections.replaceAll(arguments, "reflection,direct", "reflection,direct,lambda");
    Outcome outcome = accbench(arguments).ended(0);

    assertThat(outcome.out())
        .contains("3 rounds")
        .containsPattern("point/reflection/field/bean/typed/\\d+/avgt/1 {2}baseline")
        .containsPattern("point/lambda/\\S* {2}not supported: ")
        .containsPattern("(?m)^9 forks, about ")
        .doesNotContain("\u001b");
    assertThat(run).doesNotExist();
    assertThat(outcome.out()).doesNotContain("this ran your own code");
  }

  @Test
  void that_code_of_ones_own_ran_is_told_when_it_did() throws IOException {
    Path run = folder.resolve("run");
    String path = UsersJar.neverSeen("target/test-classes", folder);
    List<String> arguments = Quick.run(3, run, "--dry-run", "--classpath", path);

    Outcome outcome = accbench(arguments).ended(0);
    Outcome again = accbench(arguments).ended(0);

    assertThat(outcome.out()).contains("note: this ran your own code");
    assertThat(outcome.out()).startsWith(again.out());
    assertThat(again.out()).doesNotContain("this ran your own code");
  }

  @Test
  void of_a_named_row_only_its_baseline_and_the_floor_are_measured_with_it() {
    Path run = folder.resolve("run");
    List<String> arguments = Quick.run(3, run, "--dry-run");
    Collections.replaceAll(arguments, "reflection,direct", "reflection,direct,hidden");
    String plan = accbench(arguments).out();
    String row = plan.lines().filter(line -> line.contains("/hidden/")).findFirst().orElseThrow();

    arguments.addAll(List.of("--row", row.strip()));
    Outcome outcome = accbench(arguments).ended(0);
    assertThat(outcome.out())
        .contains("/reflection/", "/hidden/", "access.empty/", "9 forks, ")
        .doesNotContain("/direct/");

    arguments.set(arguments.size() - 1, row.strip().replace("hidden", "hiden"));
    Outcome unknown = accbench(arguments).ended(2);
    assertThat(unknown.err()).contains("did you mean \"" + row.strip() + "\"?");
  }
}
