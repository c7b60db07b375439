package io.accbench.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.accbench.model.ExitCode;
import io.accbench.model.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.AbstractStringAssert;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A project of the user: its build, a script that notes how it was called, and its payloads. */
class ProjectTest {
  private static final String POM = "<project><modules>%s</modules></project>";

  @TempDir private Path temporary;
  private Path project;
  private final List<String> hints = new ArrayList<>();

  @BeforeEach
  void compiled() throws IOException {
    project = Files.createDirectories(temporary.resolve("mein Läden"));
    Files.createDirectories(project.resolve("target/classes"));
    Files.createDirectories(project.resolve("target/test-classes"));
    Files.createDirectories(project.resolve("src/test/resources"));
    Files.writeString(project.resolve("a.jar"), "");
    Files.writeString(project.resolve("pom.xml"), POM.formatted(""));
  }

  /** A wrapper that writes a class path into the file that is asked for, after some lines. */
  private void maven(String... before) throws IOException {
    script(
        project.resolve("mvnw"),
        String.join("\n", before)
            + "\nfor argument in \"$@\"; do"
            + " case $argument in -Dmdep.outputFile=*) file=${argument#*=} ;; esac; done\n"
            + "printf '%s:%s' '"
            + project.resolve("a.jar")
            + "' /nowhere/b.jar >\"$file\"\n");
  }

  private void script(Path file, String text) throws IOException {
    String log = "printf '%s\\n' \"$PWD\" \"$@\" >>'" + temporary.resolve("log") + "'\n";
    Files.writeString(file, "#!/bin/sh\n" + log + text);
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  private List<String> log() throws IOException {
    return Files.readAllLines(temporary.resolve("log"));
  }

  private ProjectBuild read(boolean offline) {
    return ProjectBuild.of(project, offline, hints::add);
  }

  private AbstractStringAssert<?> refusal(boolean offline) {
    try {
      read(offline);
    } catch (UserException refused) {
      return assertThat(String.join("\n", refused.problems()));
    }
    throw new AssertionError("nothing was refused");
  }

  @Test
  void a_maven_project_gives_classes_test_classes_and_libraries_that_exist() throws IOException {
    maven();

    ProjectBuild build = read(false);

    assertThat(build.classPath())
        .containsExactly(
            project.resolve("target/classes"),
            project.resolve("target/test-classes"),
            project.resolve("a.jar"));
    assertThat(build.resources()).containsExactly(project.resolve("src/test/resources"));
    assertThat(log()).contains("-o", "test-compile", "dependency:build-classpath");
    assertThat(hints).containsExactly("compiling " + project + " by Maven");
  }

  @Test
  void the_network_is_used_only_when_something_is_missing() throws IOException {
    maven("case \"$*\" in *-o*) echo '[ERROR] offline'; exit 1 ;; esac");

    assertThat(read(false).classPath()).hasSize(3);
    assertThat(log()).containsOnlyOnce("-o");
    assertThat(hints).hasSize(2);
  }

  @Test
  void offline_never_uses_it() throws IOException {
    maven("echo '[ERROR] a.jar is missing'; exit 1");

    refusal(true).contains("failed without the network", "[ERROR] a.jar is missing");
    assertThat(log().stream().filter("test-compile"::equals)).hasSize(1);
  }

  @Test
  void a_build_that_fails_is_shown_in_its_own_words() throws IOException {
    maven("echo much; echo '[ERROR] Order.java:[3,1] missing ;'; exit 1");

    refusal(false).contains(project.toString(), "mend it until", "Order.java:[3,1] missing ;");
    refusal(false).doesNotContain("much");
  }

  @Test
  void a_parent_names_its_modules() throws IOException {
    Files.writeString(
        project.resolve("pom.xml"), POM.formatted("<module>core</module><module>web</module>"));

    refusal(false).contains("is the parent of modules; name one of their folders: core, web");
  }

  @Test
  void a_module_is_built_from_its_outermost_parent() throws IOException {
    maven();
    Files.writeString(temporary.resolve("pom.xml"), POM.formatted("<module>mein Läden</module>"));

    assertThat(read(false).classPath()).hasSize(3);
    assertThat(log()).contains(temporary.toRealPath().toString(), "-pl", "mein Läden", "-am");
  }

  /** A pom from elsewhere may name a file of this machine as an entity. */
  @Test
  void a_pom_with_a_document_type_is_refused() throws IOException {
    Files.writeString(project.resolve("pom.xml"), "<!DOCTYPE x><project/>");

    refusal(false).contains("pom.xml cannot be read");
  }

  @Test
  void classes_elsewhere_than_in_target_are_asked_for() throws IOException {
    maven();
    Files.delete(project.resolve("target/classes"));
    Files.delete(project.resolve("target/test-classes"));

    refusal(false).contains("has no target/classes", "--classpath");
  }

  @Test
  void a_gradle_project_gives_what_the_task_of_the_init_script_writes() throws IOException {
    Files.delete(project.resolve("pom.xml"));
    Files.writeString(project.resolve("build.gradle.kts"), "");
    script(
        project.resolve("gradlew"),
        "for argument in \"$@\"; do"
            + " case $argument in -Paccbench.output=*) file=${argument#*=} ;; esac; done\n"
            + "grep -q accbenchClassPath \"$3\" || [ \"$1\" = --offline ] && printf '%s' '"
            + project.resolve("a.jar")
            + "' >\"$file\"\n");

    assertThat(read(false).classPath()).containsExactly(project.resolve("a.jar"));
    assertThat(log()).contains("--offline", "-Paccbench.project=" + project, "accbenchClassPath");
  }

  @Test
  void a_gradle_project_without_the_plugin_java_is_refused() throws IOException {
    Files.delete(project.resolve("pom.xml"));
    Files.writeString(project.resolve("settings.gradle"), "");
    script(project.resolve("gradlew"), "exit 0\n");

    refusal(false).contains("Gradle wrote no class path");
  }

  @Test
  void a_folder_without_a_build_is_refused() throws IOException {
    Files.delete(project.resolve("pom.xml"));

    refusal(false).contains("has neither pom.xml nor build.gradle");
  }

  @Test
  void a_tool_that_cannot_be_started_is_named_with_what_to_do() throws IOException {
    Files.writeString(project.resolve("mvnw"), "#!/nowhere/sh\n");
    assertThat(project.resolve("mvnw").toFile().setExecutable(true)).isTrue();

    assertThatExceptionOfType(UserException.class)
        .isThrownBy(() -> read(false))
        .withMessageContaining("Maven cannot be started")
        .withMessageContaining("apt-get install maven")
        .matches(refused -> refused.exitCode() == ExitCode.REFUSED);
  }

  @TempDir private Path folder;

  private Path file(String name) throws IOException {
    Path file = folder.resolve("src/test/resources").resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, "{}");
  }

