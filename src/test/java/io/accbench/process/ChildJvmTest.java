package io.accbench.process;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.ExitCode;
import io.accbench.model.UserException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A shell in the place of a JVM. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "a shell script")
class ChildJvmTest {
  @TempDir Path folder;

  private UserException failure(String script) {
    ChildJvm child = new ChildJvm("preparing point on JVM 17", "the type", Duration.ofSeconds(60));
    List<String> command = List.of("/bin/sh", "-c", script);
    try {
      child.run(command, folder.resolve("result"));
    } catch (UserException failure) {
      return failure;
    } catch (IOException unexpected) {
      throw new UncheckedIOException(unexpected);
    }
    throw new AssertionError("it did not fail");
  }

  @Test
  void a_full_disk_is_said_though_many_calls_follow() {
    UserException failure =
        failure(
            """
            echo 'Exception in thread "main" java.io.IOException: No space left on device'
            for i in 1 2 3 4 5 6 7 8 9 10 11 12; do printf '\\tat java.base/x.Y.z(Y.java:%s)\\n' $i; done
            exit 1
            """);

    assertThat(failure.exitCode()).isEqualTo(ExitCode.REFUSED);
    assertThat(failure)
        .hasMessageContaining("preparing point on JVM 17: it ended with exit code 1")
        .hasMessageContaining("java.io.IOException: No space left on device")
        .hasMessageContaining("the disk is full; make room")
        .hasMessageContaining("TMPDIR");
  }

  @Test
  void the_causes_of_a_trace_are_kept_and_of_each_the_first_calls() {
    UserException failure =
        failure(
            """
            for what in 'java.lang.Error: one' 'Caused by: two' 'Caused by: three'; do
              echo "$what"
              for i in 1 2 3 4 5 6; do printf '\\tat java.base/x.Y.z(Y.java:%s)\\n' $i; done
              printf '\\t... 9 more\\n'
            done
            exit 1
            """);

    assertThat(failure.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(failure.getMessage().lines().map(String::strip))
        .contains("Caused by: two", "Caused by: three", "at java.base/x.Y.z(Y.java:2)")
        .doesNotContain("at java.base/x.Y.z(Y.java:3)", "... 9 more");
  }
}
