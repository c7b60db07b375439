package io.accbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Words;
import io.accbench.model.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The release archive, unpacked where its user has blanks and umlauts in every path. */
class ArchiveIT {
  private static final Path CODEC = Path.of("src/test/resources/codec");

  @TempDir private static Path shared;
  private static Path home;
  private static Path launcher;

  @TempDir private Path temporary;
  private Path folder;
  private Installed release;

  @BeforeAll
  static void unpack() throws Exception {
    home = Installed.unpacked(shared.resolve("Eigene Prögramme"));
    link();
  }

  /** The launcher is called through a link to a link. */
  private static void link() throws IOException {
    Path links = Files.createDirectories(shared.resolve("Links hier"));
    Files.createSymbolicLink(links.resolve("erster Link"), home.resolve("bin/accbench"));
    launcher = Files.createSymbolicLink(links.resolve("accbench"), Path.of("erster Link"));
  }

  /** All tests but those of an empty cache have one, since an archive of classes takes seconds. */
  @BeforeEach
  void enter() throws IOException {
    folder = Files.createDirectories(temporary.resolve("bei Jörg"));
    release = new Installed(folder, List.of(launcher.toString()));
    release.with("ACCBENCH_CACHE", caches().toString());
  }

  private static Path caches() {
    return shared.resolve("Zwischen Läufen");
  }

  @Test
  void sums_beside_the_archives_are_theirs_and_none_is_larger_than_20_mb() throws IOException {
    Path sums = Installed.built("target", ".sha256");
    List<String> lines = Files.readAllLines(sums);

    assertThat(lines).hasSize(3);
    for (String line : lines) {
      Matcher parts = Pattern.compile("(\\w+) \\*(.+)").matcher(line);
      assertThat(parts.matches()).as(line).isTrue();
      Path file = sums.resolveSibling(parts.group(2));
      assertThat(Sha256.of(file)).isEqualTo(parts.group(1));
      assertThat(Files.size(file)).isLessThan(20_000_000);
    }
  }

  @Test
  void it_holds_what_a_user_and_a_lawyer_need() throws IOException {
    assertThat(home.resolve("LICENSE")).exists();
    assertThat(home.resolve("licenses/asm.txt")).exists();
    assertThat(Files.readString(home.resolve("THIRD-PARTY.txt")))
        .contains("info.picocli:picocli", "org.openjdk.jmh:jmh-core", "org.ow2.asm:asm")
        .doesNotContain("Unknown license");
    assertThat(Files.readString(home.resolve("completions/accbench.bash"))).contains("--profile");
    assertThat(home.resolve("bin/accbench.cmd")).content().contains("\r\n");
    try (Stream<Path> files = Files.walk(home)) {
      assertThat(files.map(Path::toString)).noneMatch(name -> name.endsWith(".jsa"));
    }
  }

  @Test
  void run_report_and_hotspots_work_where_the_user_stands() throws Exception {
    Path run = release.work().resolve("mein Läuf");
    String printed =
        release.run(Quick.run(1, Path.of("mein Läuf"), "--hotspots", "--budget", "6s"));

    assertThat(printed).contains("reflection", "direct");
    assertThat(run.resolve("report.html")).exists();
    assertThat(release.run("report", "mein Läuf", "--format", "csv")).contains("direct");
    assertThat(release.run("hotspots", "mein Läuf")).isNotBlank();
    assertThat(Files.readString(run.resolve("journal.jsonl")))
        .contains("<accbench>/accbench-kernel.jar")
        .doesNotContain("Prögramme");
  }

  @Test
  void a_gate_compiles_its_codec_into_the_users_cache() throws Exception {
    Path jar = UsersJar.of(CODEC.resolve("library"), folder.resolve("library"), "acme-text.jar");
    Path codec = Files.copy(CODEC.resolve("AcmeText.java"), folder.resolve("AcmeText.java"));
    List<String> gate =
        Words.of(
            "gate --profile ci --offline --fail-on never --base-classpath %s"
                + " --candidate-classpath %s --codec %s --fixture point --operation serialize"
                + " --mode avgt -f 1 -wi 1 -w 20ms -i 2 -r 20ms --out gate",
            jar, jar, codec);

    release.run(gate);

    assertThat(release.work().resolve("gate/gate.json")).exists();
    assertThat(caches().resolve("compiled")).isNotEmptyDirectory();
    assertThat(caches().resolve("prepared")).isNotEmptyDirectory();
  }

  @Test
  void two_at_once_on_an_empty_cache_share_one_archive_of_classes_and_ignore_a_damaged_one()
      throws Exception {
    release.with("ACCBENCH_CACHE", null);
    Installed.Started one = release.start(List.of("list", "profiles", "--names"));
    Installed.Started other = release.start(List.of("list", "profiles", "--names"));

    String names = one.ended(0);
    assertThat(other.ended(0)).isEqualTo(names).contains("quick");
    assertThat(one.errors() + other.errors()).isEmpty();
    List<Path> archives;
    try (Stream<Path> files = Files.list(folder.resolve("home/.cache/accbench/class-data"))) {
      archives = files.toList();
    }
    assertThat(archives).hasSize(1).allMatch(file -> file.toString().endsWith(".jsa"));

    Files.delete(archives.get(0));
    Files.writeString(archives.get(0), "damaged");
    assertThat(release.run("list", "profiles", "--names")).isEqualTo(names);
  }

  @Test
  void without_a_folder_for_caches_it_works_all_the_same() throws Exception {
    String file = Files.writeString(folder.resolve("file"), "").toString();

    release.with("ACCBENCH_CACHE", null);
    assertThat(release.with("HOME", file).run("list", "profiles")).contains("quick");
    assertThat(release.with("HOME", null).run("list", "profiles")).contains("quick");
    assertThat(release.with("ACCBENCH_CACHE", file).run("list", "profiles")).contains("quick");
  }

  @Test
  void a_machine_without_java_is_told_what_to_install() throws Exception {
    assertThat(release.with("JAVA_HOME", null).failing(6, "list"))
        .contains("no java found; install a JDK 17 or later");
  }

  @Test
  void an_older_java_is_named_with_its_version() throws Exception {
    Path old = Files.createDirectories(folder.resolve("jdk 11/bin"));
    Files.writeString(old.resolveSibling("release"), "JAVA_VERSION=\"11.0.13\"\n");
    Path java = Files.writeString(old.resolve("java"), "#!/bin/sh\nexit 99\n");
    assertThat(java.toFile().setExecutable(true)).isTrue();

    assertThat(release.with("JAVA_HOME", old.getParent().toString()).failing(6, "list"))
        .contains("is Java 11, and accbench needs Java 17 or later");
  }
}
