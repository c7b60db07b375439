package io.accbench.kernel.host;

import java.io.IOException;
import java.io.Writer;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;
import org.openjdk.jmh.util.Optional;

/**
 * The main class of a JVM that lists the benchmarks on its class path, with what their annotations
 * say, by the JMH on that class path.
 *
 * <p>Arguments: the file to write, then regular expressions: {@code +REGEX} includes, {@code
 * -REGEX} excludes, as JMH matches them. The file has a line for each fact: a key, and values that
 * are URL-encoded, separated by tabs. {@code benchmark} (full name, mode, whether it is matched)
 * begins a benchmark; the other keys belong to it. {@code unreadable} says which class could not be
 * loaded. {@code torn}, alone, says that JMH cannot read the list.
 */
public final class ListMain {
  private final Writer out;

  private ListMain(Writer out) {
    this.out = out;
  }

  public static void main(String[] arguments) throws IOException {
    List<String> included = expressions(arguments, '+');
    List<String> excluded = expressions(arguments, '-');
    OutputFormat silent = OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT);
    BenchmarkList list = BenchmarkList.defaultList();
    Path file = Path.of(arguments[0]);
    Path whole = file.resolveSibling(file.getFileName() + ".part");
    try (Writer out = Files.newBufferedWriter(whole)) {
      ListMain main = new ListMain(out);
      main.write(list, silent, included, excluded);
    }
    Files.move(whole, file);
    Runtime.getRuntime().halt(0); // nothing of the user's keeps this JVM alive
  }

  private void write(
      BenchmarkList list, OutputFormat silent, List<String> included, List<String> excluded)
      throws IOException {
    Collection<BenchmarkListEntry> all;
    Collection<BenchmarkListEntry> matched;
    try {
      all = list.getAll(silent, List.of());
      matched = list.find(silent, included, excluded);
    } catch (RuntimeException unreadable) {
      line("torn", unreadable.toString());
      return;
    }
    for (BenchmarkListEntry entry : all) {
      for (Mode mode : modes(entry)) {
        entry(entry, mode, matched.contains(entry));
      }
    }
  }

  private static List<String> expressions(String[] arguments, char kind) {
    return Stream.of(arguments)
        .skip(1)
        .filter(argument -> argument.charAt(0) == kind)
        .map(argument -> argument.substring(1))
        .collect(Collectors.toList());
  }

  private static List<Mode> modes(BenchmarkListEntry entry) {
    return Stream.of(Mode.values())
        .filter(mode -> mode != Mode.All)
        .filter(mode -> mode == entry.getMode() || entry.getMode() == Mode.All)
        .collect(Collectors.toList());
  }

  private void entry(BenchmarkListEntry entry, Mode mode, boolean matched) throws IOException {
    line("benchmark", entry.getUsername(), mode.shortLabel(), Boolean.toString(matched));
    optional("threads", entry.getThreads());
    if (entry.getThreadGroups().length > 1) {
      line("groups", IntStream.of(entry.getThreadGroups()).mapToObj(Integer::toString));
    }
    optional("forks", entry.getForks());
    optional("warmup", entry.getWarmupIterations());
    if (entry.getWarmupTime().hasValue()) {
      line(
          "warmupTime", Long.toString(entry.getWarmupTime().get().convertTo(TimeUnit.NANOSECONDS)));
    }
    optional("measurement", entry.getMeasurementIterations());
    if (entry.getMeasurementTime().hasValue()) {
      line(
          "measurementTime",
          Long.toString(entry.getMeasurementTime().get().convertTo(TimeUnit.NANOSECONDS)));
    }
    optional("unit", entry.getTimeUnit());
    optional("jvm", entry.getJvm());
    arguments("jvmArgsPrepend", entry.getJvmArgsPrepend());
    arguments("jvmArgs", entry.getJvmArgs());
    arguments("jvmArgsAppend", entry.getJvmArgsAppend());
    if (entry.getParams().hasValue()) {
      for (Map.Entry<String, String[]> one : new TreeMap<>(entry.getParams().get()).entrySet()) {
        line("param", Stream.concat(Stream.of(one.getKey()), Stream.of(one.getValue())));
      }
    }
    SetUpLevels levels = SetUpLevels.of(entry.getUserClassQName(), method(entry));
    line("levels", levels.names().stream());
    if (levels.problem() != null) {
      line("unreadable", levels.problem());
    }
  }

  /** Returns the name of the method, or of the group of methods. */
  private static String method(BenchmarkListEntry entry) {
    String name = entry.getUsername();
    return name.substring(name.lastIndexOf('.') + 1);
  }

  private void optional(String key, Optional<?> value) throws IOException {
    if (value.hasValue()) {
      line(key, String.valueOf(value.get()));
    }
  }

  private void arguments(String key, Optional<Collection<String>> values) throws IOException {
    if (values.hasValue()) {
      line(key, new ArrayList<>(values.get()).stream());
    }
  }

  private void line(String key, String... values) throws IOException {
    line(key, Stream.of(values));
  }

  private void line(String key, Stream<String> values) throws IOException {
    String encoded =
        values
            .map(value -> "\t" + URLEncoder.encode(value, StandardCharsets.UTF_8))
            .collect(Collectors.joining());
    out.write(key + encoded + "\n");
  }
}
