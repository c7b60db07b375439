package io.accbench.jfr;

import static io.accbench.model.UserErrors.assertThatUserError;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.accbench.jfr.ChunkReader.Parsed;
import io.accbench.model.ExitCode;
import io.accbench.model.UserException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class RecordingTest {
  private static final Set<String> SAMPLES = Set.of("jdk.ExecutionSample", "jdk.CPUTimeSample");

  @TempDir Path folder;
  private final List<JfrEvent> events = new ArrayList<>();

  static List<Path> files() {
    return List.of(Recordings.JDK_17, Recordings.JDK_25, Recordings.CPU_TIME);
  }

  private ReadSummary read(byte[] bytes) throws IOException {
    return Recording.read(Files.write(folder.resolve("some.jfr"), bytes), SAMPLES, events::add);
  }

  @ParameterizedTest
  @MethodSource("files")
  void counts_are_those_of_the_jdks_own_tool(Path file) throws Exception {
    Path jfr = Path.of(System.getProperty("java.home"), "bin", "jfr");
    assumeTrue(Files.isExecutable(jfr), "a JDK without its tool jfr");

    Process process = new ProcessBuilder(jfr.toString(), "summary", file.toString()).start();
    Map<String, Long> summary = new TreeMap<>();
    try (Stream<String> lines = process.inputReader().lines()) {
      lines
          .map(line -> line.strip().split("\\s+"))
          .filter(words -> words.length == 3 && words[0].matches("(jdk|accbench)\\.\\w+"))
          .filter(words -> !words[1].equals("0"))
          .forEach(words -> summary.put(words[0], Long.valueOf(words[1])));
    }
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    summary.keySet().removeIf(type -> type.matches("(?i)jdk\\.(checkpoint|metadata)"));

    assertThat(Recording.read(file, SAMPLES, events::add).events()).isEqualTo(summary);
  }

  @ParameterizedTest
  @MethodSource("files")
  void every_kind_of_event_comes_with_its_fields(Path file) {
    ReadSummary reading = Recording.read(file, SAMPLES, events::add);

    assertThat(reading.damages()).isEmpty();
    assertThat(all(JfrEvent.RecordedJvm.class))
        .hasSize(1)
        .allMatch(jvm -> jvm.version().contains("JRE (" + version(file)) && jvm.started() != null);
    assertThat(all(JfrEvent.Collector.class))
        .contains(new JfrEvent.Collector("DefNew", "SerialOld"));
    assertThat(all(JfrEvent.ForkIteration.class))
        .hasSize(5)
        .filteredOn(i -> i.measured())
        .hasSize(3);
    assertThat(all(JfrEvent.Collection.class)).allMatch(gc -> !gc.pauses().isNegative());
    assertThat(all(JfrEvent.SampledAllocation.class))
        .anyMatch(each -> each.type().equals("[B") && each.bytes() > 0);
    assertThat(all(JfrEvent.MethodCompilation.class))
        .anyMatch(each -> each.level() == 4 && each.method().method().equals("spin"));
    assertThat(all(JfrEvent.Inlining.class)).anyMatch(each -> each.message().contains("large"));
    assertThat(all(JfrEvent.Deoptimization.class)).allMatch(each -> !each.reason().isEmpty());
    assertThat(all(JfrEvent.SampledStack.class))
        .anyMatch(
            sample ->
                sample.thread().equals("main")
                    && sample.stack().frames().stream()
                        .map(frame -> frame.type() + "." + frame.method() + frame.descriptor())
                        .toList()
                        .containsAll(List.of("KnownShare.busy()V", "KnownShare.spin(I)J")));
  }

  @Test
  void stacks_come_only_of_the_events_that_are_asked_for() {
    Recording.read(Recordings.CPU_TIME, Set.of("jdk.CPUTimeSample"), events::add);

    assertThat(all(JfrEvent.SampledStack.class))
        .isNotEmpty()
        .allMatch(sample -> sample.event().equals("jdk.CPUTimeSample"));
  }

  @ParameterizedTest
  @MethodSource("files")
  void samples_of_the_same_stack_share_it(Path file) {
    Recording.read(file, SAMPLES, events::add);

    List<StackTrace> stacks =
        all(JfrEvent.SampledStack.class).stream().map(JfrEvent.SampledStack::stack).toList();
    Set<StackTrace> objects = Collections.newSetFromMap(new IdentityHashMap<>());
    objects.addAll(stacks);
    assertThat(objects).hasSizeLessThan(stacks.size() / 2);
  }

  @Test
  void names_of_events_are_found_without_reading() throws IOException {
    Path cut = folder.resolve("cut.jfr");
    Files.write(cut, Arrays.copyOf(Recordings.bytes(Recordings.JDK_17), 1000));

    assertThat(Recording.names(Recordings.JDK_25, "accbench.Iteration")).isTrue();
    assertThat(Recording.names(Recordings.JDK_25, "accbench.Other")).isFalse();
    assertThat(Recording.names(cut, "accbench.Iteration")).isFalse();
    assertThat(Recording.names(folder.resolve("none.jfr"), "accbench.Iteration")).isFalse();
  }

  @Test
  void files_of_two_jvms_joined_are_both_read_to_the_end() throws IOException {
    Map<String, Long> alone = new TreeMap<>();
    for (Path file : files()) {
      Recording.read(file, SAMPLES, event -> {})
          .events()
          .forEach((type, count) -> alone.merge(type, count, Long::sum));
    }

    ReadSummary reading =
        read(
            Recordings.joined(
                Recordings.bytes(Recordings.CPU_TIME),
                Recordings.bytes(Recordings.JDK_17),
                Recordings.bytes(Recordings.JDK_25)));

    assertThat(reading.events()).isEqualTo(alone);
    assertThat(reading.damages()).isEmpty();
    assertThat(all(JfrEvent.RecordedJvm.class)).hasSize(3);
  }

  @Test
  void chunks_around_a_damaged_one_are_read_and_its_place_is_told() throws IOException {
    byte[] whole = Recordings.bytes(Recordings.JDK_17);
    byte[] cut = Arrays.copyOf(whole, whole.length * 6 / 10);

    ReadSummary reading = read(Recordings.joined(whole, cut, whole));

    assertThat(all(JfrEvent.RecordedJvm.class)).hasSizeGreaterThanOrEqualTo(2);
    assertThat(reading.damages())
        .containsExactly(
            new Damage(
                whole.length,
                "the chunk is cut short: " + cut.length + " of " + whole.length + " bytes"));
  }

  @Test
  void bytes_that_are_no_chunk_are_passed_over() throws IOException {
    byte[] whole = Recordings.bytes(Recordings.JDK_17);

    ReadSummary reading = read(Recordings.joined(new byte[100_000], whole, whole, new byte[10]));

    assertThat(reading.damages())
        .containsExactly(
            new Damage(0, "100000 bytes are no chunk of a recording"),
            new Damage(100_000L + 2L * whole.length, "10 bytes are no chunk of a recording"));
    assertThat(all(JfrEvent.RecordedJvm.class)).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(ints = {100, 20_000, 100_000, 150_000})
  void overwritten_bytes_never_hang_or_fail_the_reader(int at) throws IOException {
    for (byte with : new byte[] {0, 0x7F, (byte) 0xFF}) {
      byte[] bytes = Recordings.bytes(Recordings.JDK_17);
      Arrays.fill(bytes, at, at + 200, with);

      ReadSummary reading = read(bytes);

      assertThat(reading.damages())
          .allMatch(damage -> damage.offset() == 0 && !damage.reason().isBlank());
    }
  }

  @Test
  void header_that_the_jdks_parser_would_wait_for() throws IOException {
    byte[] beingWritten = Recordings.bytes(Recordings.JDK_17);
    beingWritten[64] = (byte) 0xFF;
    byte[] withoutMetadata = Recordings.bytes(Recordings.JDK_17);
    ByteBuffer.wrap(withoutMetadata).putLong(24, 0);

    assertThat(read(beingWritten).damages())
        .containsExactly(new Damage(0, "the chunk's header was being written when the JVM ended"));
    assertThat(read(withoutMetadata).damages())
        .containsExactly(new Damage(0, "the chunk's header points outside of it"));
    assertThat(all(JfrEvent.Begin.class)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(longs = {0, -1, Long.MIN_VALUE})
  void clock_that_stands_still_or_goes_back_tells_no_times(long ticksPerSecond) throws IOException {
    byte[] bytes = Recordings.bytes(Recordings.JDK_17);
    ByteBuffer.wrap(bytes).putLong(56, ticksPerSecond);

    assertThat(read(bytes).damages())
        .containsExactly(
            new Damage(
                0, "the chunk's header gives its clock " + ticksPerSecond + " ticks a second"));
  }

  @Test
  void recording_begins_with_the_first_chunk_that_can_be_read() throws IOException {
    byte[] unreadable = Recordings.bytes(Recordings.JDK_25);
    unreadable[64] = (byte) 0xFF;

    ReadSummary reading = read(Recordings.joined(unreadable, Recordings.bytes(Recordings.JDK_17)));

    ReadSummary alone = Recording.read(Recordings.JDK_17, SAMPLES, event -> {});
    assertThat(reading.start()).isEqualTo(alone.start());
    assertThat(all(JfrEvent.Begin.class)).containsExactly(new JfrEvent.Begin(alone.start()));
  }

  @Test
  void memory_that_runs_out_is_told_with_what_to_do() {
    ReadSummary reading =
        Recording.read(
            Recordings.JDK_17,
            SAMPLES,
            event -> {
              if (event instanceof JfrEvent.SampledStack) {
                throw new OutOfMemoryError("of this test");
              }
            });

    assertThat(reading.damages())
        .singleElement()
        .satisfies(damage -> assertThat(damage.reason()).contains("MB of memory", "ACCBENCH_HEAP"));
  }

  @Test
  void reader_that_was_given_up_gives_no_event() {
    ChunkReader reader = new ChunkReader(new TreeMap<>(), SAMPLES, events::add);

    assertThat(reader.abandon()).isEqualTo("after 0 events: the parser does not end");
    reader.read(Recordings.JDK_17);

    assertThat(reader.abandoned()).isTrue();
    assertThat(events).isEmpty();
  }

  @Test
  void reader_that_is_given_up_while_it_reads_loses_the_file() {
    ChunkReader[] reader = new ChunkReader[1];
    reader[0] =
        new ChunkReader(
            new TreeMap<>(),
            SAMPLES,
            event -> {
              events.add(event);
              reader[0].abandon();
            });

    reader[0].read(Recordings.JDK_17);

    assertThat(events).hasSize(1);
  }

  @Test
  void parser_whose_file_is_taken_ends() throws IOException {
    try (Parsed parsed = new Parsed(Recordings.JDK_17)) {
      assertThat(parsed.next()).isNotNull();
      parsed.abandon();
      assertThat(parsed.next()).isNull();
    }
  }

  @Test
  void interruption_is_no_damage() {
    Thread.currentThread().interrupt();

    assertThatThrownBy(() -> Recording.read(Recordings.JDK_17, SAMPLES, events::add))
        .isInstanceOfSatisfying(
            UserException.class,
            told -> assertThat(told.exitCode()).isEqualTo(ExitCode.INTERRUPTED));
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void constant_pools_in_a_circle_end() throws IOException {
    byte[] bytes = Recordings.bytes(Recordings.JDK_17);
    int pools = (int) ByteBuffer.wrap(bytes).getLong(16);
    bytes[distance(bytes, pools)] = 1; // to the byte behind its own first, and on from there

    assertThat(read(bytes).damages())
        .containsExactly(new Damage(0, "the chunk's constant pools are not in order"));
  }

  /** Where the fifth number begins, as the format has it. */
  private static int distance(byte[] bytes, int from) {
    int at = from;
    for (int number = 0; number < 4; number++) {
      int start = at;
      while (bytes[at] < 0 && at - start < 8) {
        at++;
      }
      at++;
    }
    return at;
  }

  @Test
  void recording_of_a_jvm_that_was_killed() throws IOException {
    byte[] bytes = Recordings.bytes(Recordings.JDK_17);
    bytes[64] = 3; // a header of a recording that goes on

    ReadSummary reading = read(bytes);

    assertThat(all(JfrEvent.SampledStack.class)).hasSizeGreaterThan(100);
    assertThat(reading.damages())
        .containsExactly(
            new Damage(
                0, "the JVM ended before its recording did; what it had not yet flushed is lost"));
  }

  @Test
  void files_that_are_no_recording() {
    assertThatUserError(() -> read(new byte[0])).hasMessageContaining("some.jfr: is empty");
    assertThatUserError(() -> read(new byte[300_000]))
        .hasMessageContaining("some.jfr: not a flight recording");
    assertThatUserError(() -> read(Files.readAllBytes(Path.of("README.md"))))
        .hasMessageContaining("not a flight recording");
    assertThatUserError(() -> Recording.read(folder.resolve("none.jfr"), SAMPLES, events::add))
        .hasMessageContaining("no such file");
    assertThatThrownBy(() -> Recording.read(folder, SAMPLES, events::add))
        .isInstanceOf(UserException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "1f8b08,gunzip",
    "28b52ffd,zstd -d",
    "04224d18,lz4 -d",
    "504b0304,unzip",
    "fd377a585a00,xz -d",
    "425a6839,bzip2 -d",
    "377abcaf271c,7z x",
  })
  void packed_file_is_told_how_to_be_unpacked(String begin, String command) {
    byte[] packed = Arrays.copyOf(HexFormat.of().parseHex(begin), 300);

    assertThatUserError(() -> read(packed))
        .hasMessageContaining("unpack it first: " + command + " " + folder.resolve("some.jfr"));
  }

  @Test
  void format_of_jdk_7_is_too_old() {
    Path old = Path.of("src/test/resources/jfr/format-0.9.jfr");

    assertThatUserError(() -> Recording.read(old, SAMPLES, events::add))
        .hasMessageContaining("format-0.9.jfr: has format 0.9, that of JDK 7");
  }

  @Test
  void pipe_is_no_file() throws Exception {
    Path pipe = folder.resolve("pipe.jfr");
    assumeTrue(
        new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0, "no mkfifo here");

    assertThatUserError(() -> Recording.read(pipe, SAMPLES, events::add))
        .hasMessageContaining("pipe.jfr: is a pipe or a device");
  }

  /** Times count from the earliest chunk, whichever is the first in the file. */
  @Test
  void begin_is_that_of_the_earliest_chunk() throws IOException {
    Instant earliest = Recording.read(Recordings.COMPILER_ORDER, SAMPLES, events::add).start();
    byte[] early = Recordings.bytes(Recordings.COMPILER_ORDER);

    ReadSummary reading = read(Recordings.joined(Recordings.bytes(Recordings.JDK_17), early));

    assertThat(reading.start()).isEqualTo(earliest);
    assertThat(all(JfrEvent.ChunkEnd.class)).hasSize(1 + 2);
  }

  private <T> List<T> all(Class<T> type) {
    return events.stream().filter(type::isInstance).map(type::cast).toList();
  }

  private static String version(Path file) {
    return file.equals(Recordings.JDK_17) ? "17" : "25";
  }
}
