package io.accbench.app;

import io.accbench.install.UserCache;
import io.accbench.process.KeptFolders;
import java.util.function.Consumer;

/**
 * The place where a run is prepared.
 *
 * @param scratch the run's folder for temporary files
 * @param hints receives lines that say what is being done
 * @param prepared what preparing JVMs and probes gave, kept for later runs
 */
public record Workplace(Scratch scratch, Consumer<String> hints, KeptFolders prepared) {
  /** Creates a place where nothing that was prepared is kept. */
  public Workplace(Scratch scratch, Consumer<String> hints) {
    this(scratch, hints, KeptFolders.none());
  }

  /** Returns the same place, where what is prepared is kept by what decides all of it. */
  Workplace keeping(KeptFolders.Key common) {
    return new Workplace(scratch, hints, kept("prepared", common));
  }

  /** Returns the kept classes of sources that were compiled. */
  public KeptFolders compiled() {
    return kept("compiled", () -> "");
  }

  /** Returns what JVMs answered at an earlier time. */
  KeptFolders askedJvms() {
    return kept("jvms", () -> "");
  }

  private static KeptFolders kept(String name, KeptFolders.Key common) {
    return new KeptFolders(UserCache.ofThisUser().map(cache -> cache.resolve(name)), common);
  }

  /** Tells the user what is being done. */
  public void hint(String line) {
    hints.accept(line);
  }
}
