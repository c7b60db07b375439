package io.accbench.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import io.accbench.model.Jvm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ContentKeyTest {
  @TempDir private Path folder;

  private Path jar(String name, String content, String others) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, others);
    Path jar = folder.resolve(name);
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
      out.putNextEntry(new ZipEntry(content));
    }
    return jar;
  }

  private static String sum(Path... classPath) throws IOException {
    return new ContentKey().classPath(List.of(classPath)).sum();
  }

  @Test
  void a_class_compiled_again_with_the_same_name_size_and_time_is_another() throws IOException {
    Path classes = Files.createDirectories(folder.resolve("classes"));
    Path file = Files.writeString(classes.resolve("A.class"), "1");
    FileTime time = Files.getLastModifiedTime(file);
    String before = sum(classes);
    assertThat(sum(classes)).isEqualTo(before);

    Files.writeString(file, "2");
    Files.setLastModifiedTime(file, time);
    assertThat(sum(classes)).isNotEqualTo(before);
    Files.writeString(file, "1");
    assertThat(sum(classes)).isEqualTo(before);
    Files.move(file, classes.resolve("B.class"));
    assertThat(sum(classes)).isNotEqualTo(before);
  }

  @Test
  void a_folder_behind_a_link_counts() throws IOException {
    Path classes = Files.createDirectories(folder.resolve("classes"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), classes);
    String empty = sum(link);
    Files.writeString(classes.resolve("A.class"), "1");

    assertThat(sum(link)).isNotEqualTo(empty).isEqualTo(sum(classes));
  }

  @Test
  void a_jar_that_a_manifest_names_counts_and_a_circle_ends() throws IOException {
    Path first = jar("first.jar", "first", "second.jar missing.jar");
    jar("second.jar", "one", "first.jar");
    String before = sum(first);
    assertThat(sum(first)).isEqualTo(before);

    jar("second.jar", "other", "first.jar");

    assertThat(sum(first)).isNotEqualTo(before);
  }

  @Test
  void order_and_borders_of_parts_count() throws IOException {
    Path one = jar("one.jar", "one", "");
    Path two = jar("two.jar", "two", "");
    assertThat(sum(one, two)).isNotEqualTo(sum(two, one));
    assertThat(new ContentKey().with("a", "b").sum())
        .isNotEqualTo(new ContentKey().with("ab").sum());
  }

  @Test
  void a_file_that_is_no_jar_has_no_key() throws IOException {
    Path broken = Files.writeString(folder.resolve("broken.jar"), "no jar");

    assertThatIOException().isThrownBy(() -> sum(broken));
  }

  @Test
  void an_agent_counts_by_its_content() throws IOException {
    Path agent = Files.writeString(folder.resolve("agent.jar"), "one");
    List<String> arguments = List.of("-javaagent:" + agent + "=loud", "-ea");
    String before = new ContentKey().arguments(arguments).sum();
    Files.writeString(agent, "another");

    assertThat(new ContentKey().arguments(arguments).sum()).isNotEqualTo(before);
  }

  @Test
  void code_of_the_users_may_read_every_variable_and_a_jvm_alone_a_few() throws IOException {
    Map<String, String> one = Map.of("MODE", "one", "TZ", "UTC", "_", "a");
    Map<String, String> other = Map.of("MODE", "other", "TZ", "UTC", "_", "b");
    Map<String, String> elsewhere = Map.of("MODE", "one", "TZ", "CET", "_", "a");

    assertThat(environment(one, false))
        .isEqualTo(environment(other, false))
        .isNotEqualTo(environment(elsewhere, false));
    assertThat(environment(one, true))
        .isNotEqualTo(environment(other, true))
        .isNotEqualTo(environment(elsewhere, true))
        .isEqualTo(environment(Map.of("MODE", "one", "TZ", "UTC", "_", "c"), true));
  }

  private static String environment(Map<String, String> variables, boolean whole)
      throws IOException {
    return new ContentKey().environment(variables, whole).sum();
  }

  @Test
  void a_jvm_installed_again_is_another() throws IOException {
    Path java = Files.createDirectories(folder.resolve("jdk/bin")).resolve("java");
    Files.writeString(java, "java");
    Path release = Files.writeString(folder.resolve("jdk/release"), "17");
    Jvm jvm = new Jvm("17", java, 17, "17.0.1", "vendor", "vm", List.of(), List.of());
    String before = new ContentKey().jvm(jvm).sum();
    assertThat(new ContentKey().jvm(jvm).sum()).isEqualTo(before);

    Files.setLastModifiedTime(release, FileTime.fromMillis(1_000));

    assertThat(new ContentKey().jvm(jvm).sum()).isNotEqualTo(before);
  }
}
