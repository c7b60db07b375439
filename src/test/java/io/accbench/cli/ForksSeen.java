package io.accbench.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The processors that the threads of this process's forks might run on, as Linux shows them. */
final class ForksSeen {
  private static final String ALLOWED = "Cpus_allowed_list:";

  private final Set<Set<String>> sets = new HashSet<>();
  private final Set<String> compilers = new HashSet<>();

  /** The lists of processors of each fork's threads at each look, without its compilers'. */
  Set<Set<String>> sets() {
    return sets;
  }

  /** The lists of processors of all compiler threads at all looks. */
  Set<String> compilers() {
    return compilers;
  }

  /** Looks at all forks that live now. */
  void look() {
    ProcessHandle.current()
        .descendants()
        .filter(process -> process.info().commandLine().orElse("").contains("ForkedMain"))
        .forEach(fork -> sets.add(lists(fork.pid())));
  }

  private Set<String> lists(long process) {
    try (Stream<Path> threads = Files.list(Path.of("/proc/" + process + "/task"))) {
      return threads.flatMap(this::list).collect(Collectors.toSet());
    } catch (IOException | UncheckedIOException ended) {
      return Set.of();
    }
  }

  private Stream<String> list(Path thread) {
    try {
      List<String> status = Files.readAllLines(thread.resolve("status"));
      List<String> lists =
          status.stream()
              .filter(line -> line.startsWith(ALLOWED))
              .map(line -> line.substring(ALLOWED.length()).strip())
              .toList();
      if (status.get(0).matches("Name:\\s+C[12] .*")) {
        compilers.addAll(lists);
        return Stream.of();
      }
      return lists.stream();
    } catch (IOException ended) {
      return Stream.of();
    }
  }
}
