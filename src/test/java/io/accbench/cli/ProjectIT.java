package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.accbench.cli.Cli.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Projects that were never built, by the build tools themselves. */
@Tag("any-jdk")
class ProjectIT {
  private static final Path EXAMPLE = Path.of("examples/acme");

  @TempDir private Path folder;
  private Path project;

  @BeforeEach
  void sources() throws IOException {
    project = folder.resolve("shop");
    Path sources = Files.createDirectories(project.resolve("src/main/java/com/acme"));
    Files.copy(EXAMPLE.resolve("Order.java"), sources.resolve("Order.java"));
    Path resources = Files.createDirectories(project.resolve("src/test/resources"));
    Files.copy(EXAMPLE.resolve("order.json"), resources.resolve("order.json"));
  }

  /** Plugins and library are those of this build, so that the local repository has them. */
  private void maven() throws IOException {
    Files.copy(Path.of("src/test/resources/project/pom.xml"), project.resolve("pom.xml"));
  }

  @Test
  void a_type_of_a_fresh_maven_project_is_compiled_and_measured_with_the_payload_of_its_tests()
      throws IOException {
    maven();

    Outcome outcome =
        accbench(
                "run --profile ci --strategy reflection,direct --member field --mode avgt -f 1 -wi"
                    + " 1 -w 20ms -i 2 -r 20ms --out %s --project %s --type com.acme.Order",
                folder.resolve("run"), project)
            .ended(0);

    assertThat(outcome.out()).contains("read · Order", "direct");
    assertThat(project.resolve("target/classes/com/acme/Order.class")).exists();
  }

  @Test
  void a_source_that_does_not_compile_is_the_builds_own_message() throws IOException {
    maven();
    Files.writeString(project.resolve("src/main/java/com/acme/Broken.java"), "class {");

    Outcome outcome =
        accbench("run", "--dry-run", "--project", project.toString(), "--type", "com.acme.Order")
            .ended(2);

    assertThat(outcome.err()).contains("its build failed", "Broken.java").doesNotContain("\tat ");
  }

  @Test
  void a_gradle_project_is_compiled_by_an_init_script() throws Exception {
    assumeTrue(gradle(), "there is no gradle");
    Files.writeString(project.resolve("build.gradle"), "apply plugin: 'java'\n");
    Files.writeString(project.resolve("settings.gradle"), "");

    Outcome outcome =
        accbench("run", "--dry-run", "--project", project.toString(), "--type", "com.acme.Order")
            .ended(0);

    assertThat(outcome.out()).contains("Order");
  }

  private static boolean gradle() throws InterruptedException {
    try {
      return new ProcessBuilder("gradle", "--version").start().waitFor() == 0;
    } catch (IOException missing) {
      return false;
    }
  }
}
