package io.accbench.run;

import io.accbench.model.ForkHotspots;
import io.accbench.model.Launch;
import io.accbench.model.ProfiledFork;
import io.accbench.model.ProfiledFork.Pace;
import io.accbench.model.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Runs one profiling fork, from its request to its journal entry. */
final class ProfilingFork {
  private final Launcher launcher;
  private final Redaction redaction;
  private final Recordings recordings;

  ProfilingFork(Launcher launcher, Redaction redaction, Recordings recordings) {
    this.launcher = launcher;
    this.redaction = redaction;
    this.recordings = recordings;
  }

  /** Runs the fork and returns its journal entry; the fork's score is no result. */
  ProfiledFork run(ScheduledFork fork) throws IOException, InterruptedException {
    Path file = recordings.next(fork.id(), fork.round());
    boolean usable = false;
    try {
      Launch launch = launcher.profile(fork.recording(file));
      ProfiledFork profiled = profiled(fork, launch, file);
      usable = !profiled.failed();
      return profiled;
    } finally {
      recordings.done(file, usable);
    }
  }

  private ProfiledFork profiled(ScheduledFork fork, Launch launch, Path file) {
    if (launch.failed()) {
      return failed(fork, launch, launch.outcome().cause());
    }
    if (!Files.exists(file)) {
      return failed(fork, launch, "the fork wrote no recording");
    }
    try {
      ForkHotspots recorded = recordings.read(file);
      Pace pace =
          new Pace(launch.samples().unit(), launch.samples().scores(), launch.samples().gcMillis());
      return new ProfiledFork(
          fork.id(), fork.round(), null, launch.outcome().seconds(), recorded, pace);
    } catch (UserException unreadable) {
      return failed(fork, launch, redaction.text(unreadable.problems().get(0)));
    }
  }

  private static ProfiledFork failed(ScheduledFork fork, Launch launch, String cause) {
    return new ProfiledFork(fork.id(), fork.round(), cause, launch.outcome().seconds(), null);
  }
}
