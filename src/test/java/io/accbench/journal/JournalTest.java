package io.accbench.journal;

import static io.accbench.journal.Samples.CELL;
import static io.accbench.journal.Samples.header;
import static io.accbench.journal.Samples.launch;
import static io.accbench.journal.Samples.profiled;
import static io.accbench.model.UserErrors.assertThatUserError;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.analysis.JournalBuilder;
import io.accbench.model.Block;
import io.accbench.model.Cause;
import io.accbench.model.Cell;
import io.accbench.model.End;
import io.accbench.model.ExitCode;
import io.accbench.model.FailedBy;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Header;
import io.accbench.model.JitOutcome;
import io.accbench.model.Journal;
import io.accbench.model.Launch;
import io.accbench.model.LaunchBuilder;
import io.accbench.model.Mode;
import io.accbench.model.PlannedCell;
import io.accbench.model.Prepared;
import io.accbench.model.ProfiledFork;
import io.accbench.model.Profiling;
import io.accbench.model.Repetition;
import io.accbench.model.SampleRecordings;
import io.accbench.model.Settings;
import io.accbench.model.SettingsBuilder;
import io.accbench.model.Support;
import io.accbench.model.SupportGroup;
import io.accbench.model.UserException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JournalTest {
  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void name() {
    file = folder.resolve("journal.jsonl");
  }

  @Test
  void everything_comes_back_but_the_path_of_the_java_command() throws IOException {
    write(header("/secret/java"), launch(0), launch(1));
    try (JournalWriter writer = JournalWriter.append(file)) {
      writer.end(new End("2026-01-01T00:00:09Z", 0.5));
    }
    Journal journal = JournalReader.read(file);
    assertThat(journal)
        .isEqualTo(
            new Journal(
                header(null),
                List.of(launch(0), launch(1)),
                new End("2026-01-01T00:00:09Z", 0.5),
                false));
    assertThat(Files.readString(file)).doesNotContain("secret").contains("\"PT1M\"");
    assertThat(Files.readAllLines(file)).hasSize(4);
  }

  @Test
  void who_ended_a_launch_and_what_it_repeats_come_back_and_stand_only_where_there_is_something()
      throws IOException {
    Launch killed = JournalBuilder.ended(launch(0), FailedBy.OUTSIDE, null);
    Launch repeated = JournalBuilder.ended(launch(0), null, Repetition.IN_ROUND);
    Launch retried = JournalBuilder.ended(launch(1), FailedBy.ITSELF, new Repetition(2));
    write(header(null), killed, repeated, retried, launch(2));

    assertThat(JournalReader.read(file).launches())
        .containsExactly(killed, repeated, retried, launch(2));
    List<String> lines = Files.readAllLines(file);
    assertThat(lines.get(1)).contains("\"failedBy\":\"outside\"").doesNotContain("repetition");
    assertThat(lines.get(2)).contains("\"repetition\":{\"session\":0}");
    assertThat(lines.get(4))
        .as("older readers know neither")
        .doesNotContain("failedBy", "repetition");
  }

  /** The axis had the parameter's name in journals that are older than the axis of pollution. */
  @Test
  void a_parameter_of_jmh_named_pollution_is_one_in_an_older_journal() throws IOException {
    List<PlannedCell> cells = new ArrayList<>();
    for (String value : List.of("none", "strings", "12")) {
      Map<String, String> own = new LinkedHashMap<>(Map.of("benchmark", "a.B.c"));
      own.put("param.pollution", value);
      own.put("size", "9");
      Cell cell = new Cell("jmh", own, "17", Mode.AVERAGE_TIME, 1);
      cells.add(new PlannedCell(cell, "", null, List.of()));
    }
    Block block = new Block("jmh/9/17/avgt/1", List.of("param.pollution"), cells, 5);
    Launch launch = new LaunchBuilder(cells.get(1).cell().id(), 0).build();
    write(header(null).with(List.of(block)), launch);
    Journal today = JournalReader.read(file);
    Files.writeString(file, Files.readString(file).replace("param.pollution", "pollution"));

    Journal older = JournalReader.read(file);

    assertThat(older).isEqualTo(today);
    assertThat(older.header().blocks()).containsExactly(block);
    assertThat(older.launches().get(0).cell()).isEqualTo("jmh.a.B.c/strings/9/17/avgt/1");
    assertThat(cells).allMatch(planned -> planned.cell().pollution().none());
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"session\":-1", "\"session\":null", ""})
  void a_repetition_of_no_session_is_refused(String session) throws IOException {
    write(header(null), JournalBuilder.ended(launch(0), null, Repetition.IN_ROUND));
    Files.writeString(file, Files.readString(file).replace("\"session\":0", session));

    assertThatUserError(() -> JournalReader.read(file))
        .hasMessageContaining("journal.jsonl:2: not an entry of a journal");
  }

  @Test
  void a_packed_journal_is_the_same_one() throws IOException {
    write(header(null), launch(0), launch(1));
    Journal plain = JournalReader.read(file);

    Path packed = pack();
    Files.delete(file);

    assertThat(JournalFile.in(folder)).isEqualTo(packed);
    assertThat(JournalReader.read(packed)).isEqualTo(plain);
  }

  @Test
  void a_packed_journal_that_was_cut_off_or_is_none_is_refused() throws IOException {
    write(header(null), launch(0), launch(1));
    Path packed = pack();
    Files.write(packed, Arrays.copyOf(Files.readAllBytes(packed), 300));
    assertThatThrownBy(() -> JournalReader.read(packed)).hasMessageContaining("cannot be read");

    Files.copy(file, packed, StandardCopyOption.REPLACE_EXISTING);
    assertThatThrownBy(() -> JournalReader.read(packed)).hasMessageContaining("cannot be read");
  }

  @Test
  void a_plain_journal_comes_before_a_packed_one() throws IOException {
    write(header(null), launch(0));
    pack();

    assertThat(JournalFile.in(folder)).isEqualTo(file);
  }

  private Path pack() throws IOException {
    Path packed = folder.resolve("journal.jsonl.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
      Files.copy(file, out);
    }
    return packed;
  }

  @Test
  void what_is_no_number_survives() {
    Launch odd =
        new LaunchBuilder(CELL.id(), 0)
            .warmup(List.of(Double.NaN))
            .scores(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY)
            .histograms(List.of(List.of(List.of(Double.NaN, 1.0))))
            .took(Double.NaN, 0.1)
            .output("tab\t, quote \", newline \n, \u2028")
            .build();
    write(header(null), odd);
    assertThat(JournalReader.read(file).launches()).containsExactly(odd);
  }

  @Test
  void a_journal_torn_at_any_byte_of_its_last_line_is_the_same_without_it() throws IOException {
    write(header(null), launch(0), launch(1));
    byte[] whole = Files.readAllBytes(file);
    int start = new String(whole, StandardCharsets.ISO_8859_1).lastIndexOf("{\"type\"");
    for (int length = start + 1; length < whole.length; length++) {
      Files.write(file, Arrays.copyOf(whole, length));
      assertThat(JournalReader.read(file))
          .isEqualTo(new Journal(header(null), List.of(launch(0)), null, true));
    }
  }

  @Test
  void appending_cuts_the_torn_line_off_first() throws IOException {
    write(header(null), launch(0));
    Files.writeString(file, "{\"type\":\"launch\",\"for", StandardOpenOption.APPEND);
    try (JournalWriter writer = JournalWriter.append(file)) {
      writer.launch(launch(1));
    }
    assertThat(JournalReader.read(file))
        .isEqualTo(new Journal(header(null), List.of(launch(0), launch(1)), null, false));
  }

  @Test
  void appending_drops_whole_lines_before_a_torn_one_when_told() throws IOException {
    write(header(null), launch(0), launch(1), launch(2));
    Files.writeString(file, "{\"type\":\"launch\",\"for", StandardOpenOption.APPEND);
    try (JournalWriter writer = JournalWriter.append(file, 2)) {
      writer.launch(launch(3));
    }
    assertThat(JournalReader.read(file).launches()).containsExactly(launch(0), launch(3));
  }

  @Test
  void a_torn_line_longer_than_a_block_is_cut_off_too() throws IOException {
    write(header(null), launch(0));
    long length = Files.size(file);
    Files.writeString(file, "x".repeat(200_000), StandardOpenOption.APPEND);
    JournalWriter.append(file).close();
    assertThat(Files.size(file)).isEqualTo(length);
  }

  @Test
  void a_launch_after_an_end_means_that_the_run_goes_on() {
    write(header(null), launch(0));
    try (JournalWriter writer = JournalWriter.append(file)) {
      writer.end(new End("2026-01-01T00:00:09Z", 0.5));
      writer.launch(launch(1));
    }
    assertThat(JournalReader.read(file).end()).isNull();
  }

  @Test
  void profiles_come_back_beside_launches() {
    Settings profiled =
        new SettingsBuilder(header(null).settings()).profiling(Profiling.usual(true)).build();
    Header header = header(null).with(profiled);
    ProfiledFork failed = new ProfiledFork(CELL.id(), 1, "exit code 1", 2.5, null);
    write(header, launch(0));
    try (JournalWriter writer = JournalWriter.append(file)) {
      writer.end(new End("2026-01-01T00:00:09Z", 0.5));
      writer.profiled(profiled(0));
      writer.profiled(failed);
    }

    assertThat(JournalReader.read(file))
        .isEqualTo(
            new Journal(header, List.of(launch(0)), List.of(profiled(0), failed), null, false));
  }

  @Test
  void arguments_of_a_finding_keep_their_types() throws IOException {
    List<Finding> findings =
        List.of(
            Finding.of(FindingKind.LOADED_MACHINE, Finding.RUN, 2.0, 2),
            Finding.of(
                FindingKind.RESTRICTED_ACCESS,
                Finding.RUN,
                "x",
                "17",
                "y",
                "",
                "",
                "-z",
                false,
                ""));
    write(header(null).noting(findings));
    assertThat(JournalReader.read(file).header().findings()).containsAll(findings);

    Files.writeString(file, Files.readString(file).replace("[2.0,2]", "[2,2.0]"));

    assertThatThrownBy(() -> JournalReader.read(file))
        .hasMessageContaining("a finding LOADED_MACHINE has the arguments [Double, Long]");
  }

  @Test
  void a_finding_of_the_header_is_never_a_sentence() throws IOException {
    write(header(null).noting(List.of(Finding.of(FindingKind.ONE_PROCESSOR, Finding.RUN))));
    String whole = Files.readString(file);
    String bare = whole.replaceFirst("\\{\"kind\":\"ONE_PROCESSOR\"[^}]*}", "\"one processor\"");
    assertThat(bare).isNotEqualTo(whole);
    Files.writeString(file, bare);

    assertThatThrownBy(() -> JournalReader.read(file)).hasMessageContaining(":1: ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"fork\":0,\"seconds\":1,\"cause\":\"x\"}",
        "{\"cell\":\"c\",\"fork\":0,\"seconds\":1}",
        "{\"cell\":\"c\",\"fork\":0,\"seconds\":1,\"recorded\":{\"samples\":1,\"accessSamples\":0}}"
      })
  void a_profile_that_lacks_a_part_is_refused(String profiled) throws IOException {
    write(header(null));
    Files.writeString(
        file,
        "{\"type\":\"profiled\",\"format\":9,\"profiled\":" + profiled + "}\n",
        StandardOpenOption.APPEND);

    assertThatThrownBy(() -> JournalReader.read(file)).hasMessageMatching(".*:2: .*profil.*");
  }

  private static Launch compiled(int round, JitOutcome... outcomes) {
    return launch(round).with(launch(round).facts(), List.of(outcomes));
  }

  private static JitOutcome outcome(String method) {
    return new JitOutcome(
        method, false, 40, List.of(new JitOutcome.CallLeft(method, 29, "acme.B::b", "too big")));
  }

  private static final JitOutcome A = outcome("acme.A::a");
  private static final JitOutcome B = outcome("acme.B::b");
  private static final JitOutcome C = new JitOutcome("acme.C::c", true, 1, List.of());

  @Test
  void equal_outcomes_of_compiling_stand_in_the_journal_once() throws IOException {
    Launch first = compiled(0, A, B);
    Launch second = compiled(1, outcome("acme.B::b"), C, outcome("acme.A::a"));
    write(header(null), first, second, launch(2));

    List<Launch> read = JournalReader.read(file).launches();
    assertThat(read).containsExactly(first, second, launch(2));
    assertThat(read.get(1).jit().get(0)).isSameAs(read.get(0).jit().get(1));
    assertThat(Files.readAllLines(file))
        .filteredOn(line -> line.startsWith("{\"type\":\"jit\""))
        .hasSize(3);
    assertThat(Files.readAllLines(file).get(3))
        .endsWith(",\"outcomes\":[1,2]}")
        .doesNotContain("\"jit\"");
  }

  @Test
  void appending_goes_on_with_the_outcomes_that_are_known() throws IOException {
    write(header(null), compiled(0, A), compiled(1, A, B));
    try (JournalWriter writer = JournalWriter.append(file, 1)) {
      writer.launch(compiled(2, C, A));
    }
    try (JournalWriter writer = JournalWriter.append(file)) {
      writer.launch(compiled(3, B, C));
    }

    assertThat(JournalReader.read(file).launches())
        .containsExactly(compiled(0, A), compiled(2, C, A), compiled(3, B, C));
    assertThat(Files.readAllLines(file)).hasSize(7);
  }

  @Test
  void journal_torn_at_any_byte_of_a_launch_and_its_outcomes_goes_on() throws IOException {
    write(header(null), compiled(0, A));
    long kept = Files.size(file);
    try (JournalWriter writer = JournalWriter.append(file)) {
      writer.launch(compiled(1, A, B, C));
    }
    byte[] whole = Files.readAllBytes(file);
    for (int length = (int) kept; length < whole.length; length += 7) {
      Files.write(file, Arrays.copyOf(whole, length));
      try (JournalWriter writer = JournalWriter.append(file)) {
        writer.launch(compiled(2, C, B));
      }
      assertThat(JournalReader.read(file).launches())
          .containsExactly(compiled(0, A), compiled(2, C, B));
    }
  }

  @Test
  void outcome_that_is_unknown_or_out_of_order_or_lacks_a_part_is_refused() throws IOException {
    write(header(null), compiled(0, A, B));
    List<String> lines = Files.readAllLines(file);
    String header = lines.get(0);
    String first = lines.get(1);
    String launch = lines.get(3);
    refuses(List.of(header, first, launch), 3, "a launch with an outcome that no line before");
    refuses(List.of(header, first, first), 3, "outcome 1 where outcome 2 must stand");
    refuses(List.of(header, lines.get(2)), 2, "outcome 2 where outcome 1 must stand");
    refuses(List.of(header, first.replace("\"bci\":29", "\"bci\":null")), 2, "null");
    refuses(List.of(header, first.replace("\"caller\"", "\"x\"")), 2, "\"x\"");
    refuses(
        List.of(header, first.replaceFirst("\"method\":\"[^\"]*\",", "")), 2, "without a method");
    refuses(
        List.of(header, first.replaceFirst("\"reason\":\"[^\"]*\"", "\"reason\":null")),
        2,
        "lacks a name");
    refuses(List.of(header, launch.replace("[1,2]", "[0]")), 2, "no line before it");
    refuses(List.of(header, launch.replace("[1,2]", "[null]")), 2, "null");
    refuses(
        List.of(header, "{\"type\":\"jit\",\"format\":9,\"jit\":{\"id\":1}}"),
        2,
        "without a method");
  }

  @Test
  void an_interrupted_thread_still_writes() {
    write(header(null));
    try (JournalWriter writer = JournalWriter.append(file)) {
      Thread.currentThread().interrupt();
      writer.launch(launch(0));
      writer.launch(launch(1));
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
    assertThat(JournalReader.read(file).launches()).hasSize(2);
  }

  @Test
  void no_journal_stays_whose_header_could_not_be_written() {
    JournalWriter writer = JournalWriter.create(file);
    writer.close(); // as good as a full disk: writing fails

    assertThatThrownBy(() -> writer.header(header(null)))
        .hasMessageContaining("make room or allow writing, then run the command again")
        .satisfies(e -> assertThat(((UserException) e).exitCode()).isEqualTo(ExitCode.REFUSED));

    assertThat(file).doesNotExist();
  }

  @Test
  void a_second_writer_is_refused() {
    write(header(null));
    try (JournalWriter first = JournalWriter.append(file)) {
      assertThatThrownBy(() -> JournalWriter.append(file))
          .hasMessageContaining("another accbench writes to it")
          .satisfies(e -> assertThat(((UserException) e).exitCode()).isEqualTo(ExitCode.REFUSED));
      first.launch(launch(0));
    }
    assertThat(JournalReader.read(file).launches()).hasSize(1);
  }

  @Test
  void an_existing_journal_is_never_overwritten() {
    write(header(null));
    assertThatThrownBy(() -> JournalWriter.create(file)).hasMessageContaining("exists already");
    assertThatThrownBy(() -> JournalWriter.append(folder.resolve("no")))
        .hasMessageContaining("no such journal");
  }

  @Test
  void a_header_that_is_too_large_says_what_to_measure_less_of_and_leaves_no_file() {
    Header header = header(null);
    Header large = header.noting(List.of(JournalBuilder.doubt("run", "x".repeat(17 << 20))));
    assertThatThrownBy(() -> write(large))
        .hasMessageContaining("the header would take 178")
        .hasMessageContaining("fewer fixtures, JVMs or strategies");
    assertThat(file).doesNotExist();
  }

  @Tag("slow")
  @Tag("campaign")
  @Test
  void support_of_10_000_properties_on_3_JVMs_takes_less_than_4_MB() throws IOException {
    write(wide(10_000, 3));
    assertThat(Files.size(file)).isLessThan(4 << 20);
    Prepared read = JournalReader.read(file).header().subjects().prepared().get(2);
    assertThat(read.support()).hasSize(2);
    assertThat(read.probes())
        .hasSize(10_000 * 20 * 4)
        .contains(
            probe(
                7,
                "method",
                "p4711",
                "write",
                "NoSuchMethodException: com.acme.Wide.setP4711: p4711 is final"));
  }

  /** Of properties that 20 forms read through fields and getters, and cannot write. */
  private static Header wide(int properties, int jvms) {
    List<String> names = IntStream.range(0, properties).mapToObj(i -> "p" + i).toList();
    List<Support> support = new ArrayList<>();
    for (String member : List.of("field", "method")) {
      for (String name : names) {
        for (int form = 0; form < 20; form++) {
          support.add(probe(form, member, name, "read", ""));
          String setter = "setP" + name.substring(1);
          String reason =
              "NoSuchMethodException: com.acme.Wide." + setter + ": " + name + " is final";
          support.add(probe(form, member, name, "write", reason));
        }
      }
    }
    List<SupportGroup> groups = SupportGroup.of(support);
    List<Prepared.PreparedBean> types =
        List.of(new Prepared.PreparedBean("com.acme.Wide", 1, names, names, names, names, ""));
    List<Prepared> prepared =
        IntStream.range(0, jvms)
            .mapToObj(
                jvm ->
                    new Prepared(
                        "wide", "" + jvm, "W", "ab", 1, 1, types, Map.of(), groups, List.of()))
            .toList();
    Header header = header(null);
    return new Header(
        header.start(),
        header.machine(),
        header.jvms(),
        new Header.Subjects(
            prepared,
            header.subjects().stacks(),
            header.subjects().proofs(),
            header.subjects().classPath()),
        header.plan(),
        header.findings());
  }

  private static Support probe(
      int form, String member, String name, String operation, String reason) {
    Support.Status status = reason.isEmpty() ? Support.Status.OK : Support.Status.NOT_SUPPORTED;
    return new Support(
        "s" + form + "/f",
        member,
        "com.acme.Wide",
        name,
        operation,
        status,
        Cause.of(reason),
        List.of());
  }

  @Test
  void errors_name_file_and_line() throws IOException {
    write(header(null), launch(0), launch(1));
    List<String> lines = Files.readAllLines(file);
    refuses(List.of(lines.get(0), "{\"type\":", lines.get(2)), 2, "not an entry of a journal");
    refuses(List.of(lines.get(0), "", lines.get(2)), 2, "not an entry of a journal");
    refuses(List.of(lines.get(0), "[]"), 2, "no \"type\" or \"format\"");
    refuses(List.of(lines.get(0), lines.get(1) + "{}"), 2, "not an entry of a journal");
    refuses(List.of(lines.get(1)), 1, "the first entry must be the header");
    refuses(List.of(lines.get(0), lines.get(0)), 2, "a second header");
    refuses(
        List.of(lines.get(0).replace("\"format\":9", "\"format\":8")),
        1,
        "the journal has format 8, this accbench reads format 9 alone; run again, or use the");
    refuses(List.of("{\"type\":\"end\",\"format\":9}"), 1, "no entry of type \"end\"");
    refuses(List.of(lines.get(0).replace("\"mode\":\"ss\"", "\"mode\":\"x\"")), 1, "\"x\"");
    refuses(List.of(lines.get(0).replace("\"mode\":\"ss\",", "")), 1, "mode");
    refuses(
        List.of(lines.get(0).replace("\"strategy\":\"unsafe/typed\",\"member\"", "\"member\"")),
        1,
        "strategy");
    refuses(
        List.of(lines.get(0).replace("\"varies\":[\"strategy\"]", "\"varies\":[\"x\"]")),
        1,
        "axis");
    refuses(List.of("{\"type\":\"header\",\"format\":9,\"header\":{}}"), 1, "at header.machine, ");
    refuses(List.of(lines.get(0), lines.get(1).replace("[1.5,2.5]", "[null]")), 2, "null");
    refuses(
        List.of(lines.get(0), lines.get(1).replace("\"round\":0", "\"round\":null")), 2, "null");
  }

  @Test
  void a_program_is_kept_unless_its_parts_have_more_samples_than_all() throws IOException {
    Header header = header(null).with(SampleRecordings.program());
    write(header);
    String line = Files.readAllLines(file).get(0);

    assertThat(JournalReader.read(file).header()).isEqualTo(header);
    refuses(List.of(line.replace("\"weight\":30,", "\"weight\":300,")), 1, "other samples than");
    refuses(List.of(line.replace("\"spread\":1.5", "\"spread\":\"NaN\"")), 1, "other samples than");
    refuses(List.of(line.replace("\"a.B.c\":30", "\"a.B.c\":-1")), 1, "other samples than");
    refuses(List.of(line.replace("\"seen\":null", "\"seen\":1e99")), 1, "seen is 1.0E99");
  }

  @Test
  void an_empty_journal_and_one_torn_in_its_header_say_so() throws IOException {
    Files.writeString(file, "");
    assertThatThrownBy(() -> JournalReader.read(file))
        .hasMessageContaining(":1: the journal is empty");
    Files.writeString(file, "{\"type\":\"hea");
    assertThatThrownBy(() -> JournalReader.read(file))
        .hasMessageContaining("header was not finished");
    assertThatUserError(() -> JournalReader.read(folder.resolve("no")))
        .hasMessageContaining("no such journal");
    assertThatUserError(() -> JournalReader.read(folder)).hasMessageContaining("cannot be read");
  }

  @Test
  void a_huge_line_is_refused_before_it_fills_the_memory() throws IOException {
    write(header(null));
    byte[] spaces = new byte[1 << 20];
    Arrays.fill(spaces, (byte) ' ');
    try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.APPEND)) {
      for (int i = 0; i < 17; i++) {
        out.write(spaces);
      }
    }
    assertThatThrownBy(() -> JournalReader.read(file))
        .hasMessageContaining(":2: the line is longer");
  }

  @Test
  void a_deeply_nested_line_is_an_error_and_no_stack_overflow() throws IOException {
    refuses(List.of("[".repeat(100_000)), 1, "not an entry of a journal");
  }

  private void refuses(List<String> lines, int line, String words) throws IOException {
    Files.write(file, lines);
    assertThatUserError(() -> JournalReader.read(file))
        .hasMessageStartingWith(file + ":" + line + ": ")
        .hasMessageContaining(words);
  }

  private void write(Header header, Launch... launches) {
    try (JournalWriter writer = JournalWriter.create(file)) {
      writer.header(header);
      for (Launch launch : launches) {
        writer.launch(launch);
      }
    }
  }
}
