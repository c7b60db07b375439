package io.accbench.suite.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RepeatedListsTest {
  @TempDir Path folder;

  /** Writes entries whose names may repeat, which no library of zips does. */
  private Path jar(String name, String... entries) throws IOException {
    Path jar = folder.resolve(name);
    try (OutputStream file = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(file)) {
      for (int i = 0; i < entries.length; i += 2) {
        zip.putNextEntry(new ZipEntry(entries[i]));
        zip.write(entries[i + 1].getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
      }
    }
    // the second of two equal names is written under another one of the same length
    byte[] bytes = Files.readAllBytes(jar);
    String text =
        new String(bytes, StandardCharsets.ISO_8859_1)
            .replace("META-INF/benchmarkList", RepeatedLists.BENCHMARKS);
    return Files.write(
        jar,
        text.replace("META-INF/compilerHints", "META-INF/CompilerHints")
            .getBytes(StandardCharsets.ISO_8859_1));
  }

  @Test
  void all_lists_of_a_jar_are_in_one_folder() throws IOException {
    Path jar =
        jar(
            "shaded.jar",
            "META-INF/BenchmarkList",
            "JMH a\n",
            "META-INF/CompilerHints",
            "dontinline,a\n",
            "META-INF/benchmarkList",
            "JMH b\nJMH c\n",
            "META-INF/compilerHints",
            "dontinline,b\n");

    List<Path> folders = RepeatedLists.folder(List.of(folder, jar), folder);

    assertThat(folders).hasSize(1);
    assertThat(folders.get(0).resolve("META-INF/BenchmarkList")).hasContent("JMH a\nJMH b\nJMH c");
    assertThat(folders.get(0).resolve("META-INF/CompilerHints"))
        .hasContent("dontinline,a\ndontinline,b");
  }

  @Test
  void jars_with_one_list_each_need_no_folder() throws IOException {
    Path one = jar("one.jar", "META-INF/BenchmarkList", "JMH a\n");
    Path other = jar("other.jar", "META-INF/BenchmarkList", "JMH b\n");

    assertThat(RepeatedLists.folder(List.of(one, other), folder)).isEmpty();
  }
}
