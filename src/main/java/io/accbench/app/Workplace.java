package io.accbench.app;

import io.accbench.install.UserCache;
import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * The place where a run is prepared.
 *
 * @param scratch the run's folder for temporary files
 * @param hints receives lines that say what is being done
 */
public record Workplace(Scratch scratch, Consumer<String> hints) {
  /**
   * Returns the folder for compiled sources: that of the user's cache, or one for this run alone
   * where that cannot be written.
   */
  public Path compiled() {
    return UserCache.ofThisUser()
        .map(folder -> folder.resolve("compiled"))
        .filter(UserCache::canBeWritten)
        .orElseGet(() -> scratch.path().resolve("compiled"));
  }

  /** Tells the user what is being done. */
  public void hint(String line) {
    hints.accept(line);
  }
}
