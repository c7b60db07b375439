package io.accbench.plan;

import io.accbench.model.Block;
import io.accbench.model.Jvm;
import io.accbench.model.PlannedCell;
import io.accbench.model.Settings;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How long measuring will take, the preparation of fixtures not counted. */
public final class Forecast {
  /**
   * A launch beyond warm-up and measurement, JDK 17 to 20: measured on 2 shared cores, rounded up.
   */
  private static final Duration LAUNCH = Duration.ofMillis(400);

  /** The same from JDK 21 on. */
  private static final Duration NEWER_LAUNCH = Duration.ofMillis(500);

  private static final int NEWER_FEATURE = 21;

  private final Settings settings;
  private final Map<String, Integer> features = new HashMap<>();

  public Forecast(Settings settings, List<Jvm> jvms) {
    this.settings = settings;
    jvms.forEach(jvm -> features.put(jvm.label(), jvm.feature()));
  }

  /** All rounds of all cells that can be measured, one launch after the other. */
  public Duration of(Plan plan) {
    return plan.blocks().stream().map(this::of).reduce(Duration.ZERO, Duration::plus);
  }

  /** All rounds of one block. */
  public Duration of(Block block) {
    return block.cells().stream()
        .filter(PlannedCell::supported)
        .map(this::launch)
        .reduce(Duration.ZERO, Duration::plus)
        .multipliedBy(block.rounds().most());
  }

  /** One fork of one cell. */
  public Duration launch(PlannedCell cell) {
    boolean newer = features.getOrDefault(cell.cell().jvm(), 0) >= NEWER_FEATURE;
    Duration launch = newer ? NEWER_LAUNCH : LAUNCH;
    if (!cell.cell().mode().steady()) {
      return launch;
    }
    return launch
        .plus(settings.warmupTime().multipliedBy(settings.warmupIterations().most()))
        .plus(settings.time().multipliedBy(settings.iterations()));
  }

  /** A duration as people say it: {@code 40 s}, {@code 4 min}, {@code 2 h 5 min}; rounded. */
  public static String words(Duration duration) {
    long seconds = (duration.toMillis() + 500) / 1000;
    if (seconds < 90) {
      return seconds + " s";
    }
    long minutes = (seconds + 30) / 60;
    return minutes < 90 ? minutes + " min" : minutes / 60 + " h " + minutes % 60 + " min";
  }
}
