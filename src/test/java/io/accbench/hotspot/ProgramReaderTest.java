package io.accbench.hotspot;

import static io.accbench.model.UserErrors.assertThatUserError;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.accbench.hotspot.ProgramPart.CodecDirection;
import io.accbench.hotspot.ProgramPart.EntryMethods;
import io.accbench.hotspot.ProgramPart.LibraryCalls;
import io.accbench.hotspot.ProgramPart.PropertyAccesses;
import io.accbench.jfr.JfrEvent;
import io.accbench.jfr.Recordings;
import io.accbench.jfr.StackFrame;
import io.accbench.jfr.StackTrace;
import io.accbench.stats.Estimate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The parts of recorded programs. The shares of {@code KnownParts} are in its comment. */
class ProgramReaderTest {
  private static final Path KNOWN_17 = Path.of("src/test/resources/jfr/known-parts-17.jfr");

  @TempDir Path folder;

  private static ProgramPart jackson(CodecDirection direction) {
    return new LibraryCalls(CodecLibrary.JACKSON, direction);
  }

  private static EntryMethods entry(String pattern) {
    return new EntryMethods(Pattern.compile(pattern));
  }

  @ParameterizedTest
  @ValueSource(strings = {"known-parts-17", "known-parts-25-cpu"})
  void known_shares_lie_within_their_intervals(String name) {
    ProgramProfile profile =
        ProgramReader.read(
            Path.of("src/test/resources/jfr/" + name + ".jfr"),
            entry("KnownParts[.]rest"),
            List.of());

    holds(profile, jackson(CodecDirection.SERIALIZE), 0.3);
    holds(profile, jackson(CodecDirection.DESERIALIZE), 0.1);
    holds(profile, jackson(CodecDirection.ANY), 0.4);
    holds(profile, new PropertyAccesses(AccessWay.REFLECTION, null), 0.1);
    ProgramPart rest =
        profile.parts().stream().filter(EntryMethods.class::isInstance).findFirst().orElseThrow();
    holds(profile, rest, 0.6);
    assertThat(profile.seen()).isBetween(0.9, 1.0);
    assertThat(profile.jars()).containsExactly("jackson-databind-2.17.2.jar");
    assertThat(profile.length()).isBetween(Duration.ofSeconds(10), Duration.ofSeconds(13));
  }

  /** A journal holds the summary, from which a report is made again. */
  @ParameterizedTest
  @ValueSource(strings = {"known-parts-17", "known-parts-25-cpu"})
  void summary_tells_the_same(String name) {
    Path file = Path.of("src/test/resources/jfr/" + name + ".jfr");
    ProgramProfile profile = ProgramReader.read(file, entry("writeValue.*"), List.of());
    ProgramProfile again = ProgramProfile.of(profile.summary());

    assertThat(again.summary()).isEqualTo(profile.summary());
    assertThat(again.entry().name()).isEqualTo(profile.entry().name());
    assertThat(again.parts())
        .extracting(ProgramPart::words)
        .isEqualTo(profile.parts().stream().map(ProgramPart::words).toList());
    for (int i = 0; i < profile.parts().size(); i++) {
      ProgramPart part = profile.parts().get(i);
      ProgramPart same = again.parts().get(i);
      assertThat(again.ofTime(same)).isEqualTo(profile.ofTime(part));
      assertThat(again.ofAllocation(same).estimate().high())
          .isCloseTo(profile.ofAllocation(part).estimate().high(), within(1e-12));
      assertThat(again.methods(same)).isEqualTo(profile.methods(part)).isNotEmpty();
    }
  }

  private static void holds(ProgramProfile profile, ProgramPart part, double truth) {
    Estimate share = profile.ofTime(part).estimate(0.99);
    assertThat(truth).as("%s %s", part, share).isBetween(share.low(), share.high());
  }

  @Test
  void allocation_is_shared_by_bytes() {
    ProgramProfile profile = ProgramReader.read(KNOWN_17, null, List.of());
    Estimate share = profile.ofAllocation(jackson(CodecDirection.SERIALIZE)).estimate(0.99);

    assertThat(0.3).isBetween(share.low(), share.high());
  }

  @Test
  void entry_without_a_method_names_the_nearest_ones() {
    assertThatUserError(
            () -> ProgramReader.read(KNOWN_17, entry("ObjectMaper.readVal.*"), List.of()))
        .hasMessageContaining("--entry ObjectMaper.readVal.* matches no method in its samples")
        .hasMessageContaining("the nearest: com.fasterxml.jackson.databind.ObjectMapper.readValue")
        .hasMessageContaining("most samples are in known (");
  }

  @Test
  void samples_of_the_wall_clock_and_none_at_all_are_refused() {
    assertThatUserError(() -> ProgramReader.read(Recordings.WALL_CLOCK, null, List.of()))
        .hasMessageContaining("its 352 events profiler.WallClockSample are of the wall clock")
        .hasMessageContaining("record with -e cpu");
    assertThatUserError(() -> ProgramReader.read(Recordings.NULL_CONSTANT, null, List.of()))
        .hasMessageContaining("no sample of processor time in it")
        .hasMessageContaining("settings=profile");
  }

