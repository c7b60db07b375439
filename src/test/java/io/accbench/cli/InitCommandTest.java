package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.accbench.Words;
import io.accbench.cli.Cli.Outcome;
import io.accbench.gate.PolicyReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InitCommandTest {
  private static final String WORKFLOW = ".github/workflows/performance.yml";

  @TempDir private Path project;

  private void file(String name, String text) throws IOException {
    Path file = project.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private void mavenWithJackson() throws IOException {
    file("pom.xml", "<project><artifactId>jackson-databind</artifactId></project>");
    file("src/main/java/com/shop/Cart.java", "");
    file("src/main/java/com/shop/Bill.java", "");
    file("src/test/resources/json/cart.json", "{}");
  }

  private String init(String options) {
    Outcome outcome = accbench("init %s" + options, project).ended(0);
    return outcome.out();
  }

  @Test
  void a_type_that_is_no_name_reaches_neither_a_file_nor_the_workflow() throws IOException {
    mavenWithJackson();

    for (String type : List.of("a.B\n- run: rm", "../../x", "com.acme.Order;rm", "a..B")) {
      Outcome outcome = accbench("init %s --type %s", project, type).ended(2);
      assertThat(outcome.err()).contains("is no name of a class");
    }
    assertThat(project.resolve("accbench")).doesNotExist();
  }

  @Test
  void a_maven_project_with_jackson_needs_no_change_by_hand() throws IOException {
    mavenWithJackson();

    assertThat(init("").lines())
        .containsExactly(
            "wrote accbench/policy.yaml",
            "wrote accbench/CartCodec.java",
            "wrote " + WORKFLOW,
            "Try next, in " + project + ":",
            "  accbench run --profile ci --project . --type com.shop.Cart",
            "  accbench run --project . --type com.shop.Cart --codec"
                + " accbench/CartCodec.java,jackson",
            "  accbench gate --project . --type com.shop.Cart --codec accbench/CartCodec.java"
                + " --base-classpath target/classes --candidate-classpath target/classes"
                + " --policy accbench/policy.yaml");
  }

  @Test
  void what_it_writes_is_read_by_accbench_javac_and_yaml() throws IOException {
    mavenWithJackson();
    init("");

    assertThat(PolicyReader.read(project.resolve("accbench/policy.yaml")).expectations())
        .hasSize(2);
    assertThat(compiles("accbench/CartCodec.java")).isTrue();
    JsonNode gate = gate();
    assertThat(gate.get("arguments").asText().lines())
        .containsExactlyElementsOf(
            Words.of(
                "--project candidate --codec candidate/accbench/CartCodec.java"
                    + " --type com.shop.Cart"));
    assertThat(Files.readString(project.resolve(WORKFLOW))).doesNotContain("@BUILD@", "@TYPE@");
  }

  @Test
  void a_project_without_jackson_or_payload_is_told_what_to_change() throws IOException {
    file("build.gradle.kts", "plugins { java }");

    String printed = init(" --type com.shop.Cart");

    assertThat(printed)
        .contains(
            "first: replace com.shop.Cart by a class of yours and its payload, everywhere",
            "first: call your mapper in " + Path.of("accbench/CartCodec.java"),
            "--payload payload.json",
            "--base-classpath build/classes/java/main");
    assertThat(compiles("accbench/CartCodec.java")).isTrue();
    assertThat(gate().get("arguments").asText()).contains("--payload\ncandidate/payload.json");
  }

  @Test
  void a_file_of_the_users_is_never_replaced_unasked() throws IOException {
    mavenWithJackson();
    file(WORKFLOW, "mine");

    Outcome refused = accbench("init", project.toString()).ended(2);

    assertThat(refused.err()).contains(WORKFLOW + " is there already", "--force");
    assertThat(project.resolve("accbench")).doesNotExist();
    assertThat(init(" --force")).contains("wrote " + WORKFLOW);
    assertThat(project.resolve(WORKFLOW)).content().contains("accbench");
  }

  @Test
  void a_folder_that_is_no_project_is_refused() {
    Outcome refused = accbench("init", project.toString()).ended(2);

    assertThat(refused.err()).contains("has neither pom.xml nor build.gradle");
  }

  private JsonNode gate() throws IOException {
    List<JsonNode> inputs =
        new YAMLMapper().readTree(project.resolve(WORKFLOW).toFile()).findValues("with");
    return inputs.get(inputs.size() - 1);
  }

  private boolean compiles(String source) {
    return ToolProvider.findFirst("javac")
            .orElseThrow()
            .run(
                System.out,
                System.err,
                Words.of(
                        "-proc:none -cp %s -d %s %s",
                        System.getProperty("java.class.path"),
                        project.resolve("classes"),
                        project.resolve(source))
                    .toArray(String[]::new))
        == 0;
  }
}
