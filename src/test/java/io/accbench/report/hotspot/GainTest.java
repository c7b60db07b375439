package io.accbench.report.hotspot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.accbench.Golden;
import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.analysis.JournalBuilder;
import io.accbench.hotspot.ProgramPart;
import io.accbench.hotspot.ProgramProfile;
import io.accbench.hotspot.ProgramReader;
import io.accbench.model.Cell;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.FoldedSamples;
import io.accbench.model.ForkHotspots;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.Mode;
import io.accbench.model.Pollution;
import io.accbench.model.ProfiledFork;
import io.accbench.model.SampleCells;
import io.accbench.model.SampleRecordings;
import io.accbench.model.Stack;
import io.accbench.model.StackJar;
import io.accbench.report.document.Formats;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Gains of a recorded program, 30 % of whose time Jackson 2.17.2 takes to serialize. */
class GainTest {
  private static final ProgramProfile PROFILE =
      ProgramReader.read(Path.of("src/test/resources/jfr/known-parts-17.jfr"), null, List.of());

  private static final Cell OLD = SampleCells.codec("serialize", "jackson", "jackson-2.17.2");
  private static final Cell NEW = SampleCells.codec("serialize", "jackson", "jackson-2.21.1");

  private static Cell after(String pollution, Cell cell) {
    return cell.after(Pollution.parse(pollution).orElseThrow());
  }

  private static JournalBuilder compared(
      JournalBuilder run, Cell old, Cell now, double nanos, double noise) {
    return run.block("stack", old, now)
        .noisy(old, 30, 1000, noise, 1, 2000)
        .noisy(now, 30, nanos, noise, 2, 1000);
  }

  private static Gain gain(JournalBuilder run) {
    return Gain.of(PROFILE, run.analyze(), null, Map.of());
  }

  private static List<FindingKind> kinds(Gain gain) {
    return gain.findings().stream().map(Finding::kind).toList();
  }

  private static String text(Gain gain, String format) throws IOException {
    StringWriter out = new StringWriter();
    Formats.of(format).write(new GainDocument(gain), out);
    return out.toString();
  }

  /** Twice as fast, and half of the bytes: half of the share of each. */
  @Test
  void gain_is_the_share_times_what_the_ratio_saves() {
    GainRow row = gain(compared(JournalBuilder.gate(), OLD, NEW, 500, 0.001)).rows().get(0);

    assertThat(row.part().words()).isEqualTo("Jackson 2, serialize");
    assertThat(row.time().saving().center())
        .isCloseTo(row.time().share().center() / 2, within(0.001));
    assertThat(row.time().saving().low()).isLessThan(0.15);
    assertThat(row.time().saving().high()).isGreaterThan(0.15);
    assertThat(row.allocation().saving().center())
        .isCloseTo(row.allocation().share().center() / 2, within(1e-9));
  }

  @Test
  void application_is_quoted_and_a_clean_jvm_is_beside() throws IOException {
    JournalBuilder run = compared(JournalBuilder.gate(), OLD, NEW, 500, 0.01);
    compared(run, after("application", OLD), after("application", NEW), 900, 0.01);
    Gain gain = gain(run);

    assertThat(gain.rows()).hasSize(2);
    assertThat(gain.quoted())
        .singleElement()
        .extracting(GainRow::pollution)
        .hasToString("application");
    assertThat(kinds(gain)).doesNotContain(FindingKind.GAIN_IN_CLEAN_JVM);
    assertThat(text(gain, "table"))
        .contains("after other types and text", "in a clean JVM")
        .containsPattern("jackson-2.17.2 → jackson-2.21.1: the application would need 2\\.\\d %");
  }

  /** Half of 30 % and a tenth of 10 %. */
  @ParameterizedTest
  @ValueSource(strings = {"order", "request"})
  void both_directions_of_a_library_are_added(String fixture) throws IOException {
    Cell read =
        SampleCells.codec("deserialize", "jackson", "jackson-2.17.2").with("fixture", fixture);
    Cell readNow =
        SampleCells.codec("deserialize", "jackson", "jackson-2.21.1").with("fixture", fixture);
    JournalBuilder run = compared(JournalBuilder.gate(), OLD, NEW, 500, 0.001);
    compared(run, read, readNow, 900, 0.001);
    Gain gain = gain(run);

    assertThat(gain.totals()).hasSize(1);
    assertThat(gain.totals().get(0).time().low()).isLessThan(0.16);
    assertThat(gain.totals().get(0).time().high()).isGreaterThan(0.16);
    assertThat(text(gain, "table")).contains("both directions together: the application would");
    assertThat(text(gain, "csv")).contains(" + codec.deserialize/" + fixture + "/");
  }

  @Test
  void undecided_ratio_gives_its_range() throws IOException {
    Gain gain = gain(compared(JournalBuilder.gate(), OLD, NEW, 1000, 0.2));

    assertThat(kinds(gain)).contains(FindingKind.NO_DECIDED_RATIO);
    assertThat(text(gain, "table"))
        .contains("undecided: the application would need ", " % more to ", " % less CPU");
  }

