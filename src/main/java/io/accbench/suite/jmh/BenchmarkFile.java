package io.accbench.suite.jmh;

import io.accbench.model.Mode;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The file that {@code kernel.host.ListMain} writes. */
final class BenchmarkFile {
  private final Map<String, List<String>> facts = new LinkedHashMap<>();
  private final Map<String, List<String>> params = new TreeMap<>();

  private BenchmarkFile() {}

  /**
   * Returns the benchmarks in a file.
   *
   * @throws TornList when JMH could not read its list
   */
  static List<JmhBenchmark> read(Path file) throws IOException {
    List<JmhBenchmark> benchmarks = new ArrayList<>();
    BenchmarkFile open = null;
    for (String line : Files.readAllLines(file)) {
      List<String> parts =
          Stream.of(line.split("\t", -1))
              .map(part -> URLDecoder.decode(part, StandardCharsets.UTF_8))
              .toList();
      List<String> values = parts.subList(1, parts.size());
      if (parts.get(0).equals("torn")) {
        throw new TornList(values.get(0));
      }
      if (parts.get(0).equals("benchmark")) {
        if (open != null) {
          benchmarks.add(open.benchmark());
        }
        open = new BenchmarkFile();
      }
      if (open != null) {
        open.add(parts.get(0), values);
      }
    }
    if (open != null) {
      benchmarks.add(open.benchmark());
    }
    return List.copyOf(benchmarks);
  }

  /** The list of benchmarks on a class path is none that JMH can read; the message is JMH's. */
  static final class TornList extends IOException {
    private static final long serialVersionUID = 1;

    private TornList(String message) {
      super(message);
    }
  }

  private void add(String key, List<String> values) {
    if (key.equals("param")) {
      params.put(values.get(0), values.subList(1, values.size()));
    } else {
      facts.put(key, values);
    }
  }

  private JmhBenchmark benchmark() {
    List<String> head = facts.get("benchmark");
    return new JmhBenchmark(
        head.get(0),
        Mode.parse(head.get(1)),
        Boolean.parseBoolean(head.get(2)),
        number("threads"),
        all("groups").stream().map(Integer::valueOf).toList(),
        number("forks"),
        new JmhBenchmark.AnnotatedIterations(number("warmup"), time("warmupTime")),
        new JmhBenchmark.AnnotatedIterations(number("measurement"), time("measurementTime")),
        one("unit").map(TimeUnit::valueOf),
        new JmhBenchmark.JvmArgs(all("jvmArgsPrepend"), all("jvmArgs"), all("jvmArgsAppend")),
        facts.containsKey("jvm"),
        Map.copyOf(params),
        Set.copyOf(all("levels")),
        one("unreadable"));
  }

  private List<String> all(String key) {
    return facts.getOrDefault(key, List.of());
  }

  private Optional<String> one(String key) {
    return all(key).stream().findFirst();
  }

  private Optional<Integer> number(String key) {
    return one(key).map(Integer::valueOf);
  }

  private Optional<Duration> time(String key) {
    return one(key).map(Long::valueOf).map(Duration::ofNanos);
  }
}
