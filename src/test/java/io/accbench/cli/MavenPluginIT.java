package io.accbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
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
    Path log = folder.resolve("log.txt");

    int exitCode =
        new ProcessBuilder("mvn", "-B", "-ntp", "verify")
            .directory(plugin.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start()
            .waitFor();

    assertThat(exitCode).as(Files.readString(log)).isZero();
    assertThat(log).content().contains("Passed: 2, Failed: 0");
  }
}