  @Test
  void slower_row_needs_more() throws IOException {
    assertThat(text(gain(compared(JournalBuilder.gate(), OLD, NEW, 1250, 0.001)), "table"))
        .containsPattern(
            "would need [67]\\.\\d % more CPU \\(\\d+(\\.\\d)? to \\d+(\\.\\d)? % more\\)");
  }

  @Test
  void program_that_does_what_the_row_does_changes_to_the_baseline() {
    Cell gson = SampleCells.codec("serialize", "gson", "json");
    Cell jackson = SampleCells.codec("serialize", "jackson", "json");
    JournalBuilder run =
        JournalBuilder.gate()
            .block("strategy", gson, jackson)
            .noisy(gson, 30, 1000, 0.001, 1)
            .noisy(jackson, 30, 500, 0.001, 2);
    GainRow row = gain(run).rows().get(0);

    assertThat(row.reversed()).isTrue();
    assertThat(row.time().saving().center()).isCloseTo(-row.time().share().center(), within(0.001));
  }

  @Test
  void what_has_no_share_is_left_out_and_said() {
    Cell moshi = SampleCells.codec("serialize", "moshi", "json");
    Cell gson = SampleCells.codec("serialize", "gson", "json");
    Cell mine = SampleCells.codec("serialize", "mine", "json");
    Cell yours = SampleCells.codec("serialize", "yours", "json");
    Cell cold = SampleCells.codec("serialize", "jackson", "jackson-2.17.2", Mode.SINGLE_SHOT);
    Cell colder = SampleCells.codec("serialize", "jackson", "jackson-2.21.1", Mode.SINGLE_SHOT);
    JournalBuilder run =
        JournalBuilder.gate()
            .block("strategy", moshi, gson)
            .block("strategy", mine, yours)
            .block("stack", cold, colder);
    for (Cell cell : List.of(moshi, gson, mine, yours, cold, colder)) {
      run.noisy(cell, 30, 1000, 0.001, cell.hashCode());
    }
    Gain gain = gain(run);

    assertThat(gain.rows()).isEmpty();
    assertThat(HotspotFindings.sentences(gain.findings()))
        .anyMatch(line -> line.matches("nothing that the run measured .* mostly in known \\(.*"))
        .anyMatch(line -> line.startsWith("Moshi, serialize: ratios are left out, since the rec"))
        .anyMatch(line -> line.startsWith("mine: ratios are left out, since no frame tells"))
        .anyMatch(line -> line.startsWith("ratios of start-up (single shot) are left out"));
  }

  /** None of 100 samples: at 99 % that may still be a share of 6 %. */
  @Test
  void share_that_few_samples_do_not_show_is_told() {
    ProgramProfile profile = ProgramProfile.of(SampleRecordings.program());

    assertThat(HotspotFindings.sentences(Gain.of(profile).findings()))
        .anyMatch(line -> line.startsWith("Gson: its share is known to ±"))
        .anyMatch(
            line -> line.matches("reflection: no sample, .* be up to [67] %, .* about \\d min .*"));
  }

  @Test
  void other_version_than_recorded_is_named() {
    String finding =
        "the program ran jackson-databind-2.17.2.jar, jackson-databind-3.1.7.jar, and the ratios"
            + " start from jackson-databind-2.16.0.jar: ";
    assertThat(sentences("2.16.0")).anyMatch(line -> line.startsWith(finding));
    assertThat(sentences("2.17.2")).noneMatch(line -> line.startsWith("the program ran"));
  }

  /**
   * Returns the findings on a run that starts from a version, for a program with Jackson 2 and 3.
   */
  private static List<String> sentences(String version) {
    Header header = compared(JournalBuilder.gate(), OLD, NEW, 500, 0.01).journal().header();
    Journal journal = compared(JournalBuilder.gate(), OLD, NEW, 500, 0.01).journal();
    Analysis analysis =
        Analyzer.analyze(
            new Journal(
                new Header(
                    header.start(),
                    header.machine(),
                    header.jvms(),
                    new Header.Subjects(List.of(), List.of(stack(version)), List.of(), List.of()),
                    header.plan(),
                    List.of()),
                journal.launches(),
                journal.end(),
                false));

    ProgramProfile two =
        new ProgramProfile(
            PROFILE.file(),
            PROFILE.jvms(),
            Set.of("jackson-databind-2.17.2.jar", "jackson-databind-3.1.7.jar"),
            PROFILE.sampler(),
            PROFILE.length(),
            PROFILE.seen(),
            PROFILE.time(),
            PROFILE.allocation(),
            PROFILE.costs(),
            PROFILE.packages(),
            PROFILE.findings());
    return HotspotFindings.sentences(Gain.of(two, analysis, null, Map.of()).findings());
  }

  private static Stack stack(String version) {
    String jar = "jackson-databind-" + version + ".jar";
    return new Stack(
        "jackson-2.17.2",
        List.of(new StackJar("com.fasterxml.jackson.core:jackson-databind:" + version, jar, "a1")),
        null);
  }

