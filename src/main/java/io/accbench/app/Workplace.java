package io.accbench.app;

import java.util.function.Consumer;

/**
 * The place where a run is prepared.
 *
 * @param scratch the run's folder for temporary files
 * @param hints receives lines that say what is being done
 */
public record Workplace(Scratch scratch, Consumer<String> hints) {
  /** Tells the user what is being done. */
  public void hint(String line) {
    hints.accept(line);
  }
}
