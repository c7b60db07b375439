package io.accbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The end of a command whose output cannot be written, or that has too little of something. */
class OutputTest {
  private final StringWriter err = new StringWriter();

  private static final class Unwritable extends OutputStream {
    private final String reason;

    Unwritable(String reason) {
      this.reason = reason;
    }

    @Override
    public void write(int b) throws IOException {
      throw new IOException(reason);
    }
  }

  /** A command that ends as it is told to. */
  @Command(name = "test")
  private static final class Ending implements Callable<Integer> {
    private final Throwable thrown;

    Ending(Throwable thrown) {
      this.thrown = thrown;
    }

    @Override
    public Integer call() throws Exception {
      if (thrown instanceof Error error) {
        throw error;
      }
      throw (Exception) thrown;
    }
  }

  private int printed(String reason, String... arguments) {
    StandardOutput out = new StandardOutput(new Unwritable(reason));
    PrintWriter printer =
        new PrintWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), true);
    CommandLine command = Accbench.commandLine();
    command.setOut(printer).setErr(new PrintWriter(err, true));
    return Accbench.execute(command, out, arguments);
  }

  private int ended(Throwable thrown) {
    CommandLine command = Accbench.commandLine();
    command.addSubcommand("test", new Ending(thrown));
    command.setExecutionExceptionHandler(command.getExecutionExceptionHandler());
    command.setErr(new PrintWriter(err, true));
    return Accbench.execute(command, new StandardOutput(OutputStream.nullOutputStream()), "test");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"list profiles", "--help", "--version", "run --help", "generate-completion"})
  void a_command_whose_output_is_lost_fails_and_says_why(String line) {
    assertThat(printed("No space left on device", line.split(" "))).isEqualTo(6);
    assertThat(err.toString())
        .containsOnlyOnce("standard output cannot be written (No space left on device)");
  }

  @Test
  void a_command_that_fails_otherwise_keeps_its_exit_code() {
    assertThat(printed("No space left on device", "list", "nonsense")).isEqualTo(2);
  }

  @Test
  void a_reader_that_wants_no_more_is_no_failure() {
    assertThat(printed("Broken pipe", "list", "profiles")).isZero();
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void out_of_memory_is_answered_with_the_way_out() {
    assertThat(ended(new OutOfMemoryError("Java heap space"))).isEqualTo(6);
    assertThat(err.toString())
        .contains("out of memory (Java heap space)", "set ACCBENCH_HEAP=")
        .doesNotContain("\tat ", "bug");
  }

  @Test
  void out_of_memory_in_a_thread_that_others_wait_for_is_the_same() {
    Throwable cause = new OutOfMemoryError("GC overhead limit exceeded");

    assertThat(ended(new IllegalStateException(cause))).isEqualTo(6);

    assertThat(err.toString()).contains("ACCBENCH_HEAP=").doesNotContain("bug");
  }

  @Test
  void out_of_memory_in_a_thread_that_nobody_waits_for_ends_accbench() throws Exception {
    CompletableFuture<Integer> exit = new CompletableFuture<>();
    Thread thread =
        new Thread(
            () -> {
              throw new OutOfMemoryError("Java heap space");
            });
    thread.setUncaughtExceptionHandler(
        new ExhaustedThreads(new PrintWriter(err, true), exit::complete));
    thread.start();

    assertThat(exit.get(10, TimeUnit.SECONDS)).isEqualTo(6);
    assertThat(err.toString()).contains("ACCBENCH_HEAP=");
  }

  @Test
  void a_limit_of_threads_is_no_lack_of_heap() {
    assertThat(ended(new OutOfMemoryError("unable to create native thread"))).isEqualTo(6);
    assertThat(err.toString()).contains("ulimit -u").doesNotContain("ACCBENCH_HEAP");
  }

  @Test
  void a_stack_overflow_says_what_nests_too_deep() {
    StackOverflowError deep = new StackOverflowError();
    deep.setStackTrace(
        new StackTraceElement[] {
          new StackTraceElement("java.util.HashMap", "get", "HashMap.java", 1),
          new StackTraceElement("io.accbench.stack.Descriptors", "read", "Descriptors.java", 40)
        });

    assertThat(ended(deep)).isEqualTo(6);

    assertThat(err.toString())
        .contains("overflowed in io.accbench.stack.Descriptors", "nested too deeply")
        .doesNotContain("\tat ", "bug");
  }

  @Test
  void a_file_that_the_system_does_not_give_is_no_bug() {
    IOException denied = new AccessDeniedException("lib/secret.jar");

    assertThat(ended(new UncheckedIOException(denied))).isEqualTo(6);

    assertThat(err.toString())
        .contains("lib/secret.jar: the system denies access to it; permit it")
        .doesNotContain("\tat ", "bug");
  }

  @Test
  void a_full_disk_is_no_bug() {
    assertThat(ended(new IOException("/tmp/accbench/job.json: No space left on device")))
        .isEqualTo(6);
    assertThat(err.toString())
        .contains("/tmp/accbench/job.json: No space left on device: the disk is full", "TMPDIR")
        .doesNotContain("\tat ", "bug");
  }

  @Test
  void any_other_failure_is_a_bug_and_shows_its_trace() {
    assertThat(ended(new NoClassDefFoundError("x/Y"))).isEqualTo(1);
    assertThat(ended(new IllegalStateException("odd"))).isEqualTo(1);
    assertThat(err.toString()).contains("bug in accbench", "NoClassDefFoundError", "odd");
  }
}