  @Test
  void entry_stands_for_all_that_the_run_measured_in_its_direction() {
    Cell read = SampleCells.codec("deserialize", "mine", "jackson-2.17.2");
    Cell readNow = SampleCells.codec("deserialize", "mine", "jackson-2.21.1");
    String pattern = "com.fasterxml.jackson.databind.ObjectMapper.writeValue.*";
    ProgramPart.EntryMethods entry = new ProgramPart.EntryMethods(Pattern.compile(pattern));
    ProgramProfile profile =
        ProgramReader.read(Path.of("src/test/resources/jfr/known-parts-17.jfr"), entry, List.of());
    JournalBuilder run = compared(JournalBuilder.gate(), OLD, NEW, 500, 0.001);
    compared(run, read, readNow, 500, 0.001);
    Gain gain = Gain.of(profile, run.analyze(), entry, Map.of());

    assertThat(gain.rows()).singleElement().extracting(GainRow::part).isEqualTo(entry);
    assertThat(kinds(gain)).contains(FindingKind.ENTRY_OF_OTHER_DIRECTION);
  }

  /**
   * A third of what the mapper writes is access by reflection; the rest of the program has none.
   */
  @ParameterizedTest
  @CsvSource({
    "ObjectMapper.writeValue.*, reflection within ObjectMapper.writeValue.*, 0.1",
    "KnownParts.rest, KnownParts.rest, 0.6",
  })
  void entry_stands_for_the_accesses_of_a_strategy_within_it(
      String regex, String part, double truth) {
    Cell direct = SampleCells.access("direct", Mode.AVERAGE_TIME);
    Cell reflection = SampleCells.access("reflection", Mode.AVERAGE_TIME);
    JournalBuilder run =
        JournalBuilder.gate()
            .block("strategy", reflection, direct)
            .noisy(reflection, 30, 1000, 0.001, 1)
            .noisy(direct, 30, 500, 0.001, 2);
    ProgramPart.EntryMethods entry = new ProgramPart.EntryMethods(Pattern.compile(regex));
    ProgramProfile profile =
        ProgramReader.read(Path.of("src/test/resources/jfr/known-parts-17.jfr"), entry, List.of());

    GainRow row = Gain.of(profile, run.analyze(), entry, Map.of()).rows().get(0);

    assertThat(row.part().words()).isEqualTo(part);
    assertThat(truth).isBetween(row.time().share().low(), row.time().share().high());
  }

  private static Cell benchmark(String side) {
    Map<String, String> own = new LinkedHashMap<>();
    own.put("benchmark", "com.acme.Bench.write");
    own.put("side", side);
    return new Cell("jmh", own, "17", Mode.AVERAGE_TIME, 1);
  }

  /** The benchmark calls the mapper through a method of its own, and a little of a list. */
  @Test
  void benchmark_of_others_stands_for_what_its_hotspots_show_it_calls() {
    FoldedSamples stacks =
        new FoldedSamples(
            List.of(
                "com.acme.Bench.write",
                "com.acme.Bench.all",
                "com.fasterxml.jackson.databind.ObjectMapper.writeValueAsBytes",
                "java.util.ArrayList.add"),
            List.of(
                new FoldedSamples.FoldedStack(0, List.of(0, 1, 2), 960),
                new FoldedSamples.FoldedStack(2, List.of(3), 40)));
    JournalBuilder run =
        compared(JournalBuilder.gate(), benchmark("main"), benchmark("pr"), 500, 0.001);
    Journal journal = run.journal();
    ForkHotspots recorded = SampleRecordings.of(stacks);
    ProfiledFork fork = new ProfiledFork(benchmark("main").id(), 0, null, 8, recorded);
    Analysis analysis =
        Analyzer.analyze(
            new Journal(journal.header(), journal.launches(), List.of(fork), journal.end(), false));
    Map<String, ProgramPart.EntryMethods> called = BenchmarkEntries.of(analysis);
    ProgramProfile profile =
        ProgramReader.read(
            Path.of("src/test/resources/jfr/known-parts-17.jfr"),
            null,
            List.copyOf(called.values()));
    Gain gain = Gain.of(profile, analysis, null, called);

    assertThat(gain.rows())
        .singleElement()
        .extracting(row -> row.part().words())
        .isEqualTo("ObjectMapper.writeValueAsBytes");
    assertThat(gain.rows().get(0).time().share().center())
        .isEqualTo(
            gain(compared(JournalBuilder.gate(), OLD, NEW, 500, 0.001))
                .rows()
                .get(0)
                .time()
                .share()
                .center());
    assertThat(kinds(Gain.of(PROFILE, run.analyze(), null, Map.of())))
        .contains(FindingKind.BENCHMARK_NOT_PROFILED);
  }

  @ParameterizedTest
  @CsvSource({"table,txt", "markdown,md", "csv,csv", "json,json"})
  void every_format(String format, String suffix) throws IOException {
    JournalBuilder run = compared(JournalBuilder.gate(), OLD, NEW, 500, 0.01);
    compared(run, after("application", OLD), after("application", NEW), 900, 0.01);

    Golden.check("hotspots/gain." + suffix, text(gain(run), format));
    Golden.check("hotspots/gain-at-most." + suffix, text(Gain.of(PROFILE), format));
  }
}
