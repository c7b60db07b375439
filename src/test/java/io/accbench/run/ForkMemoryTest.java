package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Block;
import io.accbench.model.Finding;
import io.accbench.model.Header;
import io.accbench.model.Interleaving;
import io.accbench.model.Settings;
import io.accbench.model.SettingsBuilder;
import io.accbench.report.text.FindingText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ForkMemoryTest {
  private static final Settings IN_TURNS = Plans.settings(Interleaving.ITERATIONS);
  private static final Block PAIR = Plans.block("pair", 1, "base", "other");

  private static Header header(Settings settings) {
    return Plans.header(List.of(PAIR)).with(settings);
  }

  private static boolean found(Settings settings, long freeMegabytes) {
    return !ForkMemory.findings(header(settings), freeMegabytes << 20).isEmpty();
  }

  @Test
  void forks_need_memory_each() {
    assertThat(found(IN_TURNS, 1200)).isFalse();
    assertThat(found(IN_TURNS, 1199)).isTrue();
  }

  @Test
  void a_limited_heap_says_what_a_fork_needs() {
    Settings small =
        new SettingsBuilder(IN_TURNS).jvmArgs(List.of("-Xmx4g", "-Xmx256m", "-Xss1m")).build();

    assertThat(found(small, 2 * 456)).isFalse();
    assertThat(found(small, 2 * 456 - 1)).isTrue();
    assertThat(
            found(
                new SettingsBuilder(IN_TURNS).jvmArgs(List.of("-XX:MaxHeapSize=1048576k")).build(),
                2400))
        .isTrue();
    assertThat(
            found(
                new SettingsBuilder(IN_TURNS).jvmArgs(List.of("-Xmx999999999999999t")).build(),
                1 << 27))
        .isTrue();
    assertThat(found(new SettingsBuilder(IN_TURNS).jvmArgs(List.of("-Xmx1048576")).build(), 402))
        .isFalse();
  }

  @Test
  void a_block_that_is_too_wide_is_a_finding_unless_forks_follow_each_other() {
    assertThat(ForkMemory.findings(header(IN_TURNS), 0))
        .singleElement()
        .satisfies(finding -> assertThat(FindingText.of(finding)).contains("one after the other"));
    assertThat(found(Plans.settings(Interleaving.FORKS), 0)).isFalse();
  }

  @Test
  void all_rounds_go_by_the_finding_whatever_is_free_then() {
    Block other = Plans.block("other", 1, "base", "other");
    List<Finding> apart = ForkMemory.findings(header(IN_TURNS), 0);

    assertThat(Plans.header(List.of(PAIR), apart).inTurns(PAIR)).isFalse();
    assertThat(Plans.header(List.of(PAIR, other), apart).inTurns(other)).isTrue();
    assertThat(Plans.header(List.of(PAIR), List.of()).inTurns(PAIR)).isTrue();
  }

  @TempDir Path folder;

  private long free(String processFile) throws IOException {
    Path process = Files.writeString(folder.resolve("cgroup"), processFile);
    return new ControlGroups(process, folder.resolve("mount")).freeMemoryBytes();
  }

  private void file(String path, String text) throws IOException {
    Path file = folder.resolve("mount").resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  @Test
  void a_container_sees_its_limit_at_the_root() throws IOException {
    file("memory.max", "1000\n");
    file("memory.current", "700\n");
    file("memory.stat", "anon 500\nactive_file 50\ninactive_file 150\n");

    assertThat(free("0::/\n")).isEqualTo(450);
  }

  @Test
  void the_tightest_of_nested_groups_counts() throws IOException {
    file("a/memory.max", "900");
    file("a/memory.current", "800");
    file("a/b/memory.max", "max");
    file("a/b/memory.current", "10");

    assertThat(free("0::/a/b")).isEqualTo(100);
  }

  @Test
  void the_first_version_has_other_names() throws IOException {
    file("memory/memory.limit_in_bytes", "1000");
    file("memory/memory.usage_in_bytes", "400");
    file("memory/memory.stat", "total_inactive_file 100");

    assertThat(free("3:cpu,cpuacct:/x\n4:memory:/not/to/be/seen\n0::/\n")).isEqualTo(700);
  }

  @Test
  void a_group_over_its_limit_has_nothing_left() throws IOException {
    file("memory.max", "100");
    file("memory.current", "120");

    assertThat(free("0::/")).isZero();
  }

  @Test
  void nothing_is_limited_where_nothing_says_so() throws IOException {
    assertThat(free("")).isEqualTo(Long.MAX_VALUE);
    assertThat(free("0::/../../etc\nmalformed\n1:memory")).isEqualTo(Long.MAX_VALUE);
    file("memory.max", "max");
    file("memory.current", "120");
    assertThat(free("0::/")).isEqualTo(Long.MAX_VALUE);
  }
}
