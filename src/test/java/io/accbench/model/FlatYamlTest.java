package io.accbench.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class FlatYamlTest {
  @TempDir Path folder;
  private final List<String> problems = new ArrayList<>();

  @Test
  void numbers_booleans_and_texts_are_texts() throws IOException {
    FlatYaml yaml = read("one: 17\nmany: [true, 1.50, a b]\n");

    assertThat(problems).isEmpty();
    assertThat(yaml.entries().get("one").texts()).containsExactly("17");
    assertThat(yaml.entries().get("many").texts()).containsExactly("true", "1.50", "a b");
    assertThat(yaml.entries().get("many").line()).isEqualTo(2);
  }

  static List<Arguments> broken() {
    String blank = "\" is blank; give a value, or leave it out";
    return List.of(
        arguments(
            "one: [1, 2]\nother: {deep: [1]}\nmany:\n  - {x: 1}\n  - fine\nmany: again\n",
            List.of(
                "1: key \"one\" must be plain text",
                "2: unknown key \"other\"; known: one, many",
                "4: key \"many\": an item must be plain text",
                "6: key \"many\" stands in line 4 too")),
        arguments("one:\nmany: []\n", List.of("1: key \"one\" must be plain text")),
        arguments(
            "one: ' '\nmany:\n  - a\n  - ''\n",
            List.of("1: key \"one" + blank, "4: key \"many" + blank)),
        arguments(
            "one: 1\nmany: [a, b\n",
            List.of(
                "2: not YAML: while parsing a flow sequence: expected ',' or ']', but got"
                    + " <stream end>")),
        arguments("# nothing\n", List.of("1: holds no keys; known: one, many")),
        arguments("- one\n", List.of("1: holds no keys; known: one, many")));
  }

  @ParameterizedTest
  @MethodSource("broken")
  void every_problem_has_its_line(String text, List<String> expected) throws IOException {
    read(text);

    assertThat(problems)
        .containsExactlyElementsOf(expected.stream().map("f.yaml:"::concat).toList());
  }

  @Test
  void an_item_knows_its_line() throws IOException {
    FlatYaml yaml = read("many:\n  - a\n  # why\n  - b\n");

    assertThat(yaml.entries().get("many").lines()).containsExactly(2, 4);
  }

  @Test
  void a_file_of_any_size_is_not_read() throws IOException {
    FlatYaml yaml = read("one: " + "x".repeat(256 << 10) + "\n");

    assertThat(yaml.entries()).isEmpty();
    assertThat(problems)
        .containsExactly("f.yaml: is larger than 256 KiB; remove what is not a setting");
  }

  @Test
  void of_very_many_problems_the_first_are_told() throws IOException {
    read("k:\n".repeat(80_000));

    UserException told = UserException.badInput(problems);

    assertThat(told.problems())
        .hasSize(101)
        .startsWith("f.yaml:1: unknown key \"k\"; known: one, many")
        .endsWith("and 79900 more problems; correct these first");
  }

  @Test
  void a_torn_file_is_a_problem_and_no_crash() throws IOException {
    read("one: \"torn");

    assertThat(problems).hasSize(1);
    assertThat(problems.get(0)).contains("not YAML");
  }

  private FlatYaml read(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("f.yaml"), text);
    return FlatYaml.read(file, "f.yaml", List.of("one", "many"), List.of("many"), problems);
  }
}
