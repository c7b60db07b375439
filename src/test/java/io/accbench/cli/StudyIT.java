package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Words;
import io.accbench.cli.Cli.Outcome;
import io.accbench.model.Journal;
import io.accbench.model.Launch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A user's own study: a folder with a profile, and the fixture and types that it alone needs. */
@Tag("any-jdk")
class StudyIT {
  @TempDir Path study;

  @BeforeEach
  void write() throws IOException {
    String profile = Files.readString(Path.of("profiles/ci.yaml"));
    write("profile.yaml", profile.replace("fixtures: [point]", "fixtures: [pair]"));
    write(
        "fixtures/pair/fixture.yaml",
        "type: pairs.Pair\norigin: a test\npayload: pair.json\ndescription: two numbers\n");
    write("fixtures/pair/pair.json", "{\"left\": 1, \"right\": {\"value\": 2}}");
    write(
        "types/pairs/Pair.java",
        "package pairs;\npublic class Pair { int left; Half right = new Half(); }\n");
    write("types/pairs/Half.java", "package pairs;\nclass Half { int value; }\n");
  }

  private void write(String name, String text) throws IOException {
    Path file = study.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private Outcome run(String... options) {
    List<String> all =
        Words.of(
            "run --profile %s --strategy reflection,hidden --member field --mode avgt"
                + " -f 1 -wi 1 -w 20ms -i 1 -r 20ms --out %s",
            study, study.resolve("run"));
    all.addAll(List.of(options));
    return accbench(all);
  }

  @Test
  void its_types_are_compiled_and_its_fixture_is_measured() throws IOException {
    run().ended(0);

    Journal journal = Journals.of(study.resolve("run"));
    assertThat(journal.header().subjects().prepared())
        .singleElement()
        .satisfies(
            prepared -> {
              assertThat(prepared.type()).isEqualTo("pairs.Pair");
              assertThat(prepared.beans()).isEqualTo(2);
            });
    assertThat(journal.launches()).extracting(Launch::cell).anyMatch(id -> id.contains("pair"));
  }

  @Test
  void a_run_of_compiled_types_is_resumed() throws IOException {
    run().ended(0);
    Path run = study.resolve("run");

    accbench(Words.of("run --resume %s --profile %s --budget 1m", run, study)).ended(0);
    assertThat(accbench(Words.of("run --resume %s --budget 1m", run)).ended(2).err())
        .contains("where --profile was is not recorded; name it again: --resume " + run);
  }

  @Test
  void types_that_its_own_build_makes_are_asked_for_with_the_command() throws IOException {
    write("pom.xml", "<project/>");

    Outcome outcome = run("--dry-run").ended(2);

    assertThat(outcome.err())
        .contains(
            study.resolve("types")
                + ": the types of this study are not compiled yet; run: mvn -q -f "
                + study.resolve("pom.xml")
                + " compile");
  }

  @Test
  void a_type_that_does_not_compile_is_told_in_the_compilers_words() throws IOException {
    write("types/pairs/Half.java", "package pairs;\nclass Half { int value }\n");

    Outcome outcome = run("--dry-run").ended(2);

    assertThat(outcome.err()).contains("Half.java:2: ", "';' expected");
  }
}
