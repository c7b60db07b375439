package io.accbench.app;

import static io.accbench.model.UserErrors.assertThatUserError;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Class paths as users name them. */
class ClassPathsTest {
  @TempDir Path folder;

  private String jar(String name) throws IOException {
    Path jar = folder.resolve(name);
    Files.createDirectories(jar.getParent());
    return Files.writeString(jar, "").toString();
  }

  private static NamedClassPaths read(String... values) {
    return NamedClassPaths.of("--jmh", List.of(values));
  }

  private static Map<String, String> texts(String... values) {
    NamedClassPaths read = read(values);
    assertThat(read.problems()).isEmpty();
    return read.texts();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a,b.jar",
        "a,b=c.jar",
        "x=y.jar",
        "a, b.jar",
        "ä ö/ß+%20;#.jar",
        ",a.jar",
        "a,/b.jar",
        "a;b=c,d=e.jar"
      })
  void a_path_that_exists_is_one_whatever_its_name_holds(String name) throws IOException {
    String jar = jar(name);

    assertThat(texts(jar)).isEqualTo(Map.of("", jar));
    assertThat(texts("one=" + jar)).isEqualTo(Map.of("one", jar));
    assertThat(texts("one=" + jar + ",two=" + jar + ":" + jar))
        .isEqualTo(Map.of("one", jar, "two", jar + ":" + jar));
  }

  @Test
  void a_folder_of_jars_may_hold_a_comma() throws IOException {
    String folder = Path.of(jar("lib,1/a.jar")).getParent() + "/*";

    assertThat(texts("main=" + folder + ",pr=" + folder))
        .isEqualTo(Map.of("main", folder, "pr", folder));
  }

  @Test
  void coordinates_are_separated_though_no_file_has_their_name() {
    assertThat(texts("old=a.b:c:1.21,new=a.b:c:1.37"))
        .isEqualTo(Map.of("old", "a.b:c:1.21", "new", "a.b:c:1.37"));
    assertThat(read("a.b:c:1.21,a.b:c:1.37").problems())
        .containsExactly("--jmh a.b:c:1.37: several jars need names: --jmh main=a.jar,pr=b.jar");
  }

  @Test
  void a_path_with_a_comma_that_does_not_exist_stays_whole_for_the_message() {
    assertThat(texts("base=no/a,b.jar")).isEqualTo(Map.of("base", "no/a,b.jar"));
    assertThat(texts("main=no/a,b.jar,pr=c.jar"))
        .isEqualTo(Map.of("main", "no/a,b.jar", "pr", "c.jar"));
  }

  @Test
  void several_jars_need_names_of_their_own() throws IOException {
    String a = jar("a.jar");
    String b = jar("b.jar");

    assertThat(read(a + "," + b).problems())
        .containsExactly("--jmh " + b + ": several jars need names: --jmh main=a.jar,pr=b.jar");
    assertThat(read(a, "pr=" + b).problems())
        .containsExactly("--jmh " + a + ": several jars need names: --jmh main=a.jar,pr=b.jar");
    assertThat(read("x=" + a, "x=" + b).problems())
        .containsExactly("--jmh: \"x\" names two jars; give each a name of its own");
    assertThat(read(a + ",").problems())
        .containsExactly(
            "--jmh \"%s,\" has a comma with no value before or after it; leave the comma out"
                .formatted(a));
  }

  @Test
  void nothing_given_is_an_empty_class_path() {
    assertThat(UserClassPath.of(null).classPath()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {":", ":::"})
  void separators_alone_name_nothing(String text) {
    String written = text.replace(":", File.pathSeparator);

    assertThatUserError(() -> UserClassPath.of(written, "--jmh"))
        .hasMessage("--jmh: \"%s\" has separators alone; name a folder or jar", written);
  }
}
