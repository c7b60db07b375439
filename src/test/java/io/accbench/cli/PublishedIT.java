package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files of a run get published: nothing of the machine's folders or names stands in them. */
@Tag("any-jdk")
class PublishedIT {
  @TempDir Path folder;

  @Test
  void no_file_of_a_run_names_a_folder_a_user_or_a_host() throws IOException {
    Path payload = Files.writeString(folder.resolve("fragile.json"), "{\"value\": 1}");
    Path run = folder.resolve("run");
    Path working = Path.of("").toAbsolutePath();

    accbench(
            "run --profile ci --classpath %s --type io.accbench.acme.Fragile --payload %s"
                + " --strategy reflection,unsafe --member field,method --mode avgt -f 1 -wi 0"
                + " -i 1 -r 20ms -jvmArgs %s --jvm %s --out %s",
            working.resolve("target/test-classes"),
            payload.toAbsolutePath().toString(),
            "-Dfragile=tell -Dnote=" + folder.resolve("note"),
            "mine=" + Path.of(System.getProperty("java.home"), "bin/java"),
            run)
        .ended(5);

    List<Path> files;
    try (Stream<Path> all = Files.list(run)) {
      files = all.toList();
    }
    assertThat(files).hasSizeGreaterThan(5);
    for (Path file : files) {
      assertThat(Files.readString(file))
          .as(file.getFileName().toString())
          .doesNotContain(secrets().toArray(String[]::new));
    }
    assertThat(Files.readString(run.resolve("journal.jsonl")))
        .contains("told of <elsewhere>/", "<elsewhere>/fragile.json", "target/test-classes");
  }

  /** Names too common to search for, such as {@code root}, count with a slash before them. */
  private List<String> secrets() throws IOException {
    String user = System.getProperty("user.name");
    return List.of(
        System.getProperty("user.home") + "/",
        Path.of("").toAbsolutePath().toString(),
        folder.toString(),
        System.getProperty("java.io.tmpdir") + "/",
        System.getProperty("java.home"),
        "/" + user,
        user.length() > 4 ? "\"" + user + "\"" : user + "@",
        hostName());
  }

  /** One that is too short to search for counts where a user stands before it. */
  private static String hostName() throws IOException {
    Path file = Path.of("/proc/sys/kernel/hostname");
    String name = Files.exists(file) ? Files.readString(file).strip() : "";
    return name.length() > 4 ? name : "@" + name;
  }
}
