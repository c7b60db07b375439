package io.accbench.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.stack.JvmHome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PrerequisitesTest {
  @TempDir private Path folder;
  private Path programs;
  private Path work;

  @BeforeEach
  void folders() throws IOException {
    programs = Files.createDirectories(folder.resolve("bin"));
    work = Files.createDirectories(folder.resolve("work"));
  }

  private void program(String name) throws IOException {
    Path file = Files.writeString(programs.resolve(name), "");
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  private List<String> lacking() {
    JvmHome jvm = new JvmHome(programs.resolve("java"), 17, "17.0.1", "", "PATH");
    return new Prerequisites(work, name -> name.equals("PATH") ? programs.toString() : null)
        .look(List.of(jvm));
  }

  @Test
  void a_jre_alone_lacks_javac_and_is_told_the_command_of_its_system() throws IOException {
    program("apt-get");

    assertThat(lacking())
        .anyMatch(
            line ->
                line.contains("javac, for codecs from source")
                    && line.endsWith("apt-get install openjdk-17-jdk-headless"));
  }

  @Test
  void an_unknown_system_is_told_the_variables() {
    assertThat(lacking()).anyMatch(line -> line.contains("set ACCBENCH_JAVA or PATH"));
  }

  @Test
  void a_jdk_lacks_nothing_where_there_is_no_project() throws IOException {
    program("javac");

    assertThat(lacking()).noneMatch(line -> line.contains("javac") || line.contains("--project"));
  }

  @Test
  void a_maven_project_lacks_maven_unless_it_brings_its_wrapper() throws IOException {
    program("brew");
    Files.writeString(work.resolve("pom.xml"), "");
    assertThat(lacking()).contains("Maven, for --project: brew install maven");

    Path wrapper = Files.writeString(work.resolve("mvnw"), "");
    assertThat(wrapper.toFile().setExecutable(true)).isTrue();
    assertThat(lacking()).noneMatch(line -> line.contains("Maven"));
  }

  @Test
  void a_gradle_project_lacks_gradle_unless_it_is_installed() throws IOException {
    Files.writeString(work.resolve("build.gradle.kts"), "");
    assertThat(lacking()).anyMatch(line -> line.contains("gradle wrapper"));

    program("gradle");
    assertThat(lacking()).noneMatch(line -> line.contains("Gradle"));
  }
}
