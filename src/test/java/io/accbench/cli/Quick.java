package io.accbench.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The options of runs that take seconds. */
final class Quick {
  private Quick() {}

  /** Two cells and the empty benchmark, each some 0.1 s, {@code forks} times. */
  static List<String> run(int forks, Path out, String... more) {
    List<String> arguments =
        new ArrayList<>(List.of("run", "--profile", "ci", "--fixture", "point", "--strategy"));
    arguments.addAll(List.of("reflection,direct", "--member", "field", "--mode", "avgt"));
    arguments.addAll(List.of("-wi", "1", "-w", "20ms", "-i", "2", "-r", "20ms"));
    arguments.addAll(List.of("-f", Integer.toString(forks), "--out", out.toString()));
    arguments.addAll(List.of(more));
    return arguments;
  }
}
