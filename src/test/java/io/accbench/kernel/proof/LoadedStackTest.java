package io.accbench.kernel.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.json.PackageVersion;
import io.accbench.model.Sha256;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The class path of this JVM, which has Jackson's core in a jar, held against lists of jars. */
class LoadedStackTest {
  private static final String VERSION = PackageVersion.VERSION.toString();
  private static final String CORE = "com.fasterxml.jackson.core:jackson-core:";

  @TempDir Path folder;

  private static Path core() throws URISyntaxException {
    return Path.of(JsonFactory.class.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  private static String line(String coordinates, Path jar) {
    return coordinates + "\t" + Sha256.of(jar) + "\t" + jar;
  }

  private String verified(String... lines) throws IOException {
    return LoadedStack.verify(Files.write(folder.resolve("stack.txt"), Arrays.asList(lines)));
  }

  /** A jar with empty files of these names. */
  private Path jar(String name, String... entries) throws IOException {
    Path jar = folder.resolve(name);
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      for (String entry : entries) {
        out.putNextEntry(new JarEntry(entry));
      }
    }
    return jar;
  }

  @Test
  void a_jar_that_is_loaded_as_it_was_locked() throws Exception {
    assertThat(verified(line(CORE + VERSION, core())))
        .isEqualTo("jackson-core %s (jackson-core-%s.jar)".formatted(VERSION, VERSION));
  }

  @Test
  void a_jar_with_other_bytes_was_swapped() throws Exception {
    Path file = core();
    String other = "0".repeat(64);

    assertThatIllegalStateException()
        .isThrownBy(() -> verified(CORE + VERSION + "\t" + other + "\t" + file))
        .withMessageContainingAll(
            CORE + VERSION, "the jar was swapped", Sha256.of(file), "not " + other);
  }

  @Test
  void a_jar_that_says_another_version_of_itself() throws Exception {
    Path file = core();

    assertThatIllegalStateException()
        .isThrownBy(() -> verified(line(CORE + "1.0.0", file)))
        .withMessageContainingAll(CORE + "1.0.0", "it is version " + VERSION);
  }

  @Test
  void a_class_that_another_place_would_give() throws Exception {
    String name = JsonFactory.class.getName().replace('.', '/') + ".class";
    Path copy = jar("copy-1.0.jar", name);

    assertThatIllegalStateException()
        .isThrownBy(() -> verified(line("com.acme:copy:1.0", copy)))
        .withMessage(
            "com.acme:copy:1.0: %s would be loaded from %s".formatted(name, core().getFileName()));
  }

  @Test
  void a_class_that_no_place_would_give() throws IOException {
    Path absent = jar("absent.jar", "com/acme/Absent.class");

    assertThatIllegalStateException()
        .isThrownBy(() -> verified(line("file:absent.jar", absent)))
        .withMessageContaining("com/acme/Absent.class would be loaded from nowhere");
  }

  @Test
  void a_class_that_a_folder_would_give() throws IOException {
    String name = LoadedStackTest.class.getName().replace('.', '/') + ".class";
    Path jar = jar("mine.jar", name);

    assertThatIllegalStateException()
        .isThrownBy(() -> verified(line("file:mine.jar", jar)))
        .withMessage("file:mine.jar: " + name + " would be loaded from a folder of classes");
  }

  @Test
  void another_jar_of_the_stack_may_give_it() throws Exception {
    String name = JsonFactory.class.getName().replace('.', '/') + ".class";
    Path copy = jar("copy-1.0.jar", name);

    assertThat(verified(line("com.acme:copy:1.0", copy), line(CORE + VERSION, core())))
        .startsWith("copy 1.0 (copy-1.0.jar), jackson-core ");
  }

  @Test
  void what_is_no_class_of_a_package_is_not_looked_for() throws IOException {
    Path jar =
        jar("mine.jar", "module-info.class", "META-INF/versions/17/com/acme/New.class", "a.txt");

    assertThat(verified(line("file:mine.jar", jar))).isEqualTo("mine.jar");
  }

  @Test
  void an_empty_stack_has_nothing_loaded() throws IOException {
    assertThat(List.of(verified())).containsExactly("");
  }
}
