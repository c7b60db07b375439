package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the fake java is a shell script")
@Tag("slow")
@Tag("any-jdk")
class HostProcessTest {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  @TempDir Path folder;

  private HostProcess start(String script) throws IOException {
    return HostProcess.start(FakeJava.running(folder, script), "kernel.jar:jmh.jar", folder);
  }

  private static Set<ProcessHandle> descendants() {
    return ProcessHandle.current().descendants().collect(Collectors.toSet());
  }

  @Test
  void it_is_started_in_its_folder_with_the_class_path_and_without_jmhs_lock() throws Exception {
    try (HostProcess host = start("pwd > where; printf '%s\\n' \"$@\"; cat")) {
      StringBuilder arguments = new StringBuilder();
      for (int i = 0; i < 13; i++) {
        arguments.append(host.next(PATIENCE)[0]).append(' ');
      }

      assertThat(arguments.toString())
          .contains("-Djmh.ignoreLock=true", "-cp kernel.jar:jmh.jar", "HostMain");
      assertThat(Files.readString(folder.resolve("where")).strip())
          .isEqualTo(folder.toRealPath().toString());
    }
  }

  @Test
  void a_request_ends_with_go_and_events_come_back_in_parts() throws Exception {
    try (HostProcess host = start("cat")) {
      host.send(List.of("mode\tavgt", "threads\t1"));

      assertThat(host.next(PATIENCE)).containsExactly("mode", "avgt");
      assertThat(host.next(PATIENCE)).containsExactly("threads", "1");
      assertThat(host.next(PATIENCE)).containsExactly("go");
      assertThat(host.next(Duration.ZERO)).isNull();
    }
  }

  @Test
  void a_host_that_cannot_start_says_why_each_time_it_is_asked() throws Exception {
    String[] why = {
      "unstarted", "Error; Multiple garbage collectors selected; Picked up -XX:+UseG1GC"
    };
    try (HostProcess host =
        start(
            "echo 'Picked up -XX:+UseG1GC' >&2; echo Error;"
                + " echo Multiple garbage collectors selected; exit 1")) {
      assertThat(host.next(PATIENCE)).containsExactly("Error");
      assertThat(host.next(PATIENCE)).containsExactly("Multiple garbage collectors selected");
      assertThat(host.next(PATIENCE)).containsExactly(why);
      host.send(List.of("mode\tavgt")); // into a closed pipe
      assertThat(host.next(PATIENCE)).containsExactly(why);
    }
  }

  @Test
  void a_host_that_dies_in_silence_says_its_exit_code() throws Exception {
    try (HostProcess host = start("echo ready; exit 3")) {
      assertThat(host.next(PATIENCE)).containsExactly("ready");
      assertThat(host.next(PATIENCE)).containsExactly("gone", "exit code 3");
    }
  }

  @Test
  void a_flood_of_events_waits_in_the_pipe_and_arrives_whole() throws Exception {
    int lines = 20_000;
    try (HostProcess host = start("echo ready; seq 1 " + lines + " | sed 's/^/line /'")) {
      assertThat(host.next(PATIENCE)).containsExactly("ready");
      for (int i = 1; i <= lines; i++) {
        assertThat(host.next(PATIENCE)).containsExactly("line " + i);
      }
      assertThat(host.next(PATIENCE)).containsExactly("gone", "exit code 0");
    }
  }

  @Test
  void closed_it_and_what_it_started_are_gone() throws Exception {
    Set<ProcessHandle> before = descendants();
    Set<ProcessHandle> all;
    try (HostProcess host = start("sleep 600 & sleep 600 & echo ready; wait")) {
      assertThat(host.next(PATIENCE)).containsExactly("ready");
      all = descendants();
      all.removeAll(before);
    }
    assertThat(all).hasSize(3);
    for (ProcessHandle process : all) {
      assertThat(process.onExit()).succeedsWithin(PATIENCE);
    }
  }

  /**
   * It prints nothing into the host's own pipes, as JMH's forks do. The host says its process id.
   */
  private static final String FORK = "sleep 600 < /dev/null > /dev/null 2>&1 & echo $!; ";

  private static ProcessHandle started(HostProcess host) throws Exception {
    return ProcessHandle.of(Long.parseLong(host.next(PATIENCE)[0])).orElseThrow();
  }

  @Test
  void the_fork_of_a_host_that_died_by_itself_is_killed() throws Exception {
    try (HostProcess host = start(FORK + "read line; kill -9 $$")) {
      ProcessHandle fork = started(host);
      assertThat(host.seesFork()).isTrue();
      host.send(List.of("mode\tavgt"));

      assertThat(host.next(PATIENCE)[0]).isEqualTo("unstarted");
      assertThat(fork.onExit()).succeedsWithin(PATIENCE);
    }
  }

  @Test
  void a_fork_that_follows_another_is_known_too() throws Exception {
    try (HostProcess host = start("true & wait; " + FORK + "wait; read line")) {
      ProcessHandle fork = started(host);

      assertThat(host.seesFork()).isTrue();
      host.killFork();
      assertThat(fork.onExit()).succeedsWithin(PATIENCE);
      assertThat(host.alive()).isTrue();
    }
  }
}
