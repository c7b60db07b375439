package io.accbench.app.gate;

import static io.accbench.model.UserErrors.assertThatUserError;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.model.UserException;
import io.accbench.plan.RunOptions;
import io.accbench.plan.Samples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GateSidesTest {
  @TempDir Path folder;
  private final RunOptions options = Samples.options("--codec=Acme.java");

  private Path jar(String name) throws IOException {
    Path jar = folder.resolve(name);
    Files.createDirectories(jar.getParent());
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      zip.putNextEntry(new ZipEntry("a"));
    }
    return jar;
  }

  private void settle(Object base, Object candidate) throws IOException {
    Path scratch = Files.createDirectories(folder.resolve("scratch"));
    new GateSides(options, scratch)
        .ofStacks(List.of(base.toString()), List.of(candidate.toString()));
  }

  @Test
  void a_jar_whose_path_holds_a_comma_stays_one_jar() throws IOException {
    jar("old,1/a,b.jar");
    jar("old,1/c.jar");

    settle(folder.resolve("old,1") + "/*", jar("new/d,e.jar"));

    assertThat(jars(0)).containsExactly("a_b.jar", "c.jar");
    assertThat(jars(1)).containsExactly("d_e.jar");
  }

  private List<String> jars(int side) {
    String stack = options.libraries().stacks.get(side);
    return List.of(stack.substring(stack.indexOf('=') + 1).split(",")).stream()
        .map(path -> Path.of(path).getFileName().toString())
        .toList();
  }

  @Test
  void a_folder_of_classes_becomes_a_jar() throws IOException {
    Path classes = Files.createDirectories(folder.resolve("classes/com"));
    Files.writeString(classes.resolve("A.class"), "x");

    settle(folder.resolve("classes"), jar("new/d.jar"));

    Path made = folder.resolve("scratch/base-classes-0.jar");
    try (JarFile jar = new JarFile(made.toFile())) {
      assertThat(jar.stream().map(ZipEntry::getName)).containsExactly("com/A.class");
    }
  }

  @Test
  void a_pattern_that_matches_nothing_is_told() throws IOException {
    Files.createDirectories(folder.resolve("no,ne"));

    assertThatUserError(() -> settle(folder.resolve("no,ne") + "/*.jar", jar("new/d.jar")))
        .hasMessageContaining("--base-classpath: no file matches");
  }

  /** The scratch folder is gone: nothing can be written there. */
  @Test
  void what_cannot_be_read_or_packed_is_told_and_no_bug() throws IOException {
    Path classes = Files.createDirectories(folder.resolve("classes"));
    GateSides sides = new GateSides(options, folder.resolve("gone"));

    assertThatThrownBy(
            () -> sides.ofStacks(List.of(classes.toString()), List.of(folder + "/no,ne/*")))
        .isInstanceOfSatisfying(
            UserException.class,
            mistakes ->
                assertThat(mistakes.problems())
                    .anySatisfy(
                        line ->
                            assertThat(line)
                                .startsWith("--base-classpath: \"" + classes + "\" cannot be read"))
                    .anySatisfy(line -> assertThat(line).startsWith("--candidate-classpath: ")));
  }
}
