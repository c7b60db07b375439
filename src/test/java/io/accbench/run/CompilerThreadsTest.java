package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class CompilerThreadsTest {
  @TempDir Path tasks;

  private void thread(String number, String name, int user, int system) throws IOException {
    Path folder = Files.createDirectories(tasks.resolve(number));
    Files.writeString(
        folder.resolve("stat"),
        "%s (%s) S 1 1 1 0 -1 4194368 9 0 0 0 %d %d 0 0 20 0 1 0 77 0 0\n"
            .formatted(number, name, user, system));
  }

  @Test
  void the_time_of_the_compilers_threads_since_the_last_call_is_added_up() throws IOException {
    CompilerThreads threads = new CompilerThreads(tasks);
    thread("7", "C2 CompilerThre", 100, 10);
    thread("8", "C1 (a) CompilerT", 5, 0);
    thread("9", "java", 300, 30);
    threads.nanosSinceLast();

    thread("7", "C2 CompilerThre", 102, 11);
    thread("8", "C1 (a) CompilerT", 9, 0);
    thread("9", "java", 400, 30);
    assertThat(threads.nanosSinceLast()).isEqualTo(70_000_000);
    assertThat(threads.nanosSinceLast()).isZero();

    Files.delete(tasks.resolve("7/stat")); // it ends while it is looked at
    assertThat(threads.nanosSinceLast()).isZero();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void this_jvm_has_compiled_and_one_that_is_gone_has_not() {
    assertThat(CompilerThreads.of(ProcessHandle.current().pid()).nanosSinceLast()).isPositive();
    assertThat(CompilerThreads.of(Long.MAX_VALUE).nanosSinceLast()).isZero();
  }
}