  @Test
  void damaged_recording_is_read_as_far_as_it_can_be() throws IOException {
    byte[] whole = Files.readAllBytes(KNOWN_17);
    Path torn = Files.write(folder.resolve("torn.jfr"), Arrays.copyOf(whole, 50_000));
    Path more = Files.write(folder.resolve("more.jfr"), Arrays.copyOf(whole, whole.length + 999));

    assertThatUserError(() -> ProgramReader.read(torn, null, List.of()))
        .hasMessageContaining("torn.jfr: no event in it can be read")
        .hasMessageContaining("the chunk is cut short: 50000 of ");
    assertThat(ProgramReader.read(more, null, List.of()).findings())
        .extracting(finding -> finding.kind().name())
        .contains("RECORDING_DAMAGED");
  }

  @ParameterizedTest
  @CsvSource({
    "com.fasterxml.jackson.databind.ObjectMapper, writeValueAsString, SERIALIZE",
    "com.fasterxml.jackson.databind.ObjectMapper, _readMapAndClose, DESERIALIZE",
    "com.fasterxml.jackson.databind.ObjectMapper, convertValue, ANY",
    "com.fasterxml.jackson.databind.deser.BeanDeserializer, vanillaDeserialize, DESERIALIZE",
    "com.fasterxml.jackson.core.json.UTF8JsonGenerator, close, SERIALIZE",
    "com.google.gson.Gson, toJson, SERIALIZE",
    "com.google.gson.Gson, fromJson, DESERIALIZE",
    "com.alibaba.fastjson2.JSON, toJSONBytes, SERIALIZE",
    "com.alibaba.fastjson2.JSON, parseObject, DESERIALIZE",
  })
  void direction_is_that_of_the_methods_name(String type, String method, CodecDirection direction) {
    assertThat(CodecDirection.of(new StackFrame(type, method, "", 0))).isEqualTo(direction);
  }

  @Test
  void direction_of_an_entry_is_that_of_its_name() {
    assertThat(entry("com.fasterxml.jackson.databind.ObjectWriter.*").direction())
        .isEqualTo(CodecDirection.SERIALIZE);
    assertThat(entry("com\\.acme\\.Orders\\.readAll").direction())
        .isEqualTo(CodecDirection.DESERIALIZE);
    assertThat(entry("com.acme.Orders.*").direction()).isEqualTo(CodecDirection.ANY);
  }

  @Test
  void codecs_name_their_library() {
    assertThat(CodecLibrary.ofCodec("jackson3-blackbird")).contains(CodecLibrary.JACKSON_3);
    assertThat(CodecLibrary.ofCodec("jackson-afterburner")).contains(CodecLibrary.JACKSON);
    assertThat(CodecLibrary.ofCodec("avaje-jsonb")).contains(CodecLibrary.AVAJE);
    assertThat(CodecLibrary.ofCodec("mine")).isEmpty();
  }

  /**
   * A part that takes turns with the rest is known as well as its periods are many, not samples.
   */
  @Test
  void samples_of_one_period_count_for_few() {
    ProgramSamples mixed = new ProgramSamples();
    ProgramSamples inTurns = new ProgramSamples();
    for (int i = 0; i < 36_000; i++) {
      sample(mixed, i, i % 10 == 0);
      sample(inTurns, i, i / 3_600 == 4); // one hour of ten
    }

    assertThat(width(mixed)).isLessThan(0.01);
    assertThat(width(inTurns)).isGreaterThan(0.15);
  }

  private static void sample(ProgramSamples samples, int second, boolean inPart) {
    List<StackFrame> frames =
        List.of(new StackFrame(inPart ? "com.google.gson.Gson" : "Program", "toJson", "", 0));
    Instant start = Instant.EPOCH;
    samples.add(
        new TrimmedStack(new StackTrace(frames, false), frames, frames),
        new PartFinder(List.of()),
        start,
        start.plusSeconds(second),
        1);
  }

  private static double width(ProgramSamples samples) {
    ProgramPart part = new LibraryCalls(CodecLibrary.GSON, CodecDirection.SERIALIZE);
    SampleShare share = new SampleShare(samples.of(part), samples.all());
    Estimate estimate = share.estimate(0.99);
    assertThat(estimate.center()).isCloseTo(0.1, within(1e-9));
    return estimate.high() - estimate.low();
  }

  /** Of a process that takes 80 % of the machine, a thread takes 40 % and a compiler 10 %. */
  @Test
  void processor_time_is_shared_by_threads() {
    ProcessorUse use = new ProcessorUse();
    thread(use, 10, 1, "main", 0.9); // of the time before the recording
    for (int second = 11; second <= 30; second++) {
      use.add(new JfrEvent.ProcessLoad(Instant.ofEpochSecond(second), 0.7, 0.1));
      if (second % 10 == 0) {
        thread(use, second, 1, "main", 0.3);
        thread(use, second, 2, "C2 CompilerThread0", 0);
      }
    }

    assertThat(use.seen(true)).isCloseTo(0.5, within(1e-9));
    assertThat(use.seen(false)).isCloseTo(0.375, within(1e-9));
  }

  @Test
  void processor_time_is_not_known_where_threads_take_more_than_the_process() {
    ProcessorUse use = new ProcessorUse();
    for (int second = 1; second <= 20; second++) {
      use.add(new JfrEvent.ProcessLoad(Instant.ofEpochSecond(second), 0.1, 0));
      thread(use, second, 1, "main", 0.3); // a container's threads have a share of fewer processors
    }

    assertThat(use.seen(true)).isNaN();
    assertThat(new ProcessorUse().seen(true)).isNaN();
  }

  private static void thread(ProcessorUse use, int second, long id, String name, double user) {
    use.add(new JfrEvent.ThreadLoad(Instant.ofEpochSecond(second), id, name, user, 0.1));
  }
}
