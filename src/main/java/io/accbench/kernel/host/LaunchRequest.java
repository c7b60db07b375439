package io.accbench.kernel.host;

import io.accbench.kernel.profiler.AllocationProfiler;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.profile.Profiler;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * A request to run one fork: lines {@code key<TAB>value…}, ended by {@code go}.
 *
 * <p>Keys: {@code classpath}, {@code benchmark} (a method's full name), {@code mode} (JMH's label),
 * {@code threads}, {@code warmup} and {@code measurement} (iterations, nanoseconds), {@code param}
 * (name, URL-encoded value), {@code jvm} (the URL-encoded {@code java} command), {@code jvmArg},
 * {@code profiler} (a class of accbench, or what JMH's {@code -prof} takes).
 */
final class LaunchRequest {
  private final ChainedOptionsBuilder builder = new OptionsBuilder();
  private final List<String> jvmArgs = new ArrayList<>();
  private String classPath = "";
  private Mode mode = Mode.AverageTime;

  private LaunchRequest() {}

  /** Returns the next request, or null at the end. */
  static LaunchRequest read(BufferedReader in) throws IOException {
    LaunchRequest request = new LaunchRequest();
    String line;
    while ((line = in.readLine()) != null) {
      if (line.equals("go")) {
        return request;
      }
      request.accept(line.split("\t", -1));
    }
    return null;
  }

  private void accept(String[] parts) {
    String value = parts[1];
    switch (parts[0]) {
      case "classpath" -> classPath = value;
      case "benchmark" -> builder.include("^" + value.replace(".", "\\.") + "$");
      case "mode" -> mode = Mode.deepValueOf(value);
      case "threads" -> builder.threads(Integer.parseInt(value));
      case "warmup" -> builder.warmupIterations(Integer.parseInt(value)).warmupTime(time(parts[2]));
      case "measurement" ->
          builder.measurementIterations(Integer.parseInt(value)).measurementTime(time(parts[2]));
      case "param" -> builder.param(value, URLDecoder.decode(parts[2], StandardCharsets.UTF_8));
      case "jvm" -> jvm(URLDecoder.decode(value, StandardCharsets.UTF_8));
      case "jvmArg" -> jvmArgs.add(value);
      case "profiler" -> addProfiler(value);
      default -> throw new IllegalArgumentException("unknown key " + parts[0]);
    }
  }

  /** Returns JMH's profiler of allocation, or accbench's where JMH's sleeps, up to JMH 1.35. */
  private static Class<? extends Profiler> allocationProfiler() {
    try {
      return GCProfiler.class.getConstructor(String.class).getDeclaringClass();
    } catch (NoSuchMethodException older) {
      return AllocationProfiler.class;
    }
  }

  /**
   * Takes the command that starts the fork's JVM. JMH itself takes the one in the home of this JVM,
   * and asks any other one for its properties before each fork. So a command is given to JMH only
   * if it is another program, such as a script that adds flags.
   */
  private void jvm(String command) {
    Path own = Path.of(System.getProperty("java.home"), "bin", "java");
    try {
      if (!Path.of(command).toRealPath().equals(own.toRealPath())) {
        builder.jvm(command);
      }
    } catch (IOException noSuchFile) {
      builder.jvm(command); // the launch fails with the name of what cannot be started
    }
  }

  private void addProfiler(String value) {
    String[] nameAndOptions = value.split(":", 2);
    builder.addProfiler(nameAndOptions[0], nameAndOptions.length > 1 ? nameAndOptions[1] : "");
  }

  private static TimeValue time(String nanos) {
    return TimeValue.nanoseconds(Long.parseLong(nanos));
  }

  String classPath() {
    return classPath;
  }

  Options options() {
    builder
        .mode(mode)
        .forks(1)
        .warmupForks(0)
        .shouldFailOnError(true)
        .timeout(TimeValue.hours(1)) // accbench kills hanging forks; one may wait long
        .verbosity(VerboseMode.NORMAL)
        .jvmArgsPrepend()
        .jvmArgs(jvmArgs.toArray(new String[0]))
        .jvmArgsAppend();
    if (mode == Mode.SingleShotTime) {
      builder.timeUnit(TimeUnit.MICROSECONDS);
    } else {
      builder.addProfiler(allocationProfiler());
      builder.timeUnit(mode == Mode.Throughput ? TimeUnit.SECONDS : TimeUnit.NANOSECONDS);
    }
    return builder.build();
  }
}
