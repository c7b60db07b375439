package io.accbench.cli;

import io.accbench.Words;
import java.nio.file.Path;
import java.util.List;

/** The options of runs that take seconds. */
final class Quick {
  private Quick() {}

  /** Two cells and the empty benchmark, each some 0.1 s, {@code forks} times. */
  static List<String> run(int forks, Path out, String... more) {
    List<String> arguments =
        Words.of(
            "run --profile ci --fixture point --strategy reflection,direct --member field"
                + " --mode avgt -wi 1 -w 20ms -i 2 -r 20ms -f %s --out %s",
            forks, out);
    arguments.addAll(List.of(more));
    return arguments;
  }
}
