package io.accbench.install;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.model.Sha256;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnpackingTest {
  private final Map<String, String> release =
      new TreeMap<>(Map.of("accbench.jar", "tool", "lib/a.jar", "library", "profiles/ci.yaml", ""));

  @TempDir private Path folder;

  /** A jar is a folder here: the class loader knows no difference. */
  private ClassLoader jar(String name) throws IOException {
    Path root = folder.resolve(name);
    StringBuilder sums = new StringBuilder();
    for (Map.Entry<String, String> file : release.entrySet()) {
      Path path = root.resolve(Unpacking.FILES).resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.writeString(path, file.getValue());
      sums.append(Sha256.of(path)).append("  ").append(file.getKey()).append('\n');
    }
    Files.writeString(root.resolve(Unpacking.SUMS), sums);
    return loader(root);
  }

  private static ClassLoader loader(Path root) throws MalformedURLException {
    return new URLClassLoader(new URL[] {root.toUri().toURL()}, null);
  }

  private Unpacking unpack(ClassLoader jar) throws IOException {
    return Unpacking.of(jar, folder.resolve("cache"));
  }

  private void assertWhole(Path home) {
    assertThat(release)
        .allSatisfy((name, content) -> assertThat(home.resolve(name)).hasContent(content));
  }

  @Test
  void an_empty_cache_gets_every_file_and_nothing_is_left_beside_them() throws IOException {
    Unpacking unpacked = unpack(jar("one"));

    assertWhole(unpacked.home());
    assertThat(unpacked.replaced()).isEmpty();
    assertThat(folder.resolve("cache/unpacking")).isEmptyDirectory();
  }

  @Test
  void a_changed_file_is_noticed_and_replaced() throws IOException {
    ClassLoader jar = jar("one");
    Path home = unpack(jar).home();
    Files.writeString(home.resolve("lib/a.jar"), "evil");

    Unpacking again = unpack(jar);

    assertThat(again.replaced()).containsExactly("lib/a.jar");
    assertWhole(home);
    assertThat(unpack(jar).replaced()).isEmpty();
  }

  @Test
  void an_added_jar_would_be_on_a_class_path_and_is_removed() throws IOException {
    ClassLoader jar = jar("one");
    Path home = unpack(jar).home();
    Files.writeString(home.resolve("lib/b.jar"), "evil");
    Files.writeString(home.resolve("profiles/mine.yaml"), "mine");

    assertThat(unpack(jar).replaced()).containsExactly(Path.of("lib/b.jar").toString());
    assertThat(home.resolve("lib/b.jar")).doesNotExist();
    assertThat(home.resolve("profiles/mine.yaml")).exists();
  }

  @Test
  void what_a_killed_process_did_not_write_is_added_without_a_word() throws IOException {
    ClassLoader jar = jar("one");
    Path home = unpack(jar).home();
    Files.delete(home.resolve("accbench.jar"));

    assertThat(unpack(jar).replaced()).isEmpty();
    assertWhole(home);
  }

  @Test
  void two_versions_have_folders_of_their_own() throws IOException {
    Path first = unpack(jar("one")).home();
    release.put("accbench.jar", "newer tool");

    Path second = unpack(jar("two")).home();

    assertThat(second).isNotEqualTo(first);
    assertThat(first.resolve("accbench.jar")).hasContent("tool");
    assertThat(second.resolve("accbench.jar")).hasContent("newer tool");
  }

  @Test
  void many_at_once_on_an_empty_cache_all_get_the_whole_release() throws Exception {
    for (int i = 0; i < 200; i++) {
      release.put("fixtures/" + i + ".json", "x".repeat(i));
    }
    ClassLoader jar = jar("one");
    ExecutorService pool = Executors.newFixedThreadPool(4);
    try {
      Callable<Unpacking> task = () -> unpack(jar);
      for (Future<Unpacking> each : pool.invokeAll(List.of(task, task, task, task))) {
        assertWhole(each.get().home());
      }
    } finally {
      pool.shutdown();
    }
    try (Stream<Path> left = Files.list(folder.resolve("cache/unpacking"))) {
      assertThat(left).isEmpty();
    }
  }

  @Test
  void a_damaged_jar_is_refused() throws IOException {
    ClassLoader jar = jar("one");
    Files.writeString(folder.resolve("one").resolve(Unpacking.FILES).resolve("lib/a.jar"), "other");

    assertThatThrownBy(() -> unpack(jar))
        .hasMessageContaining("lib/a.jar")
        .hasMessageContaining("SHA-256");
  }

  @Test
  void a_cache_that_cannot_be_made_is_an_io_exception() throws IOException {
    Files.writeString(folder.resolve("cache"), "a file");

    assertThatThrownBy(() -> unpack(jar("one"))).isInstanceOf(IOException.class);
  }
}
