package io.accbench.suite.jmh;

import io.accbench.app.UserClassPath;
import io.accbench.model.ExitCode;
import io.accbench.model.UserException;
import io.accbench.process.ChildJvm;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Lists the benchmarks on a class path, in a JVM of its own and by the JMH on that class path. */
final class BenchmarkLister {
  private static final String RUNNER = "org/openjdk/jmh/runner/Runner.class";
  private static final String VERSION = "jmh.properties";

  /** The oldest minor version of JMH 1 that the tests run. */
  private static final int OLDEST = 21;

  private static final Pattern MINOR = Pattern.compile("1\\.(\\d+).*");

  private final Path executable;
  private final List<String> jvmArgs;
  private final Path host;
  private final Path scratch;
  private final Duration timeout;
  private int lists;

  /**
   * Creates a lister.
   *
   * @param executable the {@code java} command
   * @param jvmArgs arguments of its JVM, which the user's classes need
   * @param jars the folder of accbench's jars
   * @param scratch receives the lists
   * @param timeout the time after which the JVM is killed
   */
  BenchmarkLister(
      Path executable, List<String> jvmArgs, Path jars, Path scratch, Duration timeout) {
    this.executable = executable;
    this.jvmArgs = jvmArgs;
    this.host = MeasuredJars.host(jars);
    this.scratch = scratch;
    this.timeout = timeout;
  }

  /**
   * Returns every benchmark, with the information which ones the expressions choose.
   *
   * @param name the class path in words, for messages
   * @throws UserException when there is no list, no JMH, or one that is too old
   */
  List<JmhBenchmark> list(
      String name, List<Path> classPath, List<String> included, List<String> excluded) {
    check(name, classPath);
    Path file = scratch.resolve("benchmarks-" + lists++);
    List<String> command = new ArrayList<>(List.of(executable.toString()));
    command.addAll(jvmArgs);
    command.addAll(
        List.of(
            "-XX:TieredStopAtLevel=1",
            "-cp",
            Stream.concat(Stream.of(host), classPath.stream())
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator)),
            "io.accbench.kernel.host.ListMain",
            file.toString()));
    included.forEach(one -> command.add("+" + one));
    excluded.forEach(one -> command.add("-" + one));
    try {
      new ChildJvm("listing the benchmarks of " + name, "static initialisers", timeout)
          .run(command, file);
      List<JmhBenchmark> found = BenchmarkFile.read(file);
      if (found.isEmpty()) {
        throw refused(
            "%s holds no benchmarks: its %s is empty; build it again with JMH's annotation processor"
                .formatted(name, RepeatedLists.BENCHMARKS));
      }
      return found;
    } catch (BenchmarkFile.TornList torn) {
      throw refused(
          "%s: JMH cannot read its %s, which is torn or was made by something else (%s); build it again with JMH's annotation processor"
              .formatted(holders(classPath), RepeatedLists.BENCHMARKS, torn.getMessage()));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Returns the names of the entries that hold a list of benchmarks. */
  private static String holders(List<Path> classPath) {
    List<String> names = new ArrayList<>();
    for (Path entry : classPath) {
      try (URLClassLoader resources = new UserClassPath(List.of(entry)).resources()) {
        if (resources.getResource(RepeatedLists.BENCHMARKS) != null) {
          names.add(String.valueOf(entry.getFileName()));
        }
      } catch (IOException unreadable) {
        throw new UncheckedIOException(unreadable);
      }
    }
    return String.join(" or ", names);
  }

  /** Returns one problem for each expression that is none, as an option gives it. */
  static List<String> malformed(String option, List<String> expressions) {
    List<String> problems = new ArrayList<>();
    for (String one : expressions) {
      try {
        Pattern.compile(one);
      } catch (PatternSyntaxException odd) {
        problems.add(
            "%s \"%s\" is no regular expression: %s".formatted(option, one, odd.getDescription()));
      }
    }
    return problems;
  }

  private static void check(String name, List<Path> classPath) {
    classPath.stream()
        .filter(entry -> Files.isRegularFile(entry) && !BenchmarkClassFiles.isZip(entry))
        .findFirst()
        .ifPresent(
            entry -> {
              throw refused(
                  "%s is not a jar, or not a whole one: it cannot be read as a zip; build or copy"
                          .formatted(entry.getFileName())
                      + " it again, or remove it from the class path");
            });
    try (URLClassLoader resources = new UserClassPath(classPath).resources()) {
      if (resources.getResource(RepeatedLists.BENCHMARKS) == null) {
        throw refused(
            "%s holds no benchmarks: it has no %s; name the jar that JMH's annotation processor"
                    .formatted(name, RepeatedLists.BENCHMARKS)
                + " made (often target/benchmarks.jar)");
      }
      if (resources.getResource(RUNNER) == null) {
        throw refused(
            "%s holds benchmarks, but no JMH; add jmh-core and its two dependencies to the class"
                    .formatted(name)
                + " path");
      }
      Optional<String> version = version(resources);
      Matcher minor = MINOR.matcher(version.orElse(""));
      if (minor.matches() && Integer.parseInt(minor.group(1)) < OLDEST) {
        throw refused(
            "%s holds JMH %s, which is too old; accbench runs JMH 1.%d and later"
                .formatted(name, version.get(), OLDEST));
      }
    } catch (IOException unreadable) {
      throw refused("%s cannot be read: %s".formatted(name, unreadable.getMessage()));
    }
  }

  private static Optional<String> version(URLClassLoader resources) throws IOException {
    Properties properties = new Properties();
    try (InputStream in = resources.getResourceAsStream(VERSION)) {
      if (in != null) {
        properties.load(in);
      }
    }
    return Optional.ofNullable(properties.getProperty("jmh.version"));
  }

  private static UserException refused(String problem) {
    return new UserException(ExitCode.BAD_INPUT, List.of("--jmh: " + problem));
  }
}
