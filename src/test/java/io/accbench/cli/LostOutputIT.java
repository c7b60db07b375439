package io.accbench.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The launcher under a shell: streams that cannot be written, little memory, other folders. */
@EnabledOnOs(value = OS.LINUX, disabledReason = "/dev/full")
@Tag("any-jdk")
class LostOutputIT {
  @TempDir Path folder;

  /** Returns what standard error says. */
  private String shell(String line, int exitCode, Map<String, String> environment)
      throws IOException, InterruptedException {
    Path err = folder.resolve("err.txt");
    ProcessBuilder shell =
        new ProcessBuilder("/bin/sh", "-c", line)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(err.toFile());
    shell.environment().putAll(environment);
    assertThat(shell.start().waitFor()).as(line).isEqualTo(exitCode);
    return Files.readString(err);
  }

  @ParameterizedTest
  @ValueSource(strings = {"report reports/quick --format csv", "list profiles", "--help"})
  void a_full_disk_behind_standard_output_fails_the_command(String command) throws Exception {
    assertThat(shell("./accbench " + command + " >/dev/full", 6, Map.of()))
        .contains("accbench: standard output cannot be written (No space left on device)");
  }

  @Test
  void a_closed_output_fails_and_a_reader_that_ends_early_does_not() throws Exception {
    assertThat(shell("./accbench list profiles >&-", 6, Map.of()))
        .contains("standard output cannot be written");
    assertThat(
            shell(
                "{ ./accbench report reports/matrix --format samples; echo $? >&2; } |" + " true",
                0,
                Map.of()))
        .isEqualTo("0\n");
  }

  @Test
  void too_little_memory_is_no_bug() throws Exception {
    assertThat(
            shell(
                "./accbench report reports/matrix --format samples",
                6,
                Map.of("ACCBENCH_HEAP", "5m")))
        .contains("out of memory", "set ACCBENCH_HEAP=1g")
        .doesNotContain("bug in accbench");
  }

  @ParameterizedTest
  @ValueSource(strings = {"abc", "1k", "-1", "99999999g", " "})
  void memory_that_no_jvm_starts_with_is_named(String size) throws Exception {
    assertThat(shell("./accbench list profiles", 6, Map.of("ACCBENCH_HEAP", size)))
        .startsWith("accbench: ACCBENCH_HEAP=" + size + ": no JVM starts with it (")
        .contains("heap", "give a size such as 1g");
  }

  @ParameterizedTest
  @ValueSource(strings = {"true", "false"})
  void a_java_command_that_is_none_is_named(String command) throws Exception {
    Path none = Path.of("/bin", command);

    assertThat(shell("./accbench list profiles", 6, Map.of("ACCBENCH_JAVA", none.toString())))
        .contains(none + " is no Java", "set ACCBENCH_JAVA");
  }

  @Test
  void a_closed_input_is_an_empty_one() throws Exception {
    assertThat(shell("./accbench compare - reports/quick <&-", 2, Map.of()))
        .contains("standard input: is empty");
  }

  @Test
  void a_full_folder_for_temporary_files_is_named() throws Exception {
    String own = "unshare -rm sh -c 'mount -t tmpfs -o size=64k none " + folder + " && ";
    assumeTrue(
        new ProcessBuilder("sh", "-c", own + "true'").start().waitFor() == 0,
        "this system has no file systems of a user's own");

    assertThat(
            shell(
                own
                    + "{ head -c 64k /dev/zero >"
                    + folder
                    + "/filler; ./accbench run --dry-run --fixture point; }'",
                6,
                Map.of("TMPDIR", folder.toString())))
        .contains("No space left on device", "TMPDIR names another folder")
        .doesNotContain("not a JVM");
  }

  @Test
  void a_current_folder_that_is_gone_is_said() throws Exception {
    Path gone = folder.resolve("gone here");
    String launcher = Path.of("bin/accbench").toAbsolutePath().toString();
    String line = "mkdir '%s' && cd '%s' && rmdir '%s' && exec '%s' list profiles";

    assertThat(shell(line.formatted(gone, gone, gone, launcher), 6, Map.of()))
        .contains("accbench: the current folder is gone; change to another one");
  }

  @Test
  void a_folder_for_temporary_files_that_is_missing_is_named() throws Exception {
    String missing = folder.resolve("missing here").toString();

    assertThat(shell("./accbench run --dry-run --fixture point", 6, Map.of("TMPDIR", missing)))
        .contains("no temporary folder can be made", missing, "TMPDIR");
  }
}
