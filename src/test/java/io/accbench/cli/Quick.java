package io.accbench.cli;

import io.accbench.Words;
import io.accbench.run.FakeJava;
import java.io.IOException;
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

  /**
   * The same, with forks that take no time and measure nothing: for tests of what is made of them.
   */
  static List<String> faked(int forks, Path out, String... more) throws IOException {
    List<String> arguments = run(forks, out, more);
    arguments.addAll(List.of("--jvm", "fake=" + FakeJava.hostingCommand()));
    return arguments;
  }
}
