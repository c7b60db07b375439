package io.accbench.kernel.profiler;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import jdk.jfr.EventType;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.options.TimeValue;

class RecordingProfilerTest {
  private static final IterationParams WARMUP = phase(IterationType.WARMUP, 9);
  private static final IterationParams MEASUREMENT = phase(IterationType.MEASUREMENT, 3);

  @TempDir Path folder;

  @AfterEach
  void forget() {
    System.clearProperty("accbench.recording");
  }

  private static IterationParams phase(IterationType type, int count) {
    return new IterationParams(type, count, TimeValue.milliseconds(1), 1);
  }

  @Test
  void every_iteration_is_marked_and_the_last_one_apart() throws IOException {
    Path file = folder.resolve("fork.jfr");
    System.setProperty("accbench.recording", file.toString());
    RecordingProfiler profiler = new RecordingProfiler();

    for (IterationParams phase : List.of(WARMUP, WARMUP, MEASUREMENT, MEASUREMENT, MEASUREMENT)) {
      profiler.beforeIteration(null, phase);
      profiler.afterIteration(null, phase, null);
    }

    List<RecordedEvent> events = RecordingFile.readAllEvents(file);
    assertThat(events)
        .filteredOn(event -> event.getEventType().getName().equals("accbench.Iteration"))
        .extracting(event -> event.getString("type") + " " + event.getInt("number"))
        .containsExactly("WARMUP 1", "WARMUP 2", "MEASUREMENT 1", "MEASUREMENT 2", "LAST 3");
    Set<String> enabled =
        events.stream()
            .filter(event -> event.getEventType().getName().equals("jdk.ActiveSetting"))
            .filter(event -> event.getString("name").equals("enabled"))
            .filter(event -> event.getString("value").equals("true"))
            .map(event -> Long.toString(event.getLong("id")))
            .collect(Collectors.toSet());
    assertThat(enabled).as("settings are recorded").isNotEmpty();
    try (RecordingFile recording = new RecordingFile(file)) {
      assertThat(
              recording.readEventTypes().stream()
                  .filter(type -> type.getName().matches("jdk\\.(CPUTime|Execution)Sample"))
                  .filter(type -> enabled.contains(Long.toString(type.getId()))))
          .as("one sampler alone")
          .hasSize(1);
      assertThat(settings(events, "jdk.CompilerInlining", recording)).contains("enabled true");
      assertThat(settings(events, "jdk.Compilation", recording))
          .as("short compilations, too")
          .contains("enabled true", "threshold 0 ns");
    }
  }

  private static List<String> settings(
      List<RecordedEvent> events, String name, RecordingFile recording) throws IOException {
    long id =
        recording.readEventTypes().stream()
            .filter(type -> type.getName().equals(name))
            .mapToLong(EventType::getId)
            .findFirst()
            .orElseThrow();
    return events.stream()
        .filter(event -> event.getEventType().getName().equals("jdk.ActiveSetting"))
        .filter(event -> event.getLong("id") == id)
        .map(event -> event.getString("name") + " " + event.getString("value"))
        .toList();
  }

  private static int done(AddedWork work, int operations) {
    return IntStream.range(0, operations).map(i -> work.next()).sum();
  }

  @ParameterizedTest
  @CsvSource({"even:10%,1100", "even:100%,2000", "even:2.5%,1025", "even:0%,1000"})
  void an_even_share_of_operations_is_done_twice(String injection, int done) {
    assertThat(done(new AddedWork(injection), 1_000)).isEqualTo(done);
  }

  @Test
  void rare_work_comes_in_one_go() {
    AddedWork work = new AddedWork("rare:10%");

    assertThat(done(work, AddedWork.RARE - 1)).isEqualTo(AddedWork.RARE - 1);
    assertThat(work.next()).isEqualTo(1 + AddedWork.RARE / 10);
  }

  @Test
  void garbage_does_no_operation_twice() {
    assertThat(done(new AddedWork("garbage:50%"), 1_000)).isEqualTo(1_000);
  }
}
