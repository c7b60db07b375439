package io.accbench;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.accbench.model.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** GitHub's action and the workflow to copy: what {@code actionlint} cannot see. */
class ActionTest {
  private static final Path ACTION = Path.of("action.yml");

  @TempDir private Path folder;
  private final Map<String, String> inputs = new HashMap<>();

  @BeforeEach
  void defaults() throws IOException {
    for (String step : List.of("install", "gate")) {
      step(step).get("env").properties().forEach(variable -> inputs.put(variable.getKey(), ""));
    }
    inputs.put("ACCBENCH_FAIL_ON", "regressed");
    inputs.put("ACCBENCH_OUT", "out");
    inputs.put("ACCBENCH_DIRECTORY", ".");
  }

  static List<String> workflows() {
    return Words.of(
        "action.yml examples/performance.yml examples/jmh-gate.yml examples/sharded.yml"
            + " .github/workflows/release.yml");
  }

  @ParameterizedTest
  @MethodSource("workflows")
  void no_expression_becomes_part_of_a_script(String file) throws IOException {
    assertThat(yaml(Path.of(file)).findValues("run"))
        .isNotEmpty()
        .allSatisfy(script -> assertThat(script.asText()).doesNotContain("${{"));
  }

  @ParameterizedTest
  @MethodSource("workflows")
  void actions_of_others_are_pinned_to_a_whole_version(String file) throws IOException {
    assertThat(yaml(Path.of(file)).findValues("uses"))
        .isNotEmpty()
        .allSatisfy(action -> assertThat(action.asText()).matches("[\\w/-]+@v\\d+\\.\\d+\\.\\d+"));
  }

  @Test
  void outputs_are_those_that_the_gate_and_the_script_write() throws IOException {
    String written = Files.readString(Path.of("src/test/resources/golden/gate/mixed-outputs.txt"));
    yaml(ACTION)
        .get("outputs")
        .properties()
        .forEach(
            output -> {
              String name = output.getKey();
              assertThat(output.getValue().get("value").asText())
                  .isEqualTo("${{ steps.gate.outputs." + name + " }}");
              assertThat(written + "folder=out\nexit-code=0\n")
                  .containsPattern("(?m)^" + name + "(=|<<)");
            });
  }

  @Test
  void script_passes_what_is_given_and_nothing_else() throws Exception {
    assertThat(run(0)).isZero();
    assertThat(seen()).containsExactly("gate", "--force", "--out", "out");

    inputs.put("ACCBENCH_BASE", "base/lib/*:b");
    inputs.put("ACCBENCH_CANDIDATE", "c d");
    inputs.put("ACCBENCH_POLICY", "policy.yaml");
    inputs.put("ACCBENCH_FAIL_ON", "undecided");
    inputs.put("ACCBENCH_ARGUMENTS", "--budget\n5m\n\n");
    assertThat(run(0)).isZero();
    assertThat(seen())
        .isEqualTo(
            Words.of(
                "gate --force --out out --base-classpath base/lib/*:b --candidate-classpath %s"
                    + " --policy policy.yaml --fail-on undecided --budget 5m",
                "c d"));
  }

  @Test
  void script_passes_jars_of_benchmarks_and_one_expression_a_line() throws Exception {
    inputs.put("ACCBENCH_BASE_JMH", "base/my benchmarks.jar");
    inputs.put("ACCBENCH_CANDIDATE_JMH", "candidate.jar");
    inputs.put("ACCBENCH_INCLUDE", "Parser.*\n\n^a b|c$\r\n");

    assertThat(run(0)).isZero();
    assertThat(seen())
        .isEqualTo(
            Words.of(
                "gate --force --out out --base-jmh %s --candidate-jmh candidate.jar"
                    + " --include Parser.* --include %s",
                "base/my benchmarks.jar", "^a b|c$"));
  }

