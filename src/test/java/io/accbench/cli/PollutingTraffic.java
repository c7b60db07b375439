package io.accbench.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What a user runs in a fork before it warms up. */
public final class PollutingTraffic {
  private PollutingTraffic() {}

  /** Leaves a file, by which a test sees that it ran. */
  public static boolean typical() throws IOException {
    Path file = Path.of(System.getProperty("acme.ran"));
    return Files.exists(file) || Files.createFile(file) != null;
  }

  public static int throwing() {
    throw new IllegalStateException("no orders today");
  }
}
