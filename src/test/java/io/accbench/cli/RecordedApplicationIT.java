package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.accbench.cli.Cli.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run that was given a recording of the user's application. */
@Tag("any-jdk")
class RecordedApplicationIT {
  private static final Path KNOWN = Path.of("src/test/resources/jfr/known-parts-17.jfr");

  @TempDir Path folder;

  private Path run(int forks, String... more) throws IOException {
    Path recording = Files.copy(KNOWN, folder.resolve("app.jfr"));
    Path run = folder.resolve("run");
    List<String> arguments = Quick.faked(forks, run, more);
    arguments.addAll(List.of("--recording", recording.toString()));
    accbench(arguments).ended(0);
    Files.delete(recording);
    return run;
  }

  private static String read(Path run, String report) throws IOException {
    return Files.readString(run.resolve(report));
  }

  @Test
  void its_report_has_what_gain_says_of_it_with_and_without_the_recording() throws IOException {
    Path run = run(5);
    String report = read(run, "report.md");
    String page = read(run, "report.html");

    String table = accbench("gain", KNOWN.toString(), run.toString()).ended(0).out();
    String json = accbench("gain %s %s --format json", KNOWN, run.toString()).ended(0).out();
    assertThat(report).contains("## Gain\n", "reflection → direct: ", "### Recording app.jfr\n");
    assertThat(table.replaceAll("\\s+", " ")).contains(answer(report));
    ObjectMapper mapper = new ObjectMapper();
    assertThat(mapper.readTree(read(run, "report.json")).get("gain"))
        .isEqualTo(mapper.readTree(json.replace("known-parts-17.jfr", "app.jfr")));
    Element section = Jsoup.parse(page).getElementById("gain");
    assertThat(section.select("svg")).isNotEmpty();
    assertThat(section.text()).contains("were reflection free", "Amdahl's law");

    Files.delete(run.resolve("report.md"));
    accbench("report", run.toString()).ended(0);

    assertThat(read(run, "report.md")).isEqualTo(report);
    assertThat(read(run, "report.html")).isEqualTo(page);
    assertThat(report.substring(report.indexOf("accbench run ")).lines().findFirst())
        .get(org.assertj.core.api.InstanceOfAssertFactories.STRING)
        .contains("--recording");
    assertThat(mapper.readTree(read(run, "report.json")).at("/judgements/0/repeat").textValue())
        .startsWith("accbench run ")
        .doesNotContain("--recording");
  }

  /** Returns the first sentence of the section, as it stands on a line of its own. */
  private static String answer(String report) {
    return report
        .lines()
        .filter(line -> line.startsWith("- reflection → direct: "))
        .findFirst()
        .orElseThrow()
        .substring(2);
  }

  @Test
  void methods_that_are_named_stand_for_what_is_measured_and_a_resumed_run_keeps_them()
      throws IOException {
    Path run = run(2, "--entry", "KnownParts[.]rest");
    Journals.cut(run, 2);
    Files.delete(run.resolve("report.md"));

    Outcome other = accbench("run", "--resume", run.toString(), "--recording", KNOWN.toString());
    assertThat(other.ended(2).err()).contains("leave out --recording");
    accbench("run", "--resume", run.toString()).ended(0);

    assertThat(read(run, "report.md")).contains("## Gain\n", "KnownParts\\[.\\]rest");
    assertThat(Journals.of(run).header().subjects().program().parts())
        .allMatch(part -> part.methods().isEmpty());
  }
}
