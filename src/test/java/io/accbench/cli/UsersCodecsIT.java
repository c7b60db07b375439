package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Words;
import io.accbench.cli.Cli.Outcome;
import io.accbench.model.ExitCode;
import io.accbench.model.Journal;
import io.accbench.model.PlannedCell;
import io.accbench.plan.Obstacles;
import io.accbench.run.FakeJava;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Codecs from the user's source files, of a library that exists as a local jar only. */
class UsersCodecsIT {
  private static final Path SOURCES = Path.of("src/test/resources/codec");

  @TempDir static Path shared;

  @TempDir Path folder;

  @BeforeAll
  static void compile() throws IOException {
    UsersJar.of(SOURCES.resolve("library"), shared, "acme-text.jar");
  }

  @Test
  void one_is_measured_where_its_library_is_and_unavailable_where_that_is_not() throws IOException {
    Outcome outcome =
        run("AcmeText", "--operation", "serialize", "--stack", "none=com.acme:missing:1").ended(0);

    Journal journal = Journals.of(folder.resolve("run"));
    assertThat(measured(journal)).containsExactly("AcmeText serialize mine");
    assertThat(unsupported(journal)).containsOnlyKeys("AcmeText serialize none");
    assertThat(unsupported(journal).get("AcmeText serialize none"))
        .startsWith("unavailable: ")
        .contains("com.acme:missing:1", "Maven is offline");
    assertThat(outcome.out()).contains("unavailable", "com.acme:missing:1");
    assertThat(Files.readAllLines(folder.resolve("run/ratios.csv")))
        .anyMatch(line -> line.contains(",none,") && line.contains(",unavailable,"))
        .anyMatch(line -> line.contains(",mine,") && line.contains(",measured,"));
    assertThat(facts(journal, "AcmeText"))
        .containsEntry("loaded", "acme-text.jar")
        .doesNotContainKey("properties")
        .containsEntry("bytes", "11");
  }

  @Tag("any-jdk")
  @Test
  void each_that_does_not_do_its_work_says_why_and_the_others_are_measured() throws IOException {
    Outcome outcome =
        run(
                "AcmeText,Broken,Silent,Forgetful,Scribbler",
                "--operation",
                "serialize,deserialize",
                "--jvm",
                "fake=" + FakeJava.hostingCommand())
            .ended(ExitCode.CELL_FAILED.number());

    Journal journal = Journals.of(folder.resolve("run"));
    assertThat(measured(journal))
        .containsExactlyInAnyOrder(
            "AcmeText serialize mine",
            "AcmeText deserialize mine",
            "Forgetful serialize mine",
            "Scribbler serialize mine");
    Map<String, String> unsupported = unsupported(journal);
    assertThat(unsupported).hasSize(6);
    assertThat(unsupported.get("Broken serialize mine"))
        .startsWith("failed: does not compile: Broken.java:8: ")
        .isEqualTo(unsupported.get("Broken deserialize mine"));
    assertThat(unsupported.get("Silent serialize mine")).contains("serialize returned null");
    assertThat(unsupported.get("Silent deserialize mine")).contains("serialize returned null");
    assertThat(unsupported.get("Forgetful deserialize mine"))
        .isEqualTo(
            "failed: what it read, written again, differs from what was written: x is 0 instead of"
                + " 70003");
    assertThat(unsupported.get("Scribbler deserialize mine"))
        .contains("changes the document that it reads");
    assertThat(outcome.out().replaceAll("\\s+", " "))
        .contains("does not compile: Broken.java:8", "returned null", "x is 0 instead of 70003");
    assertThat(outcome.err()).contains(SOURCES.resolve("Broken.java") + ":8: ", "NoSuchThing");
  }

