package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ControlGroupsTest {
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
