package io.accbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The one jar, started from a local repository with an empty cache. */
class AllInOneJarIT {
  private static final List<String> NAMES = List.of("list", "profiles", "--names");

  @TempDir private Path temporary;
  private Path cache;
  private Installed jar;

  @BeforeEach
  void fromTheRepository() throws IOException {
    Path file = Installed.built("target/repository", "-all.jar");
    Path folder = Files.createDirectories(temporary.resolve("bei Jörg"));
    Path java = Path.of(System.getProperty("java.home"), "bin/java");
    jar =
        new Installed(
            folder, List.of(java.toString(), "-Djmh.ignoreLock=true", "-jar", file.toString()));
    jar.with("LC_ALL", "C.UTF-8"); // the launcher says this; here it is the user's own
    cache = folder.resolve("home/.cache/accbench");
    jar.with("ACCBENCH_CACHE", cache.toString());
  }

  private Path home() throws IOException {
    try (Stream<Path> folders = Files.list(cache)) {
      return folders
          .filter(folder -> folder.getFileName().toString().startsWith("home-"))
          .findFirst()
          .orElseThrow();
    }
  }

  @Test
  void it_measures_and_reports() throws Exception {
    String printed = jar.run(Quick.run(1, Path.of("run")));

    assertThat(printed).contains("reflection", "direct");
    assertThat(jar.run("report", "run", "--format", "csv")).contains("direct");
    assertThat(jar.work().resolve("run/journal.jsonl"))
        .content()
        .contains("<accbench>/accbench-kernel.jar");
  }

  @Test
  void two_at_once_on_an_empty_cache_both_work() throws Exception {
    Installed.Started one = jar.start(NAMES);
    Installed.Started other = jar.start(NAMES);

    assertThat(one.ended(0)).isEqualTo(other.ended(0)).contains("quick");
    assertThat(one.errors() + other.errors()).isEmpty();
  }

  @Test
  void a_cache_that_was_tampered_with_is_told_and_restored() throws Exception {
    jar.run("list", "profiles");
    Path kernel = home().resolve("accbench-kernel.jar");
    long size = Files.size(kernel);
    Files.writeString(kernel, "evil", StandardOpenOption.APPEND);
    Files.copy(kernel, home().resolve("measured/evil.jar"));

    Installed.Started again = jar.start(NAMES);

    again.ended(0);
    assertThat(again.errors())
        .contains("had been changed and were restored", "accbench-kernel.jar", "evil.jar");
    assertThat(kernel).hasSize(size);
    assertThat(home().resolve("measured/evil.jar")).doesNotExist();
  }

  @Test
  void a_cache_that_cannot_be_written_is_refused_with_the_way_out() throws Exception {
    String file = Files.writeString(temporary.resolve("file"), "").toString();

    assertThat(jar.with("ACCBENCH_CACHE", file).failing(6, "list"))
        .contains("cannot unpack into " + file, "set ACCBENCH_CACHE to another folder")
        .doesNotContain("\tat ");
  }
}
