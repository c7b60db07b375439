package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.CellTiming;
import io.accbench.model.Interleaving;
import io.accbench.model.Jvm;
import io.accbench.model.PlannedCell;
import io.accbench.model.Profiling;
import io.accbench.model.Range;
import io.accbench.model.Settings;
import io.accbench.model.SettingsBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ForkRequestTest {
  private static final Settings PLAIN = Plans.settings(Interleaving.ITERATIONS);
  private static final ScheduledFork TIMED = new ScheduledFork(Plans.cell("reflection"), 0);

  @TempDir Path folder;

  private List<String> lines(Settings settings, ScheduledFork fork) throws IOException {
    return lines(settings, fork, ForkWork.empty());
  }

  private List<String> lines(Settings settings, ScheduledFork fork, ForkWork work)
      throws IOException {
    Files.createDirectories(folder.resolve("measured"));
    Files.writeString(folder.resolve("accbench-kernel.jar"), "");
    Files.writeString(folder.resolve("measured/jmh.jar"), "");
    RunPaths site =
        new RunPaths(
            folder,
            folder.resolve("scratch"),
            Map.<String, Jvm>of(),
            planned -> work,
            List.of(),
            new Redaction(Map.of()),
            () -> {});
    return new ForkRequest(site, settings).lines(fork, work, folder.resolve("facts"), "turns");
  }

  @Test
  void timed_fork_is_asked_for_the_same_whether_others_are_profiled_or_not() throws IOException {
    assertThat(lines(new SettingsBuilder(PLAIN).profiling(Profiling.usual(true)).build(), TIMED))
        .isEqualTo(lines(PLAIN, TIMED));
  }

  @Test
  void timed_fork_logs_its_compilers_and_a_profiled_one_does_not() throws IOException {
    String log = "jvmArg\t" + ForkJitLog.flag(null);

    assertThat(lines(PLAIN, TIMED)).containsOnlyOnce(log);
    assertThat(lines(PLAIN, TIMED.recording(folder.resolve("a.jfr")))).doesNotContain(log);
  }

  @Test
  void profiled_fork_is_asked_for_a_recording_besides() throws IOException {
    Path file = folder.resolve("a b.jfr");
    List<String> profiled = new ArrayList<>(lines(PLAIN, TIMED.recording(file)));

    profiled.removeAll(lines(PLAIN, TIMED));

    assertThat(profiled)
        .containsExactly(
            "profiler\tio.accbench.kernel.profiler.RecordingProfiler",
            "jvmArg\t-Daccbench.recording=" + file,
            "jvmArg\t-XX:+UnlockDiagnosticVMOptions",
            "jvmArg\t-XX:+DebugNonSafepoints",
            "jvmArg\t-XX:FlightRecorderOptions=stackdepth=128,repository="
                + folder.resolve("scratch/jfr"));
  }

  @Test
  void profiled_fork_measures_the_profiling_time_in_iterations_of_its_own_cell()
      throws IOException {
    PlannedCell plain = TIMED.planned();
    Duration iteration = Duration.ofMillis(500);
    PlannedCell timed =
        new PlannedCell(
            plain.cell(),
            plain.form(),
            null,
            List.of(),
            new CellTiming(
                new Settings.IterationPlan(Range.exactly(0), iteration, 3, iteration), null));
    ScheduledFork profiled = new ScheduledFork(timed, 0).recording(folder.resolve("recording.jfr"));

    assertThat(
            lines(new SettingsBuilder(PLAIN).profiling(Profiling.usual(false)).build(), profiled))
        .contains("warmup\t1\t500000000", "measurement\t11\t500000000");
  }

  @Test
  void parameter_value_with_tabs_and_ends_of_lines_is_one_line() throws IOException {
    Map<String, String> params = Map.of("separator", "\t, \r\n+%ä");
    ForkWork work =
        new ForkWork("acme.Work.do", List.of(), params, Map.of(), List.of(), List.of(), List.of());

    assertThat(lines(PLAIN, TIMED, work)).contains("param\tseparator\t%09%2C+%0D%0A%2B%25%C3%A4");
  }
}
