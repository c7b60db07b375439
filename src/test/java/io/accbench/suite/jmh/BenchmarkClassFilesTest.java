package io.accbench.suite.jmh;

import static io.accbench.model.UserErrors.assertThatUserError;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.app.ClassFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BenchmarkClassFilesTest {
  @TempDir Path folder;

  private Path jar(String name, String file, String content) throws IOException {
    Path jar = folder.resolve(name);
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      zip.putNextEntry(new ZipEntry(file));
      zip.write(content.getBytes());
    }
    return jar;
  }

  @Test
  void file_of_a_nested_class_is_found_by_the_canonical_name() throws IOException {
    Path jar = jar("a.jar", "acme/Outer$Inner.class", "code");

    try (ClassFiles files = new ClassFiles(List.of(jar))) {
      assertThat(files.internalName("acme.Outer.Inner")).contains("acme/Outer$Inner");
      assertThat(files.internalName("acme.Outer.Other")).isEmpty();
    }
  }

  @Test
  void class_that_two_jars_hold_in_different_versions_is_ambiguous() throws IOException {
    Path a = jar("a.jar", "acme/Outer$Inner.class", "code");
    Path same = jar("same.jar", "acme/Outer$Inner.class", "code");
    Path b = jar("b.jar", "acme/Outer$Inner.class", "other code");

    assertThat(BenchmarkClassFiles.ambiguous(List.of(a, same), Set.of("acme.Outer.Inner")))
        .isEmpty();
    assertThat(BenchmarkClassFiles.ambiguous(List.of(a, b), Set.of("acme.Other"))).isEmpty();
    assertThat(BenchmarkClassFiles.ambiguous(List.of(a, same, b), Set.of("acme.Outer.Inner")))
        .containsExactly(
            "--jmh: acme.Outer.Inner differs in a.jar and b.jar, of which a JVM runs the first;"
                + " remove one from the class path, or name both as sides:"
                + " --jmh main=a.jar,pr=b.jar");
  }

  /** A copy that broke off, a page of an error in place of a download, an empty file. */
  @ParameterizedTest
  @ValueSource(ints = {0, 30, 100})
  void jar_that_is_not_whole_is_named_as_such(int length) throws IOException {
    Path whole = jar("whole.jar", "META-INF/BenchmarkList", "x".repeat(100));
    Path torn = folder.resolve("torn.jar");
    Files.write(torn, Arrays.copyOf(Files.readAllBytes(whole), length));
    Files.createFile(folder.resolve("accbench-host.jar"));
    BenchmarkLister lister =
        new BenchmarkLister(Path.of("java"), List.of(), folder, folder, Duration.ofSeconds(1));

    assertThatUserError(() -> lister.list("whole.jar", List.of(whole, torn), List.of(), List.of()))
        .hasMessageContaining("--jmh: torn.jar is not a jar, or not a whole one");
  }
}
