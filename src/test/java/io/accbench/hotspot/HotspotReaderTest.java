package io.accbench.hotspot;

import static io.accbench.model.UserErrors.assertThatUserError;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.accbench.Words;
import io.accbench.hotspot.HotspotReader.MeasuredIterations;
import io.accbench.jfr.EventWeight;
import io.accbench.jfr.Recordings;
import io.accbench.jfr.StackFrame;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.ForkHotspots.JvmWork;
import io.accbench.stats.Estimate;
import io.accbench.stats.SampleSum;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jdk.jfr.FlightRecorder;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** On {@code src/test/jfr/KnownShare.java}: 30 % busy, 60 % rest, 10 % a getter by reflection. */
class HotspotReaderTest {
  private static final Filter MAIN =
      new Filter(Pattern.compile("^main$"), List.of(), null, null, null);

  @TempDir Path folder;

  static List<Path> files() {
    return List.of(Recordings.JDK_17, Recordings.JDK_25, Recordings.CPU_TIME);
  }

  private static Hotspots read(Filter filter, Path... files) {
    return HotspotReader.read(List.of(files), filter);
  }

  private static SampleShare.OfMethod method(Hotspots hotspots, String name) {
    return hotspots.methods().stream()
        .filter(each -> (each.method().type() + "." + each.method().method()).equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void a_clock_that_is_a_billion_times_too_slow_makes_long_times_not_an_overflow()
      throws IOException {
    byte[] bytes = Recordings.bytes(Recordings.JDK_17);
    ByteBuffer.wrap(bytes).putLong(56, 1);
    Path slow = Files.write(folder.resolve("slow.jfr"), bytes);

    assertThat(read(MAIN, slow).jvm().pauseMillis()).isGreaterThan(1e9).isFinite();
    assertThat(JvmActivity.millis(Duration.ofSeconds(Long.MAX_VALUE))).isGreaterThan(9e21);
  }

  @ParameterizedTest
  @MethodSource("files")
  void known_shares_lie_within_their_intervals(Path file) {
    Hotspots hotspots = read(MAIN, file);

    assertHolds(method(hotspots, "KnownShare.busy").total(), 0.3);
    assertHolds(method(hotspots, "KnownShare.rest").total(), 0.6);
    assertThat(hotspots.accesses())
        .singleElement()
        .satisfies(access -> assertHolds(access.share(), 0.1))
        .satisfies(access -> assertThat(access.owner().method()).isEqualTo("invoke"))
        .satisfies(access -> assertThat(access.property()).isEqualTo("KnownShare$Bean.amount"));
  }

  private static void assertHolds(SampleShare share, double known) {
    Estimate estimate = share.estimate();
    assertThat(known).isBetween(estimate.low(), estimate.high());
  }

  @ParameterizedTest
  @MethodSource("files")
  void leaves_are_counted_as_the_jdks_own_tool_prints_them(Path file) throws Exception {
    Path jfr = Path.of(System.getProperty("java.home"), "bin", "jfr");
    assumeTrue(Files.isExecutable(jfr), "a JDK without its tool jfr");
    Hotspots hotspots = read(from(Duration.ZERO, null), file);

    Path printed = folder.resolve("printed.txt");
    Process process =
        new ProcessBuilder(
                Words.of("%s print --stack-depth 1 --events %s %s", jfr, hotspots.sampler(), file))
            .redirectOutput(printed.toFile())
            .start();
    assertThat(process.waitFor()).isZero();
    Matcher leaves =
        Pattern.compile("stackTrace = \\[\\s+KnownShare\\.spin\\(")
            .matcher(Files.readString(printed));

    long self = method(hotspots, "KnownShare.spin").self().samples();
    assertThat(self).isPositive().isEqualTo(leaves.results().count());
  }

  @Test
  void cpu_time_is_preferred_and_never_added_to_execution_samples() {
    Filter execution = new Filter(null, List.of(), Duration.ZERO, null, "jdk.ExecutionSample");
    Hotspots preferred = read(from(Duration.ZERO, null), Recordings.CPU_TIME);
    Hotspots asked = read(execution, Recordings.CPU_TIME);

    assertThat(preferred.sampler()).isEqualTo("jdk.CPUTimeSample");
    assertThat(asked.sampler()).isEqualTo("jdk.ExecutionSample");
    assertThat(preferred.samples()).isNotEqualTo(asked.samples());
    assertThat(read(Filter.NONE, Recordings.JDK_25).sampler()).isEqualTo("jdk.ExecutionSample");
  }

  private static Filter event(String type) {
    return new Filter(null, List.of(), null, null, type);
  }

  /** All of a recording, warm-up included. */
  private static Filter from(Duration from, String thread, String... packages) {
    Pattern pattern = thread == null ? null : Pattern.compile(thread);
    return new Filter(pattern, List.of(packages), from, null, null);
  }

  @Test
  void files_count_by_the_sampler_that_all_have() {
    Hotspots both = read(Filter.NONE, Recordings.CPU_TIME, Recordings.JDK_25);

    assertThat(both.sampler()).isEqualTo("jdk.ExecutionSample");
    assertThat(both.samplesByFile())
        .containsExactly(
            read(event("jdk.ExecutionSample"), Recordings.CPU_TIME).samples(),
            read(Filter.NONE, Recordings.JDK_25).samples());
    assertThat(both.parts())
        .allMatch(
            part ->
                part.byFile().stream().mapToLong(SampleSum::weight).sum()
                    == part.share().samples());
  }

  @ParameterizedTest
  @MethodSource("files")
  void only_measured_iterations_count_unless_times_are_given(Path file) {
    Hotspots measured = read(MAIN, file);
    Hotspots all = read(from(Duration.ZERO, "^main$"), file);

    assertThat(measured.samples().weight()).isLessThan(all.samples().weight());
    assertThat(measured.findings())
        .contains(
            Finding.unnamed(
                FindingKind.ONLY_MEASURED_ITERATIONS, file.getFileName().toString(), 3));
    assertThat(all.findings())
        .extracting(Finding::kind)
        .doesNotContain(FindingKind.ONLY_MEASURED_ITERATIONS);
  }

  @Test
  void recording_that_ended_in_warm_up_says_that_all_of_it_counts() {
    assertThat(new MeasuredIterations(true, List.of()).findings("killed.jfr"))
        .containsExactly(Finding.unnamed(FindingKind.NO_MEASURED_ITERATION, "killed.jfr"));
    assertThat(new MeasuredIterations(false, List.of()).findings("other.jfr")).isEmpty();
  }

  /** Records events of this JVM that last longer than their thresholds. */
  private Path recorded(Map<String, Duration> thresholds, Runnable work) throws IOException {
    assumeTrue(FlightRecorder.isAvailable(), "a JVM that cannot record");
    Path file = folder.resolve("recorded.jfr");
    try (jdk.jfr.Recording recording = new jdk.jfr.Recording()) {
      thresholds.forEach((event, least) -> recording.enable(event).withThreshold(least));
      recording.start();
      work.run();
      recording.dump(file);
    }
    return file;
  }

  private static void park() {
    for (int i = 0; i < 20; i++) {
      LockSupport.parkNanos(1);
    }
  }

  @Test
  void recording_without_samples_shows_what_else_it_has() throws Exception {
    Hotspots hotspots =
        read(Filter.NONE, recorded(Map.of("jdk.GarbageCollection", Duration.ZERO), System::gc));

    assertThat(hotspots.samples()).isEqualTo(SampleSum.NONE);
    assertThat(hotspots.jvm().collections()).isPositive();
    assertThat(hotspots.findings()).extracting(Finding::kind).contains(FindingKind.NO_METHODS);
    assertThat(Difference.withoutSamples(hotspots, hotspots))
        .extracting(Finding::subject)
        .containsExactly("before", "after");
  }

  @Test
  void threads_packages_and_times_part_the_samples() {
    long all = read(from(Duration.ZERO, null), Recordings.JDK_17).samples().weight();
    Hotspots ofMain = read(from(Duration.ZERO, "^main$"), Recordings.JDK_17);
    long main = ofMain.samples().weight();
    long others = read(from(Duration.ZERO, "^(?!main$)"), Recordings.JDK_17).samples().weight();
    Duration cut = Duration.ofSeconds(4);
    long before =
        read(new Filter(null, List.of(), null, cut, null), Recordings.JDK_17).samples().weight();
    long after = read(from(cut, null), Recordings.JDK_17).samples().weight();
    long reflective =
        read(from(Duration.ZERO, null, "java.lang.reflect."), Recordings.JDK_17).samples().weight();

    assertThat(main).isPositive().isEqualTo(all - others);
    assertThat(before).isPositive().isEqualTo(all - after);
    assertThat(reflective).isEqualTo(ofMain.accesses().get(0).share().samples());
  }

  @Test
  void files_are_added_up_and_their_jvms_named() {
    Hotspots both = read(Filter.NONE, Recordings.JDK_17, Recordings.JDK_25);

    assertThat(both.samples())
        .isEqualTo(
            read(Filter.NONE, Recordings.JDK_17)
                .samples()
                .plus(read(Filter.NONE, Recordings.JDK_25).samples()));
    assertThat(both.findings()).extracting(Finding::kind).contains(FindingKind.JVMS_ADDED_UP);
  }

  @Test
  void allocation_collections_and_compilations() {
    Hotspots hotspots = read(Filter.NONE, Recordings.JDK_17);

    assertThat(hotspots.types().get(0).name()).isEqualTo("byte[]");
    assertThat(hotspots.sites().get(0).name()).startsWith("KnownShare$Node.<init>:");
    assertThat(hotspots.jvm().collections()).isPositive();
    assertThat(hotspots.jvm().compiled()).isNull();
    assertThat(hotspots.jvm().latePerSecond()).isNotNaN();
    assertThat(hotspots.jvm().pauseMillis()).isPositive();
  }

  @Test
  void folded_stacks_are_the_same_samples() {
    var stacks = HotspotReader.readFolded(List.of(Recordings.JDK_25), MAIN).stacks();

    assertThat(stacks.values().stream().mapToLong(samples -> samples).sum())
        .isEqualTo(read(MAIN, Recordings.JDK_25).samples().weight());
    assertThat(stacks.keySet()).anyMatch(stack -> stack.endsWith("busy;KnownShare.spin"));
    assertThat(stacks.keySet()).noneMatch(stack -> stack.contains("0x"));
  }

  @Test
  void name_in_a_folded_stack_cannot_end_a_line_or_a_script() {
    assertThat(FoldedStacks.name(new StackFrame("a.</script>;b\nc", "<init>", "()V", 1)))
        .isEqualTo("a.\u2039/script> b c.<init>");
  }

  @Test
  void damage_is_a_finding_beside_what_could_be_read() throws IOException {
    byte[] whole = Recordings.bytes(Recordings.JDK_17);
    byte[] cut = Arrays.copyOf(whole, whole.length / 2);
    Path file = Files.write(folder.resolve("torn.jfr"), Recordings.joined(whole, cut));

    Hotspots hotspots = read(Filter.NONE, file);

    assertThat(hotspots.samples()).isEqualTo(read(Filter.NONE, Recordings.JDK_17).samples());
    assertThat(hotspots.findings())
        .anySatisfy(
            finding -> {
              assertThat(finding.kind()).isEqualTo(FindingKind.RECORDING_DAMAGED);
              assertThat(finding.arguments()).startsWith("torn.jfr", (long) whole.length);
            });
  }

  @Test
  void recording_without_samples_that_count() {
    assertThatUserError(() -> read(event("jdk.Nothing"), Recordings.JDK_17))
        .hasMessageContaining(
            "no jdk.Nothing in it; it has 421 events jdk.ExecutionSample, 203 events");
    assertThatUserError(
            () ->
                read(
                    new Filter(Pattern.compile("nobody"), List.of(), null, null, null),
                    Recordings.JDK_17))
        .hasMessageContaining("none of the ")
        .hasMessageContaining("passes the filter");
  }

  static List<Path> receivers() {
    return List.of(Recordings.RECEIVERS_17, Recordings.RECEIVERS_25);
  }

  /** Of six ways to call in {@code Receivers.java} C2 inlines three. */
  @ParameterizedTest
  @MethodSource("receivers")
  void calls_that_the_last_compiler_leaves_are_those_that_are_known(Path file) {
    assertThat(read(Filter.NONE, file).notInlined())
        .extracting(
            each ->
                "%s: %s: %s"
                    .formatted(each.caller().method(), each.callee().method(), each.reason()))
        .containsExactlyInAnyOrder(
            "four: get: no static binding",
            "bigs: big: hot method too big",
            "handles: invokeBasic: receiver not constant");
  }

  /** The sums are those of a script over what {@code jfr print --json} prints. */
  @Test
  void event_stands_for_the_samples_that_it_says() {
    Hotspots hotspots = read(event("profiler.WallClockSample"), Recordings.WALL_CLOCK);

    assertThat(hotspots.samples().weight()).isEqualTo(2_579);
    assertThat(hotspots.samples().events()).isEqualTo(352);
    SampleShare fib = method(hotspots, "Main.fib").self();
    assertThat(fib.part()).isEqualTo(SampleSum.of(129));
    assertThat(fib.estimate().center()).isCloseTo(129 / 2_579.0, within(1e-12));
    assertThat(fib.estimate().low()).isCloseTo(0.034, within(5e-4));
    assertThat(fib.estimate().high()).isCloseTo(0.074, within(5e-4));
    assertThat(
            HotspotReader.readFolded(
                    List.of(Recordings.WALL_CLOCK), event("profiler.WallClockSample"))
                .stacks()
                .values()
                .stream()
                .mapToLong(weight -> weight)
                .sum())
        .isEqualTo(2_579);
  }

  @Test
  void event_stands_for_the_bytes_that_it_says() {
    Hotspots hotspots = read(event("profiler.Malloc"), Recordings.NULL_CONSTANT);

    assertThat(hotspots.unit()).isEqualTo(EventWeight.WeightUnit.BYTES);
    assertThat(hotspots.samples().weight()).isEqualTo(34_861);
    assertThat(method(hotspots, "libasyncProfiler.so.realloc_hook").self().samples())
        .isEqualTo(608);
  }

  @Test
  void event_stands_for_the_time_that_it_lasted() throws Exception {
    Path file = recorded(Map.of("jdk.ThreadPark", Duration.ZERO), HotspotReaderTest::park);
    long nanos = 0;
    for (RecordedEvent park : RecordingFile.readAllEvents(file)) {
      boolean counts =
          park.getEventType().getName().equals("jdk.ThreadPark") && park.getStackTrace() != null;
      nanos += counts ? park.getDuration().toNanos() : 0;
    }

    Hotspots hotspots = read(event("jdk.ThreadPark"), file);

    assertThat(hotspots.unit()).isEqualTo(EventWeight.WeightUnit.NANOSECONDS);
    assertThat(hotspots.samples().weight()).isPositive().isEqualTo(nanos);
    assertThat(hotspots.samples().events()).isGreaterThanOrEqualTo(20);
  }

  /** The last sum less the first by their times, which are not in the order of the file. */
  @Test
  void compilations_are_those_between_the_first_and_the_last_time() {
    Hotspots hotspots = read(Filter.NONE, Recordings.COMPILER_ORDER);

    assertThat(hotspots.jvm().compiled()).isEqualTo(75);
    assertThat(hotspots.jvm().compileMillis()).isEqualTo(97);
    assertThat(hotspots.environment().jvms())
        .containsExactly("Java HotSpot(TM) 64-Bit Server VM (11.0.4+10-LTS)");
  }

  @Test
  void what_was_not_recorded_is_not_none() throws Exception {
    JvmWork none = read(Filter.NONE, Recordings.COMPILER_ORDER).jvm();
    assertThat(none.collections()).isNull();
    assertThat(none.pauseMillis()).isNaN();
    assertThat(none.longestPauseMillis()).isNaN();

    Map<String, Duration> thresholds =
        Map.of(
            "jdk.GarbageCollection",
            Duration.ofDays(1),
            "jdk.ThreadPark",
            Duration.ZERO,
            "jdk.ActiveSetting",
            Duration.ZERO);
    Path file = recorded(thresholds, HotspotReaderTest::park);
    Hotspots quiet = read(event("jdk.ThreadPark"), file);
    assertThat(quiet.jvm().collections()).isZero();
    assertThat(quiet.jvm().pauseMillis()).isZero();
    assertThat(quiet.missing())
        .contains(Hotspots.Recordable.ALLOCATION)
        .doesNotContain(Hotspots.Recordable.COLLECTIONS);
  }

  @Test
  void jvm_that_one_side_does_not_show_is_no_difference() {
    Hotspots known = read(Filter.NONE, Recordings.JDK_17);
    Hotspots unknown =
        new Hotspots(
            new Environment(Set.of(), Set.of()),
            known.sampler(),
            known.samplesByFile(),
            known.methods(),
            known.accesses(),
            known.accessSamples(),
            known.parts(),
            known.types(),
            known.sites(),
            known.jvm(),
            known.deoptimizations(),
            known.notInlined(),
            known.missing(),
            known.findings(),
            known.stacks());

    assertThat(Difference.obstacles(unknown, known)).isEmpty();
    assertThat(Difference.obstacles(known, unknown)).isEmpty();
  }
}