  @Test
  void workflows_to_copy_give_the_action_inputs_that_it_has() throws IOException {
    JsonNode known = yaml(ACTION).get("inputs");
    for (String workflow : List.of("examples/performance.yml", "examples/jmh-gate.yml")) {
      for (JsonNode step : yaml(Path.of(workflow)).findValue("steps")) {
        if (step.path("uses").asText().contains("accbench")) {
          assertThat(step.get("with").fieldNames())
              .toIterable()
              .isNotEmpty()
              .allMatch(known::has, "is an input of the action");
        }
      }
    }
  }

  @Test
  void text_of_an_input_is_never_run() throws Exception {
    String hostile = "$(touch pwned) `touch pwned` \"; touch pwned; \" * a  b";
    inputs.put("ACCBENCH_ARGUMENTS", "--type\r\n" + hostile);
    inputs.put("ACCBENCH_BASE", hostile);

    assertThat(run(0)).isZero();
    assertThat(seen())
        .containsExactly(
            "gate", "--force", "--out", "out", "--base-classpath", hostile, "--type", hostile);
    assertThat(folder.resolve("pwned")).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource({
    "regressed, 0, 0",
    "regressed, 3, 3",
    "undecided, 4, 4",
    "never, 0, 0",
    "never, 5, 5",
    "never, 130, 130"
  })
  void the_step_ends_as_the_gate_did(String failOn, int accbench, int step) throws Exception {
    inputs.put("ACCBENCH_FAIL_ON", failOn);

    assertThat(run(accbench)).isEqualTo(step);
    assertThat(seen().contains("--fail-on")).isEqualTo(!failOn.equals("regressed"));
    assertThat(folder.resolve("output")).hasContent("folder=./out\nexit-code=" + accbench);
  }

  @ParameterizedTest
  @CsvSource({"sub, gate, sub/gate", "sub, /tmp/gate, /tmp/gate", "., 'x y', ./x y"})
  void what_is_uploaded_is_found_from_the_workspace(String directory, String out, String expected)
      throws Exception {
    inputs.put("ACCBENCH_DIRECTORY", directory);
    inputs.put("ACCBENCH_OUT", out);

    assertThat(run(5)).isEqualTo(5);
    assertThat(folder.resolve("output")).hasContent("folder=" + expected + "\nexit-code=5");
  }

  @Test
  void no_line_break_in_an_input_sets_another_output() throws Exception {
    inputs.put("ACCBENCH_OUT", "x\nverdict=EQUIVALENT\r\ny");

    assertThat(run(0)).isZero();
    assertThat(folder.resolve("output")).hasContent("folder=./xverdict=EQUIVALENTy\nexit-code=0");
  }

  /**
   * Every job of a matrix uploads its own; what an upload needs is there however the gate ended.
   */
  @Test
  void the_folder_is_uploaded_whatever_the_verdict_under_a_name_of_the_job() throws IOException {
    JsonNode upload = null;
    for (JsonNode step : yaml(ACTION).get("runs").get("steps")) {
      upload = step.path("uses").asText().contains("upload-artifact") ? step : upload;
    }
    assertThat(upload.get("if").asText()).startsWith("always() && ");
    assertThat(upload.get("with").get("path").asText())
        .isEqualTo("${{ steps.gate.outputs.folder }}");
    assertThat(yaml(ACTION).get("inputs").get("artifact").get("default").asText())
        .contains("github.job", "strategy.job-index");
  }

  /** The inputs for what the action forgives are called as the command line calls it. */
  @Test
  void options_and_inputs_speak_the_same_words() throws IOException {
    String help = Files.readString(Path.of("src/test/resources/golden/cli/help-gate.txt"));
    JsonNode inputs = yaml(ACTION).get("inputs");

    for (String input :
        Words.of(
            "base-classpath candidate-classpath base-jmh candidate-jmh include policy fail-on"
                + " out")) {
      assertThat(inputs.has(input)).as(input).isTrue();
      assertThat(help).contains("--" + input + "=");
    }
    for (String word : List.of("regressed", "undecided", "never")) {
      assertThat(inputs.get("fail-on").get("description").asText()).contains("\"" + word + "\"");
      assertThat(help).containsPattern("--fail-on=WHAT .*" + word);
    }
  }

  @Test
  void misspelt_fail_on_is_an_error_and_not_a_gate_that_cannot_fail() throws Exception {
    inputs.put("ACCBENCH_FAIL_ON", "regresed");

    assertThat(run(0)).isEqualTo(2);
    assertThat(folder.resolve("seen")).doesNotExist();
  }

  @Test
  void an_archive_is_unpacked_and_its_launcher_is_what_the_gate_calls() throws Exception {
    inputs.put("ACCBENCH_ARCHIVE", archive().toString());

    assertThat(script("install")).isZero();
    String home = Files.readString(folder.resolve("output")).strip().substring("home=".length());

    assertThat(Path.of(home, "bin/accbench")).isExecutable();
    assertThat(step("gate").get("env").get("ACCBENCH_HOME").asText())
        .isEqualTo("${{ steps.install.outputs.home }}");
  }

  @Test
  void an_archive_with_another_sum_is_not_unpacked() throws Exception {
    inputs.put("ACCBENCH_ARCHIVE", archive().toString());
    inputs.put("ACCBENCH_SHA256", Sha256.of(folder.resolve("accbench.tgz")));
    assertThat(script("install")).isZero();

    inputs.put("ACCBENCH_SHA256", Sha256.of("another"));
    assertThat(script("install")).isEqualTo(6);
  }

  @Test
  void an_archive_that_is_missing_or_is_a_url_without_a_sum_is_refused() throws Exception {
    inputs.put("ACCBENCH_ARCHIVE", "nowhere.tar.gz");
    assertThat(script("install")).isEqualTo(6);

    inputs.put("ACCBENCH_ARCHIVE", "https://example.invalid/accbench.tar.gz");
    assertThat(script("install")).isEqualTo(6);
  }

  private Path archive() throws Exception {
    accbench(0);
    Path archive = folder.resolve("accbench.tgz");
    ProcessBuilder tar = new ProcessBuilder("tar", "czf", archive.toString(), "accbench-1");
    assertThat(tar.directory(folder.toFile()).inheritIO().start().waitFor()).isZero();
    return archive;
  }

  /** Makes a release whose accbench notes its arguments. */
  private void accbench(int exitCode) throws IOException {
    Path accbench = folder.resolve("accbench-1/bin/accbench");
    Files.createDirectories(accbench.getParent());
    Files.writeString(
        accbench, "#!/bin/sh\nprintf '%s\\n' \"$@\" >seen\nexit " + exitCode + "\n", UTF_8);
    assertThat(accbench.toFile().setExecutable(true)).isTrue();
  }

  private int run(int exitCode) throws Exception {
    accbench(exitCode);
    return script("gate");
  }

  private static JsonNode step(String id) throws IOException {
    for (JsonNode step : yaml(ACTION).get("runs").get("steps")) {
      if (step.path("id").asText().equals(id)) {
        return step;
      }
    }
    throw new AssertionError("the action has no step " + id);
  }

  /** Runs the script of a step as the runner does. */
  private int script(String id) throws Exception {
    String script = step(id).get("run").asText();
    Path file = Files.writeString(folder.resolve("script.sh"), script, UTF_8);
    ProcessBuilder bash =
        new ProcessBuilder("bash", "--noprofile", "--norc", "-eo", "pipefail", file.toString());
    bash.directory(folder.toFile()).inheritIO();
    bash.redirectOutput(ProcessBuilder.Redirect.DISCARD);
    bash.environment().putAll(inputs);
    bash.environment().put("ACCBENCH_HOME", folder.resolve("accbench-1").toString());
    bash.environment().put("RUNNER_TEMP", folder.toString());
    bash.environment().put("GITHUB_OUTPUT", folder.resolve("output").toString());
    return bash.start().waitFor();
  }

  private List<String> seen() throws IOException {
    return Files.readAllLines(folder.resolve("seen"));
  }

  private static JsonNode yaml(Path file) throws IOException {
    return new YAMLMapper().readTree(file.toFile());
  }
}
