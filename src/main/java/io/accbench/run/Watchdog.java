package io.accbench.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;

/** Says when a fork has to be killed: JMH's own timeout does not end a busy loop. */
final class Watchdog {
  /** More output than any benchmark has reason to print; it would fill the disk. Arbitrary. */
  private static final long MOST_OUTPUT_BYTES = 256L << 20;

  private static final Duration LOOK = Duration.ofSeconds(1);

  private final Duration limit;
  private final Path output;
  private long end;
  private long pausedAt;
  private boolean paused;
  private long waitedNanos;

  /**
   * A watchdog of a fork that starts now.
   *
   * @param output the folder where JMH keeps what the fork prints
   */
  Watchdog(Duration limit, Path output) {
    this.limit = limit;
    this.output = output;
    this.end = System.nanoTime() + limit.toNanos();
  }

  /** Winds the clock up again: the fork has shown that it goes on. */
  synchronized void progress() {
    end = System.nanoTime() + limit.toNanos();
  }

  /** Stops the clock: the fork waits for its turn. */
  synchronized void pause() {
    paused = true;
    pausedAt = System.nanoTime();
  }

  /** Lets the clock go on. */
  synchronized void resume() {
    paused = false;
    end += System.nanoTime() - pausedAt;
    waitedNanos += System.nanoTime() - pausedAt;
  }

  /** How long the clock stood still, in s. */
  synchronized double waitedSeconds() {
    return waitedNanos / 1e9;
  }

  /** How long to wait for a sign of life before {@link #verdict} is asked again; never negative. */
  synchronized Duration interval() {
    if (paused) {
      return LOOK;
    }
    Duration left = Duration.ofNanos(Math.max(0, end - System.nanoTime()));
    return left.compareTo(LOOK) < 0 ? left : LOOK;
  }

  /** Why the fork must be killed now, or null. */
  synchronized String verdict() {
    if (!paused && System.nanoTime() - end >= 0) {
      return "killed: no sign of life for " + limit.toSeconds() + " s (--timeout)";
    }
    if (bytes() > MOST_OUTPUT_BYTES) {
      return "killed: it printed more than " + (MOST_OUTPUT_BYTES >> 20) + " MB";
    }
    return null;
  }

  private long bytes() {
    try (Stream<Path> files = Files.list(output)) {
      return files.mapToLong(file -> file.toFile().length()).sum();
    } catch (IOException | UncheckedIOException unreadable) {
      return 0; // the scratch folder goes first when accbench is stopped
    }
  }
}
