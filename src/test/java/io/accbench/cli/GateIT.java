package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Words;
import io.accbench.cli.Cli.Outcome;
import io.accbench.model.Journal;
import io.accbench.run.FakeJava;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two builds of a user's library on real forks: one does the same work, one a hundredfold. */
@Tag("any-jdk")
class GateIT {
  private static final Path SOURCES = Path.of("src/test/resources/codec");

  @TempDir static Path shared;

  @TempDir Path folder;

  @BeforeAll
  static void build() throws IOException {
    build("old", 1);
    build("same", 1);
    build("slow", 100);
  }

  /** The library with its one method called a number of times. */
  private static void build(String name, int times) throws IOException {
    Path place = Path.of("com/acme/text/Scribe.java");
    Path sources = Files.createDirectories(shared.resolve(name + "-src"));
    String source = Files.readString(SOURCES.resolve("library").resolve(place));
    String work =
        "int length = 0; for (int i = 1; i < %d; i++) { length += (name + value + i).length(); }"
            .formatted(times);
    String slower =
        source
            .replace("return \"{", work + " return (length < 0 ? \"[\" : \"{")
            .replace("\\\"\" + name", "\\\"\") + name");
    Files.createDirectories(sources.resolve(place).getParent());
    Files.writeString(sources.resolve(place), slower);
    UsersJar.of(sources, Files.createDirectories(shared.resolve(name)), "acme-text.jar");
  }

  private Outcome gate(String candidate, String... more) {
    List<String> arguments =
        Words.of(
            "gate --profile ci --offline --base-classpath %s --candidate-classpath %s --codec %s"
                + " --fixture point --operation serialize --mode avgt"
                + " -f 5 -wi 2 -w 20ms -i 2 -r 20ms --out %s",
            shared.resolve("old/*.jar"),
            shared.resolve(candidate),
            SOURCES.resolve("AcmeText.java"),
            folder.resolve("gate"));
    arguments.addAll(List.of(more));
    return accbench(arguments);
  }

  @Test
  void a_slower_build_goes_red_and_is_confirmed_by_forks_of_its_own() {
    Outcome outcome = gate("slow/acme-text.jar").ended(3);

    assertThat(outcome.out())
        .contains("serialize point, candidate against base", "confirmed by 9 fresh rounds");
    assertThat(outcome.out().lines().reduce((first, last) -> last).orElseThrow())
        .startsWith("REGRESSED: of 2 rows ");
    Journal first = Journals.of(folder.resolve("gate"));
    Journal fresh = Journals.of(folder.resolve("gate/confirmation"));
    assertThat(first.launches()).hasSize(10);
    assertThat(fresh.launches()).hasSize(18);
    assertThat(fresh.header().start().seed()).isNotEqualTo(first.header().start().seed());
    assertThat(folder.resolve("gate/gate.json")).content().contains("\"REGRESSED\"");
  }

  /** The candidate as a folder of classes, as a build leaves it; its forks measure nothing. */
  @Test
  void the_same_build_does_not_go_red() throws IOException {
    gate("same/classes", "--jvm", "fake=" + FakeJava.hostingCommand()).ended(0);

    assertThat(Journals.of(folder.resolve("gate")).header().subjects().stacks())
        .extracting(stack -> stack.name())
        .containsExactly("base", "candidate");
  }

  /** Its forks measure nothing, and tell twice the time where it is injected. */
  @Test
  void a_self_test_passes_the_same_code_and_goes_red_for_slowed_code() throws IOException {
    List<String> arguments =
        Quick.faked(5, folder.resolve("gate"), "--self-test", "--inject", "even:100%");
    arguments.set(0, "gate");

    assertThat(accbench(arguments).ended(0).out()).contains("slowed by even:100%: goes red");
  }
}