  @Tag("any-jdk")
  @Test
  void one_whose_documents_are_not_json_reads_its_own_and_is_held_to_the_object() {
    run(
            "Binary,BinaryForgetful",
            "--operation",
            "serialize,deserialize,roundtrip,deserialize-reversed")
        .ended(ExitCode.CELL_FAILED.number());

    Journal journal = Journals.of(folder.resolve("run"));
    assertThat(measured(journal))
        .containsExactlyInAnyOrder(
            "Binary serialize mine",
            "Binary deserialize mine",
            "Binary roundtrip mine",
            "BinaryForgetful serialize mine");
    assertThat(facts(journal, "Binary")).containsEntry("bytes", "4");
    assertThat(unsupported(journal).get("Binary deserialize-reversed mine"))
        .contains("documents are not JSON");
    assertThat(unsupported(journal).get("BinaryForgetful deserialize mine"))
        .contains("what it read differs from what was written: x is 0 instead of 70003");
  }

  @Tag("any-jdk")
  @Test
  void a_run_goes_on_when_told_where_jar_and_source_lie_and_not_with_another_source()
      throws IOException {
    Path run = folder.resolve("run");
    Path source = Files.copy(SOURCES.resolve("AcmeText.java"), folder.resolve("AcmeText.java"));
    String jvm = "fake=" + FakeJava.hostingCommand();
    accbench(arguments(source.toString(), "--operation", "serialize", "--jvm", jvm)).ended(0);
    Journals.cut(run, 0);

    Outcome untold = accbench("run", "--resume", run.toString()).ended(2);
    assertThat(untold.err()).contains("name it again", "--codec", "--stack");

    String[] again = {
      "run", "--resume", run.toString(), "--codec", source.toString(), "--stack", stack()
    };
    accbench(again).ended(0);
    assertThat(measured(Journals.of(run))).containsExactly("AcmeText serialize mine");

    Journals.cut(run, 0);
    Files.writeString(source, "// another", StandardOpenOption.APPEND);
    Outcome changed = accbench(again).ended(2);
    assertThat(changed.err()).contains("changed since it began: accbench or your classes");
  }

  private Outcome run(String codecs, String... more) {
    String sources =
        Stream.of(codecs.split(","))
            .map(codec -> SOURCES.resolve(codec + ".java").toString())
            .collect(Collectors.joining(","));
    return accbench(arguments(sources, more));
  }

  private List<String> arguments(String codecs, String... more) {
    List<String> arguments =
        Words.of(
            "run --profile ci --fixture point --offline --codec %s --stack %s --mode avgt"
                + " -f 1 -wi 1 -w 50ms -i 1 -r 50ms --out %s",
            codecs, stack(), folder.resolve("run"));
    arguments.addAll(List.of(more));
    return arguments;
  }

  private static String stack() {
    return "mine=" + shared.resolve("*.jar");
  }

  /** Codec, operation and stack of each cell that a fork measured. */
  private static List<String> measured(Journal journal) {
    return cells(journal).stream()
        .filter(planned -> planned.cell().suite().equals("codec") && planned.supported())
        .filter(
            planned ->
                journal.launches().stream()
                    .anyMatch(
                        launch -> launch.cell().equals(planned.cell().id()) && !launch.failed()))
        .map(UsersCodecsIT::name)
        .toList();
  }

  /** Why each other cell was not measured. */
  private static Map<String, String> unsupported(Journal journal) {
    return cells(journal).stream()
        .filter(planned -> !planned.supported())
        .collect(Collectors.toMap(UsersCodecsIT::name, Obstacles::words));
  }

  private static Map<String, String> facts(Journal journal, String codec) {
    return journal.launches().stream()
        .filter(launch -> launch.cell().contains("/" + codec + "/"))
        .findFirst()
        .orElseThrow()
        .facts();
  }

  private static List<PlannedCell> cells(Journal journal) {
    return journal.header().blocks().stream().flatMap(block -> block.cells().stream()).toList();
  }

  private static String name(PlannedCell planned) {
    return String.join(
        " ", planned.cell().strategy(), planned.cell().operation(), planned.cell().stack());
  }
}
