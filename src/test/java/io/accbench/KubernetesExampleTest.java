package io.accbench;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The scripts of {@code examples/kubernetes}, run as a pod would run them, without a cluster. */
class KubernetesExampleTest {
  private static final Path FOLDER = Path.of("examples/kubernetes");
  private static final String PROGRAM = "/opt/accbench/bin/accbench";

  @TempDir private Path folder;
  private Path runs;

  @BeforeEach
  void program() throws IOException {
    runs = Files.createDirectory(folder.resolve("runs"));
    Path program = folder.resolve("accbench");
    Files.writeString(program, "#!/bin/sh\necho \"$@\"\n");
    assertThat(program.toFile().setExecutable(true)).isTrue();
  }

  private static JsonNode job(String file, String name) throws IOException {
    YAMLMapper mapper = new YAMLMapper();
    try (MappingIterator<JsonNode> documents =
        mapper.readerFor(JsonNode.class).readValues(FOLDER.resolve(file).toFile())) {
      return documents.readAll().stream()
          .filter(each -> each.at("/metadata/name").asText().equals(name))
          .findFirst()
          .orElseThrow();
    }
  }

  private static JsonNode container(JsonNode job) {
    return job.at("/spec/template/spec/containers/0");
  }

  /** Returns what the program was given; its exit code where it was not called. */
  private String run(JsonNode job, int index) throws Exception {
    ProcessBuilder builder = new ProcessBuilder("sh", "-c", script(job));
    builder.environment().put("JOB_COMPLETION_INDEX", Integer.toString(index));
    container(job)
        .get("env")
        .forEach(
            variable ->
                builder
                    .environment()
                    .put(variable.get("name").asText(), variable.get("value").asText()));
    return output(builder);
  }

  /** Returns the script of a pod with the program and the volume of this test. */
  private String script(JsonNode job) {
    return container(job)
        .at("/args/0")
        .asText()
        .replace(PROGRAM, folder.resolve("accbench").toString())
        .replace("/runs", runs.toString());
  }

  private String output(ProcessBuilder builder) throws Exception {
    Process process = builder.redirectErrorStream(true).start();
    String text = new String(process.getInputStream().readAllBytes(), UTF_8);
    int code = process.waitFor();
    return code == 0 ? text.strip() : "exit code " + code;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3})
  void a_pod_measures_the_shard_of_its_index_and_a_later_one_resumes_it(int index)
      throws Exception {
    JsonNode job = job("shards.yaml", "accbench-shards");
    Path shard = runs.resolve("shard-" + (index + 1));

    assertThat(run(job, index))
        .isEqualTo("run --profile default --shard auto --out " + shard + " --force");

    Files.createDirectory(shard);
    Files.writeString(shard.resolve("journal.jsonl"), "{}\n");
    assertThat(run(job, index)).isEqualTo("run --resume " + shard + " --trust");
  }

  @Test
  void there_are_as_many_pods_as_shards_each_with_processors_of_its_own() throws Exception {
    JsonNode job = job("shards.yaml", "accbench-shards");
    JsonNode resources = container(job).get("resources");
    String shards = job.at("/spec/completions").asText();

    assertThat(container(job).at("/env/0/name").asText()).isEqualTo("ACCBENCH_SHARDS");
    assertThat(container(job).at("/env/0/value").asText()).isEqualTo(shards);
    assertThat(job.at("/spec/parallelism").asText()).isEqualTo(shards);
    assertThat(resources.get("requests")).isEqualTo(resources.get("limits"));
    assertThat(resources.at("/limits/cpu").asText()).matches("\\d+");
  }

  @Test
  void the_merge_takes_the_shards_that_have_measured_something() throws Exception {
    for (String name : List.of("shard-1", "shard-3")) {
      Files.writeString(Files.createDirectory(runs.resolve(name)).resolve("journal.jsonl"), "{}\n");
    }
    Files.createDirectory(runs.resolve("shard-2"));

    assertThat(output(new ProcessBuilder("sh", "-c", script(job("merge.yaml", "accbench-merge")))))
        .isEqualTo("merge %1$s/shard-1 %1$s/shard-3 --out %1$s/merged --force".formatted(runs));
  }
}
