package io.accbench.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

  @Test
  void every_problem_has_its_line() throws IOException {
    read("one: [1, 2]\nother: {deep: [1]}\nmany:\n  - {x: 1}\n  - fine\nmany: again\n");

    assertThat(problems)
        .containsExactly(
            "f.yaml:1: key \"one\" must be plain text",
            "f.yaml:2: unknown key \"other\"; known: one, many",
            "f.yaml:4: key \"many\": an item must be plain text",
            "f.yaml:6: key \"many\" stands in line 4 too");
  }

  @Test
  void an_item_knows_its_line() throws IOException {
    FlatYaml yaml = read("many:\n  - a\n  # why\n  - b\n");

    assertThat(yaml.entries().get("many").lines()).containsExactly(2, 4);
  }

  @Test
  void a_value_that_is_left_out_is_a_problem() throws IOException {
    read("one:\nmany: []\n");

    assertThat(problems).containsExactly("f.yaml:1: key \"one\" must be plain text");
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
  void a_blank_text_is_a_problem_with_its_line() throws IOException {
    read("one: ' '\nmany:\n  - a\n  - ''\n");

    assertThat(problems)
        .containsExactly(
            "f.yaml:1: key \"one\" is blank; give a value, or leave it out",
            "f.yaml:4: key \"many\" is blank; give a value, or leave it out");
  }

  @Test
  void what_is_not_yaml_has_its_line() throws IOException {
    read("one: 1\nmany: [a, b\n");

    assertThat(problems)
        .containsExactly(
            "f.yaml:2: not YAML: while parsing a flow sequence: expected ',' or ']', but got"
                + " <stream end>");
  }

  @Test
  void an_empty_file_holds_no_keys() throws IOException {
    read("# nothing\n");

    assertThat(problems).containsExactly("f.yaml:1: holds no keys; known: one, many");
  }

  @Test
  void a_list_at_the_top_holds_no_keys() throws IOException {
    read("- one\n");

    assertThat(problems).containsExactly("f.yaml:1: holds no keys; known: one, many");
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
