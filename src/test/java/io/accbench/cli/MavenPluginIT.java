package io.accbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Words;
import io.accbench.cli.Cli.Outcome;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The Maven plugin and its sample projects, which its own build builds by the invoker plugin. */
@Tag("any-jdk")
@Tag("campaign")
class MavenPluginIT {
  @TempDir private Path folder;

  @Test
  void its_build_passes_with_both_sample_projects() throws Exception {
    Path plugin = folder.resolve("maven-plugin");
    Modules.copy(Path.of("maven-plugin"), plugin);

    Outcome built = Programs.run(plugin, Map.of(), Words.of("mvn -B -ntp verify")).ended(0);

    assertThat(built.out()).contains("Passed: 2, Failed: 0");
  }
}
