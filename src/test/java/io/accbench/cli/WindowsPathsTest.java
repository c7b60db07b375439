package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.app.gate.GateSides;
import io.accbench.cli.Cli.Outcome;
import io.accbench.plan.RunOptions;
import io.accbench.plan.Samples;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Paths of Windows in options are read as paths: not as coordinates, nor as a label. Here they are
 * files that do not exist; no test has run on Windows.
 */
class WindowsPathsTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--stack       | x=C:\\my lib\\a.jar       | there is no file",
        "--stack       | x=C:\\lib\\*.jar          | no file matches \"C:\\lib\\*.jar\"",
        "--jvm         | 17=C:\\jdk 17\\java.exe   | \"C:\\jdk 17\\java.exe\" does not exist",
        "--jvm         | C:\\jdk\\17               | \"C:\\jdk\\17\" does not exist",
        "--codec       | C:\\bench\\My.java        | codec C:\\bench\\My.java does not exist",
        "--project     | C:\\work\\shop            | --project C:\\work\\shop: has neither pom.xml"
      })
  void a_path_in_an_option(String option, String value, String expected) {
    Outcome outcome = accbench("run", "--dry-run", option, value, "--fixture", "point").ended(2);

    assertThat(outcome.err()).contains(expected);
  }

  @Test
  void a_wildcard_of_a_gates_side_means_jars() {
    RunOptions given = Samples.options("--codec=Acme.java", "--baseline=stack=base");

    new GateSides(given, folder).ofStacks(List.of("old\\lib\\*"), List.of("new\\acme*.jar"));

    assertThat(given.libraries().stacks)
        .containsExactly("base=old\\lib\\*.jar", "candidate=new\\acme*.jar");
  }
}
