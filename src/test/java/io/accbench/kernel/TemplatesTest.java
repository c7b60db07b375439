package io.accbench.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Holds the templates against the classes they make, and against the sample that is written out.
 */
class TemplatesTest {
  private static final Path TEMPLATES = Path.of("src/main/templates/java");
  private static final Path GENERATED = Path.of("target/generated-sources/templates");
  private static final Path STRATEGIES = Path.of("io/accbench/kernel/strategy");

  @Test
  void every_generated_class_has_its_template() throws IOException {
    Set<String> templates =
        files(TEMPLATES).stream()
            .map(name -> name.replaceFirst("\\.ftl$", ""))
            .collect(Collectors.toSet());

    assertThat(files(GENERATED))
        .as("without its template a generated file stays until mvn clean")
        .isEqualTo(templates);
  }

  @Test
  void the_sample_is_what_a_template_makes() throws IOException {
    String generated =
        code(GENERATED.resolve(STRATEGIES).resolve("GenericHandle.java"))
            .replace("GenericHandle", "ExactHandle")
            .replace(".invoke(", ".invokeExact(");

    assertThat(generated)
        .isEqualTo(code(Path.of("src/main/java").resolve(STRATEGIES).resolve("ExactHandle.java")));
  }

  private static Set<String> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString())
          .collect(Collectors.toSet());
    }
  }

  private static String code(Path file) throws IOException {
    return Files.readString(file).replaceAll("(?s)/\\*\\*.*?\\*/", "");
  }
}
