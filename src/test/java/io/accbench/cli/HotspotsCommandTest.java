package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static io.accbench.model.UserErrors.assertThatUserError;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Golden;
import io.accbench.Words;
import io.accbench.app.run.Flames;
import io.accbench.cli.Cli.Outcome;
import io.accbench.hotspot.Filter;
import io.accbench.hotspot.HotspotReader;
import io.accbench.hotspot.Hotspots;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HotspotsCommandTest {
  private static final String JDK_17 = "src/test/resources/jfr/known-share-17.jfr";
  private static final String JDK_25 = "src/test/resources/jfr/known-share-25.jfr";
  private static final String WALL_CLOCK = "src/test/resources/jfr/wall-weights.jfr";
  private static final String MALLOC = "src/test/resources/jfr/null-constant.jfr";
  private static final String CPU_TIME = "src/test/resources/jfr/known-share-25-cpu.jfr";

  @TempDir Path folder;
  private final Locale before = Locale.getDefault();

  @AfterEach
  void restoreLocale() {
    Locale.setDefault(before);
  }

  @ParameterizedTest
  @CsvSource({
    "en,markdown,md", "de,markdown,md", "tr,markdown,md",
    "en,csv,csv", "de,csv,csv", "tr,csv,csv",
    "en,json,json", "de,json,json", "tr,json,json",
  })
  void one_file_in_every_format_and_locale(String locale, String format, String extension) {
    Locale.setDefault(Locale.forLanguageTag(locale));

    Outcome outcome =
        accbench("hotspots", CPU_TIME, "--thread", "main", "--top", "4", "--format", format);

    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.exitCode()).isZero();
    Golden.check("hotspots/known-share-25-cpu." + extension, outcome.out());
  }

  @ParameterizedTest
  @CsvSource({"17," + JDK_17, "25," + JDK_25})
  void recordings_of_other_jdks(String name, String file) {
    Outcome outcome = accbench("hotspots", file);

    assertThat(outcome.err()).isEmpty();
    Golden.check("hotspots/known-share-" + name + ".md", outcome.out());
  }

  @ParameterizedTest
  @CsvSource({"markdown,md", "csv,csv", "json,json"})
  void what_moved_between_two_recordings(String format, String extension) {
    Outcome outcome =
        accbench(
            "hotspots %s --diff %s --event ExecutionSample --top 3 --format %s",
            JDK_25, CPU_TIME, format);

    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.exitCode()).isZero();
    Golden.check("hotspots/difference." + extension, outcome.out());
  }

  @Test
  void weights_are_in_every_format() throws IOException {
    String wall = "hotspots " + WALL_CLOCK + " --event profiler.WallClockSample --top 3";
    Path html = folder.resolve("flame.html");

    assertThat(formatted(wall, "markdown").lines())
        .contains("- 2579 samples of profiler.WallClockSample in 352 events")
        .contains("| Main.fib | 5.0 % | 3.4 to 7.4 % | 129 | 129 |");
    assertThat(formatted(wall, "csv"))
        .contains("self,Main.fib,(I)J,129,2579,0.05001938735944164,")
        .contains("self,libc.so.6.__GI_accept,()L;,129,2579,");
    assertThat(formatted(wall, "json"))
        .contains("\"samples\" : 2579", "\"events\" : 352", "\"samples\" : 129,");
    assertThat(formatted(wall, "html")).contains("2579 samples of profiler.WallClockSample");
    assertThat(accbench("hotspots", MALLOC, "--event", "profiler.Malloc", "--format", "json").out())
        .contains("\"unit\" : \"bytes\"", "\"bytes\" : 34861", "\"collections\" : null")
        .contains("\"allocationByClass\" : null");
    assertThat(
            accbench("hotspots", MALLOC, "--event", "profiler.Malloc", "--flame", html.toString())
                .out())
        .contains("34.0 KiB of profiler.Malloc in 57 events", "| garbage collections | – |");
    assertThat(Files.readString(html)).contains("' bytes'", ",34861)");
  }

  private static String formatted(String command, String format) {
    Outcome outcome = accbench(command + " --format " + format).ended(0);
    return outcome.out();
  }

  @Test
  void difference_of_weights_is_one_of_their_shares() {
    String files = "hotspots " + MALLOC + " --diff " + MALLOC + " --event profiler.Malloc";

    assertThat(formatted(files, "markdown"))
        .contains("### Shares of bytes", "| 33.2 KiB → 33.2 KiB |")
        .contains("before: nothing is known of allocation, garbage collections, ");
    assertThat(formatted(files, "csv")).contains(",33949,33949,,").contains(",bytes_before,");
    assertThat(formatted(files, "json")).contains("\"bytes\" : 33949,");
  }

  @Test
  void recording_of_other_samples_is_told_how_to_see_them() throws IOException {
    Path torn = folder.resolve("torn.jfr");
    Files.write(torn, Arrays.copyOf(Files.readAllBytes(Path.of(JDK_17)), 100_000));

    assertThat(accbench("hotspots", WALL_CLOCK).err())
        .contains("it has 352 events profiler.WallClockSample, whose stacks --event profiler.Wall");
    assertThat(accbench("hotspots", torn.toString()).err())
        .contains("torn.jfr: no event in it can be read; copy or record the whole file again")
        .contains("the chunk is cut short: 100000 of ");
  }

  @Test
  void side_may_be_several_recordings() throws IOException {
    String copy = Files.copy(Path.of(JDK_17), folder.resolve("copy.jfr")).toString();

    Outcome outcome =
        accbench("hotspots", JDK_17, "--diff", JDK_17, "--diff", copy, "--top", "3").ended(0);

    assertThat(outcome.out())
        .contains("These samples show no difference")
        .contains("after: 770 samples of jdk.ExecutionSample: 385 + 385, file by file");
  }

  @Test
  void flame_graph_of_two_samplers_takes_each_sides_own() throws IOException {
    Path html = folder.resolve("flame.html");

    Outcome outcome =
        accbench("hotspots", JDK_25, "--diff", CPU_TIME, "--force", "--flame", html.toString())
            .ended(0);

    assertThat(outcome.out()).contains("different sampler: ");
    assertThat(Files.readString(html)).contains("getAmount").doesNotContain("_[j]");
  }

  @Test
  void recordings_of_different_jdks_are_not_compared() {
    Outcome refused = accbench("hotspots", JDK_17, "--diff", JDK_25).ended(7);

    assertThat(refused.err()).contains("different JVM: ", "--force");
    assertThat(accbench("hotspots", JDK_17, "--diff", JDK_25, "--force").out())
        .contains("- different JVM: ");
  }

  @Test
  void flame_graphs_are_written_once() throws IOException {
    Path html = folder.resolve("flame.html");

    Outcome first = accbench("hotspots", JDK_17, "--thread", "main", "--flame", html.toString());
    Outcome again = accbench("hotspots", JDK_17, "--flame", html.toString());
    String page = Files.readString(html);
    Outcome forced =
        accbench("hotspots", JDK_17, "--diff", JDK_17, "--force", "--flame", html.toString());

    assertThat(first.exitCode()).as(first.err()).isZero();
    assertThat(page).contains("getAmount").doesNotContain("beside");
    assertThat(again.exitCode()).isEqualTo(2);
    assertThat(again.err()).contains("flame.html: exists; choose another file, or --force");
    assertThat(forced.exitCode()).as(forced.err()).isZero();
    assertThat(Files.readString(html)).contains("beside");
  }

  @Test
  void flame_graph_of_no_stack_is_refused() {
    List<Path> files = List.of(Path.of(JDK_17));
    Hotspots hotspots = HotspotReader.read(files, Filter.NONE);
    Flames.FlameSide none = new Flames.FlameSide(files, hotspots);

    assertThatUserError(() -> Flames.write(folder.resolve("flame.html"), none, null))
        .hasMessageContaining(JDK_17 + ": no stack of jdk.ExecutionSample");
  }

  @Test
  void damaged_recording_is_shown_and_marked() throws IOException {
    byte[] whole = Files.readAllBytes(Path.of(JDK_17));
    byte[] damaged = new byte[whole.length + 1000];
    System.arraycopy(whole, 0, damaged, 0, whole.length);
    Path file = Files.write(folder.resolve("damaged.jfr"), damaged);

    Outcome outcome = accbench("hotspots", file.toString()).ended(0);

    assertThat(outcome.out())
        .contains("incomplete: damaged.jfr, byte " + whole.length + ": 1000 bytes are no chunk");
  }

  @Test
  void mistakes_in_paths_come_in_one_list() throws IOException {
    Path empty = Files.createFile(folder.resolve("empty.jfr"));
    Outcome twice =
        accbench(
            "hotspots", JDK_17, "./" + JDK_17, "--flame", folder.resolve("no/f.html").toString());
    Outcome unreadable =
        accbench("hotspots", JDK_17, "pom.xml", empty.toString(), "--diff", "none.jfr");

    assertThat(twice.exitCode()).isEqualTo(2);
    assertThat(twice.err()).contains(JDK_17 + ": given twice", "its folder does not exist");
    assertThat(unreadable.exitCode()).isEqualTo(2);
    assertThat(unreadable.err().lines())
        .hasSize(3)
        .anyMatch(line -> line.contains("pom.xml: not a flight recording"))
        .anyMatch(line -> line.contains("empty.jfr: is empty"))
        .anyMatch(line -> line.contains("none.jfr: no such file"));
  }

  @Test
  void mistakes_come_in_one_list() {
    Outcome outcome =
        accbench(
                "hotspots",
                JDK_17,
                "--thread",
                "(",
                "--from",
                "soon",
                "--format",
                "x",
                "--top",
                "0")
            .ended(2);

    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err().lines())
        .hasSize(4)
        .anyMatch(line -> line.contains("--thread: not a regular expression"))
        .anyMatch(line -> line.contains("--from soon: give a time"))
        .anyMatch(line -> line.contains("report format \"x\" is unknown"))
        .anyMatch(line -> line.contains("--top 0: give at least 1"));
  }

  @Test
  void files_that_are_no_recording() throws IOException {
    Path empty = Files.createFile(folder.resolve("empty.jfr"));

    assertThat(accbench("hotspots", "pom.xml").err())
        .startsWith("accbench: pom.xml: not a flight recording")
        .doesNotContain("\tat ");
    assertThat(accbench("hotspots", empty.toString()).err()).contains("empty.jfr: is empty");
    assertThat(accbench("hotspots", "none.jfr").err()).contains("none.jfr: no such file");
    assertThat(accbench("hotspots", "none.jfr").exitCode()).isEqualTo(2);
  }

  @Test
  void jvm_without_the_parser_says_so() throws Exception {
    Path err = folder.resolve("err.txt");
    Process process =
        new ProcessBuilder(
                Words.of(
                    "%s --limit-modules java.se,jdk.unsupported -cp %s io.accbench.cli.Accbench"
                        + " hotspots %s",
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    System.getProperty("java.class.path"),
                    JDK_17))
            .redirectError(err.toFile())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();

    assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
    assertThat(Files.readString(err)).contains("has no module jdk.jfr").doesNotContain("\tat ");
    assertThat(process.exitValue()).isEqualTo(6);
  }
}
