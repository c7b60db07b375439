package io.accbench.suite.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassPathSumTest {
  @TempDir Path folder;

  private Path jar(String name, long time, String... namesAndTexts) throws IOException {
    Path jar = folder.resolve(name);
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      for (int i = 0; i < namesAndTexts.length; i += 2) {
        ZipEntry entry = new ZipEntry(namesAndTexts[i]);
        entry.setTime(time);
        zip.putNextEntry(entry);
        zip.write(namesAndTexts[i + 1].getBytes());
      }
    }
    return jar;
  }

  private static ClassPathSum of(Path... entries) throws IOException {
    return ClassPathSum.of(List.of(entries));
  }

  @Test
  void a_jar_that_was_built_again_has_the_same_content() throws IOException {
    Path one = jar("one.jar", 1_000_000_000_000L, "a/A.class", "x", "META-INF/MANIFEST.MF", "1");
    Path two = jar("two.jar", 1_500_000_000_000L, "a/A.class", "x", "META-INF/MANIFEST.MF", "2");

    assertThat(of(one).differing(of(two))).isEmpty();
    assertThat(of(one).whole()).isEqualTo(of(two).whole());
    assertThat(Files.readAllBytes(one)).isNotEqualTo(Files.readAllBytes(two));
  }

  @Test
  void what_differs_is_named() throws IOException {
    Path one = jar("one.jar", 0, "a/A.class", "x", "a/B.class", "y", "a/C.class", "z");
    Path two = jar("two.jar", 0, "a/A.class", "x", "a/B.class", "Y", "a/D.class", "z");

    assertThat(of(one).differing(of(two))).containsExactly("a/B.class", "a/C.class", "a/D.class");
  }

  @Test
  void of_files_with_one_name_the_first_counts() throws IOException {
    Path one = jar("one.jar", 0, "a/A.class", "x");
    Path other = jar("two.jar", 0, "a/A.class", "y");

    assertThat(of(one, other).whole()).isEqualTo(of(one).whole());
    assertThat(of(other, one).whole()).isNotEqualTo(of(one).whole());
  }

  @Test
  void a_folder_is_read_with_all_below_it() throws IOException {
    Files.createDirectories(folder.resolve("classes/a"));
    Files.writeString(folder.resolve("classes/a/A.class"), "x");
    ClassPathSum before = of(folder.resolve("classes"));
    Files.writeString(folder.resolve("classes/a/A.class"), "y");

    assertThat(before.differing(of(folder.resolve("classes")))).containsExactly("a/A.class");
  }
}