  private Path of(String type) {
    List<Path> resources = List.of(folder.resolve("src/test/resources"));
    return new ProjectPayloads(new ProjectBuild(folder, resources, resources)).of(type);
  }

  @ParameterizedTest
  @CsvSource({
    "com.acme.Order, order.json",
    "com.acme.Order, json/Order.json",
    "com.acme.OrderLine, order-line.json",
    "com.acme.Shop$Order, order.json",
    "Order, order_small.json"
  })
  void a_file_named_for_the_type_is_its_payload(String type, String name) throws IOException {
    file("customer.json");
    Path expected = file(name);

    assertThat(of(type)).isEqualTo(expected);
  }

  @Test
  void the_very_name_comes_before_longer_ones() throws IOException {
    Path exact = file("order.json");
    file("order-line.json");

    assertThat(of("com.acme.Order")).isEqualTo(exact);
  }

  @Test
  void two_that_fit_are_named_for_the_user_to_choose() throws IOException {
    file("large/order.json");
    file("small/order.json");

    assertThatExceptionOfType(UserException.class)
        .isThrownBy(() -> of("com.acme.Order"))
        .withMessageContaining("large/order.json, src/test/resources/small/order.json")
        .withMessageContaining("--payload FILE");
  }

  @Test
  void none_that_fits_says_what_there_is() throws IOException {
    file("customer.json");

    assertThatExceptionOfType(UserException.class)
        .isThrownBy(() -> of("com.acme.Order"))
        .withMessageContaining("no order.json; there are src/test/resources/customer.json");
  }
}
