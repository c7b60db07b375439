package io.accbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The sample project of {@code accbench-junit}, built by Maven as its users build theirs. */
@Tag("any-jdk")
class JUnitEntryIT {
  private static final Path MODULES = Path.of("junit");

  private record Built(int exitCode, String log, String report) {}

  @TempDir private Path folder;
  private Path modules;

  @BeforeEach
  void copy() throws IOException {
    modules = folder.resolve("junit");
    Modules.copy(MODULES, modules);
  }

  private Built build(String... options) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("mvn", "-B", "-ntp", "test"));
    command.addAll(List.of(options));
    Path log = folder.resolve("log.txt");
    Process maven =
        new ProcessBuilder(command)
            .directory(modules.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    int exitCode = maven.waitFor();
    Path report =
        modules.resolve("sample/target/surefire-reports/TEST-com.acme.OrderPerformanceTest.xml");
    return new Built(
        exitCode, Files.readString(log), Files.exists(report) ? Files.readString(report) : "");
  }

  /** An accbench that has measured already: its gate writes these rows. */
  private Path accbench(String rows) throws IOException {
    Path bin = Files.createDirectories(folder.resolve("home/bin"));
    Path launcher =
        Files.writeString(
            bin.resolve("accbench"),
            "#!/bin/sh\n"
                + "echo 'accbench: said at the end' >&2\n"
                + "for argument in \"$@\"; do last=$argument; done\n"
                + (rows.isEmpty() ? "" : "cat >\"$last\" <<'ROWS'\n" + rows + "\nROWS\n")
                + "exit 3\n");
    assertThat(launcher.toFile().setExecutable(true)).isTrue();
    return bin.getParent();
  }

  @Test
  void it_is_off_unless_it_is_asked_for() throws Exception {
    Built built = build();

    assertThat(built.exitCode()).as(built.log()).isZero();
    assertThat(built.report()).contains("skipped", "add -Daccbench.performance=true");
  }

  @Test
  void each_row_is_a_test_that_fails_aborts_or_passes() throws Exception {
    Path home =
        accbench(
            """
            <testsuite name="accbench gate">
              <testcase classname="accbench.time" name="serialize Order">\
            <failure type="PerformanceRegression" message="12 % more time">
            repeat: accbench gate --type com.acme.Order</failure></testcase>
              <testcase classname="accbench.allocation" name="serialize Order">\
            <skipped message="INCONCLUSIVE: only 3 rounds"/></testcase>
              <testcase classname="accbench.time" name="deserialize Order"/>
            </testsuite>\
            """);

    Built built = build("-Daccbench.performance=true", "-Daccbench.home=" + home);

    assertThat(built.exitCode()).as(built.log()).isEqualTo(1);
    assertThat(built.log()).contains("Tests run: 3, Failures: 1, Errors: 0, Skipped: 1");
    assertThat(built.report())
        .contains(
            "12 % more time",
            "repeat: accbench gate --type com.acme.Order", "INCONCLUSIVE: only 3 rounds");
  }

  @Test
  void a_gate_without_a_decision_is_one_failure_with_its_words() throws Exception {
    Built built = build("-Daccbench.performance=true", "-Daccbench.home=" + accbench(""));

    assertThat(built.exitCode()).as(built.log()).isEqualTo(1);
    assertThat(built.report())
        .contains("came to no decision; it ended with exit code 3", "said at the end");
  }

  @Test
  void a_folder_without_accbench_is_named() throws Exception {
    Built built = build("-Daccbench.performance=true", "-Daccbench.home=" + folder);

    assertThat(built.exitCode()).as(built.log()).isEqualTo(1);
    assertThat(built.report()).contains("has no bin/accbench; name the folder");
  }

  /** One round is too few for a verdict, so every row is aborted and none can fail. */
  @Test
  void it_measures_in_jvms_of_its_own() throws Exception {
    Built built =
        build(
            "-Daccbench.performance=true",
            "-Dbudget=1s",
            "-Daccbench.home=" + Path.of("").toAbsolutePath());

    assertThat(built.exitCode()).as(built.log()).isZero();
    assertThat(built.report()).contains("INCONCLUSIVE: only 1 round of the 5");
  }
}
