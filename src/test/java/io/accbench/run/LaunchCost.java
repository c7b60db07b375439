package io.accbench.run;

import io.accbench.model.Cell;
import io.accbench.model.Jvm;
import io.accbench.model.Launch;
import io.accbench.model.PlannedCell;
import io.accbench.model.Range;
import io.accbench.model.SampleCells;
import io.accbench.model.Settings;
import io.accbench.model.SettingsBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * The cost of a launch beyond warm-up and measurement, with one host for all launches and with a
 * fresh host for each.
 *
 * <p>The workload is the empty benchmark with one iteration of 10 ms. Not measured: preparing a
 * fixture. Arguments: paths of {@code java} commands. Run, after {@code mvn package}, by {@code
 * src/test/shell/launch-cost}.
 */
final class LaunchCost {
  private static final int LAUNCHES = 15;

  private static final Settings SETTINGS =
      new SettingsBuilder()
          .iterations(Range.exactly(0), 10, 1, 10)
          .rounds(Range.exactly(1), Range.exactly(1))
          .limits(Duration.ofSeconds(30), null)
          .build();

  private LaunchCost() {}

  public static void main(String[] javas) throws IOException, InterruptedException {
    for (String java : javas) {
      Jvm jvm = new Jvm("jvm", Path.of(java), 17, "", "", "", List.of(), List.of());
      System.out.printf("%s: one host %.2f s, a host each %.2f s%n", java, shared(jvm), fresh(jvm));
    }
  }

  private static double shared(Jvm jvm) throws IOException, InterruptedException {
    double[] seconds = new double[LAUNCHES];
    try (Launcher launcher = launcher(jvm)) {
      for (int i = 0; i < LAUNCHES; i++) {
        seconds[i] = overhead(launcher, i);
      }
    }
    return median(seconds);
  }

  private static double fresh(Jvm jvm) throws IOException, InterruptedException {
    double[] seconds = new double[LAUNCHES];
    for (int i = 0; i < LAUNCHES; i++) {
      long start = System.nanoTime();
      try (Launcher launcher = launcher(jvm)) {
        overhead(launcher, i);
      }
      seconds[i] = (System.nanoTime() - start) / 1e9 - SETTINGS.iterations().time().toNanos() / 1e9;
    }
    return median(seconds);
  }

  private static Launcher launcher(Jvm jvm) throws IOException {
    Path scratch = Files.createTempDirectory("launch-cost");
    return new Launcher(
        new RunPaths(
            Path.of("target"),
            scratch,
            Map.of("jvm", jvm),
            planned -> ForkWork.empty(),
            List.of(),
            new Redaction(Map.of()),
            () -> {}),
        SETTINGS);
  }

  private static double overhead(Launcher launcher, int round)
      throws IOException, InterruptedException {
    Cell cell = SampleCells.of("access empty none none none none none - jvm avgt 1");
    Launch launch =
        launcher
            .launch(
                List.of(new ScheduledFork(new PlannedCell(cell, "", null, List.of()), round)), 1)
            .get(0);
    if (launch.failed()) {
      throw new IllegalStateException(launch.outcome().cause() + " " + launch.outcome().output());
    }
    return launch.outcome().overheadSeconds();
  }

  private static double median(double[] seconds) {
    Arrays.sort(seconds);
    return seconds[seconds.length / 2];
  }
}
