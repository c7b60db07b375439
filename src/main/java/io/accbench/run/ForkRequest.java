package io.accbench.run;

import io.accbench.model.Cell;
import io.accbench.model.HeapFlags;
import io.accbench.model.Jvm;
import io.accbench.model.Pollution;
import io.accbench.model.Settings;
import java.io.File;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The request for one fork that a host receives, as lines with fields separated by tabs; {@code
 * kernel.host} reads them.
 */
final class ForkRequest {
  /**
   * The flags that limit how long JMH waits for the user's threads and shutdown hooks after a fork
   * has given its results, before it ends the JVM. The limit is 2 s, with a look a second; JMH's
   * default is 30 s. Arbitrary: a fork without them takes some ms.
   */
  private static final List<String> SHUTDOWN =
      List.of("-Djmh.shutdownTimeout=2", "-Djmh.shutdownTimeout.step=1");

  private final RunPaths paths;
  private final Settings settings;
  private final String toolClassPath;

  ForkRequest(RunPaths paths, Settings settings) {
    this.paths = paths;
    this.settings = settings;
    this.toolClassPath = join(MeasuredClassPath.ofTool(paths.jars()));
  }

  /** Returns the class path of accbench's own JMH, with which its forks' class paths begin. */
  String toolClassPath() {
    return toolClassPath;
  }

  /** Returns the class path of the host that runs a fork's work. */
  String hostClassPath(ForkWork work) {
    return work.hostPath().isEmpty() ? toolClassPath : join(work.hostPath());
  }

  /**
   * Returns the request, line by line.
   *
   * @param work what the fork runs
   * @param facts the file that the fork writes
   * @param turns the file that says where the fork asks for its turns; empty for a single shot
   */
  List<String> lines(ScheduledFork fork, ForkWork work, Path facts, String turns) {
    Cell cell = fork.planned().cell();
    Settings own = fork.settings(settings);
    List<String> lines = new ArrayList<>();
    lines.add("mode\t" + cell.mode().label());
    lines.add("threads\t" + cell.threads());
    boolean first = !cell.mode().steady() && fork.planned().timing() == null;
    int phases = cell.pollution().later() ? 2 : 1;
    int warmUp = first ? 0 : phases * own.iterations().warmup().most();
    lines.add("warmup\t" + warmUp + "\t" + own.iterations().warmupTime().toNanos());
    int measured = first ? 1 : own.iterations().measured();
    lines.add("measurement\t" + measured + "\t" + own.iterations().time().toNanos());
    lines.add("jvmArg\t-XX:ErrorFile=" + paths.scratch().resolve("hs_err_%p.log"));
    SHUTDOWN.forEach(flag -> lines.add("jvmArg\t" + flag));
    if (!cell.pollution().none() && !work.hostPath().isEmpty()) {
      lines.add("profiler\tio.accbench.kernel.profiler.PollutionProfiler"); // before all others
    }
    if (!turns.isEmpty()) {
      lines.add("profiler\tio.accbench.kernel.profiler.TurnProfiler");
      property(lines, "turns", turns);
    }
    if (fork.recording() != null) {
      recording(fork.recording(), lines);
    }
    Jvm jvm = paths.jvms().get(cell.jvm());
    if (jvm != null) {
      lines.add("jvm\t" + encoded(jvm.executable().toString()));
    }
    Stream.of(
            jvm == null ? List.<String>of() : jvm.compilerFlags(),
            graalLog(fork, facts.getParent()).map(GraalLog::flags).orElse(List.of()),
            HeapFlags.ofFork(
                fork.planned().jvmFlags(), paths.jvmArgs(), jvm == null ? List.of() : jvm.flags()))
        .flatMap(List::stream)
        .forEach(flag -> lines.add("jvmArg\t" + flag));
    if (ForkJitLog.of(fork, facts.getParent()).isPresent()) {
      lines.add("jvmArg\t" + ForkJitLog.flag(jvm));
    }
    if (!cell.pollution().none()) {
      Duration time = cell.pollution().later() ? own.iterations().warmupTime() : Pollution.WORK;
      property(lines, "pollution", cell.pollution().text());
      property(lines, "pollutingNanos", Long.toString(time.toNanos()));
    }
    work(work, cell, facts, lines);
    return lines;
  }

  /** Returns a value in one line, since somebody else's may hold tabs and ends of lines. */
  private static String encoded(String value) {
    return URLEncoder.encode(value, StandardCharsets.UTF_8);
  }

  /** Adds the lines that say what the fork runs. The empty benchmark proves nothing. */
  private void work(ForkWork work, Cell cell, Path facts, List<String> lines) {
    lines.add("benchmark\t" + work.benchmark());
    lines.add("classpath\t" + classPath(work));
    if (!work.hostPath().isEmpty()) {
      lines.add("profiler\tio.accbench.kernel.profiler.FactsProfiler");
    }
    work.profilers().forEach(profiler -> lines.add("profiler\t" + profiler));
    if (!cell.empty()) {
      property(lines, "facts", facts.toString());
    }
    if (ForkWork.slowed(cell)) {
      property(lines, "injection", cell.injection());
    }
    work.properties().forEach((name, value) -> property(lines, name, value));
    work.jvmArgs().forEach(flag -> lines.add("jvmArg\t" + flag));
    work.params().forEach((name, value) -> lines.add("param\t" + name + "\t" + encoded(value)));
  }

  /**
   * Returns the log in which Graal writes what it compiles in a fork, or empty if the JVM uses
   * another compiler.
   */
  Optional<GraalLog> graalLog(ScheduledFork fork, Path folder) {
    return GraalLog.of(paths.jvms().get(fork.planned().cell().jvm()), folder);
  }

  /**
   * Adds the lines that make a fork record. Without the debug information, samples are attributed
   * to the nearest safepoint, which is often in another method. The unfinished recording of a
   * killed fork is removed with the scratch folder.
   */
  private void recording(Path file, List<String> lines) {
    lines.add("profiler\tio.accbench.kernel.profiler.RecordingProfiler");
    property(lines, "recording", file.toString());
    lines.add("jvmArg\t-XX:+UnlockDiagnosticVMOptions");
    lines.add("jvmArg\t-XX:+DebugNonSafepoints");
    lines.add(
        "jvmArg\t-XX:FlightRecorderOptions=stackdepth=128,repository="
            + paths.scratch().resolve("jfr"));
  }

  private static void property(List<String> lines, String name, String value) {
    lines.add("jvmArg\t-Daccbench." + name + "=" + value);
  }

  /** Returns the class path of a fork: the tool, then what the suite adds; or the suite's alone. */
  private String classPath(ForkWork work) {
    List<Path> further = work.classPath();
    if (!work.hostPath().isEmpty()) {
      return join(further);
    }
    return further.isEmpty() ? toolClassPath : toolClassPath + File.pathSeparator + join(further);
  }

  private static String join(List<Path> path) {
    return path.stream()
        .map(entry -> entry.toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }
}
