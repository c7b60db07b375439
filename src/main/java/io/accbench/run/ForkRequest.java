package io.accbench.run;

import io.accbench.model.Cell;
import io.accbench.model.Jvm;
import io.accbench.model.Settings;
import java.io.File;
import java.nio.file.Path;
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
  private static final String ACCESS = "io.accbench.kernel.bench.AccessBenchmark.";
  private static final String CODEC = "io.accbench.kernel.bench.CodecBenchmark.";

  /**
   * The flags that limit how long JMH waits for the user's threads and shutdown hooks after a fork
   * has given its results, before it ends the JVM. The limit is 2 s, with a look a second; JMH's
   * default is 30 s. Arbitrary: a fork without them takes some ms.
   */
  private static final List<String> SHUTDOWN =
      List.of("-Djmh.shutdownTimeout=2", "-Djmh.shutdownTimeout.step=1");

  private final RunPaths site;
  private final Settings settings;
  private final String toolClassPath;

  ForkRequest(RunPaths site, Settings settings) {
    this.site = site;
    this.settings = settings;
    this.toolClassPath = join(MeasuredClassPath.ofTool(site.home()));
  }

  /** Returns the class path of a host, with which every fork's class path begins. */
  String toolClassPath() {
    return toolClassPath;
  }

  /**
   * @param facts the file that the fork writes
   * @param turns the file that says where the fork asks for its turns; empty for a single shot
   */
  List<String> lines(ScheduledFork slot, Path facts, String turns) {
    Cell cell = slot.planned().cell();
    List<String> lines = new ArrayList<>();
    lines.add("mode\t" + cell.mode().label());
    lines.add("threads\t" + cell.threads());
    lines.add(
        "warmup\t" + settings.warmupIterations().most() + "\t" + settings.warmupTime().toNanos());
    lines.add("measurement\t" + settings.iterations() + "\t" + settings.time().toNanos());
    lines.add("jvmArg\t-XX:ErrorFile=" + site.scratch().resolve("hs_err_%p.log"));
    SHUTDOWN.forEach(flag -> lines.add("jvmArg\t" + flag));
    if (!turns.isEmpty()) {
      lines.add("profiler\tio.accbench.kernel.bench.TurnProfiler");
      property(lines, "turns", turns);
    }
    if (slot.recording() != null) {
      recording(slot.recording(), lines);
    }
    Jvm jvm = site.jvms().get(cell.jvm());
    Stream.of(
            slot.planned().jvmFlags(),
            jvm == null ? List.<String>of() : jvm.flags(),
            graalLog(slot, facts.getParent()).map(GraalLog::flags).orElse(List.of()))
        .flatMap(List::stream)
        .forEach(flag -> lines.add("jvmArg\t" + flag));
    for (String argument : site.jvmArgs()) {
      lines.add("jvmArg\t" + argument);
    }
    if (ForkJitLog.of(slot, facts.getParent()).isPresent()) {
      lines.add("jvmArg\t" + ForkJitLog.flag());
    }
    if (cell.operation().equals("empty")) {
      lines.add("benchmark\t" + ACCESS + "empty");
      lines.add("classpath\t" + toolClassPath);
      return lines;
    }
    property(lines, "facts", facts.toString());
    property(lines, "recipe", prepared(cell).resolve("recipe.bin").toString());
    if (slowed(cell)) {
      property(lines, "injection", cell.injection());
    }
    if (cell.codec()) {
      codec(slot, lines);
    } else {
      access(slot, lines);
    }
    return lines;
  }

  /**
   * Returns the log in which Graal writes what it compiles in a fork, or empty if the JVM uses
   * another compiler.
   */
  Optional<GraalLog> graalLog(ScheduledFork slot, Path folder) {
    return GraalLog.of(site.jvms().get(slot.planned().cell().jvm()), folder);
  }

  /**
   * Adds the lines that make a fork record. Without the debug information, samples are attributed
   * to the nearest safepoint, which is often in another method. The unfinished recording of a
   * killed fork is removed with the scratch folder.
   */
  private void recording(Path file, List<String> lines) {
    lines.add("profiler\tio.accbench.kernel.bench.RecordingProfiler");
    property(lines, "recording", file.toString());
    lines.add("jvmArg\t-XX:+UnlockDiagnosticVMOptions");
    lines.add("jvmArg\t-XX:+DebugNonSafepoints");
    lines.add(
        "jvmArg\t-XX:FlightRecorderOptions=stackdepth=128,repository="
            + site.scratch().resolve("jfr"));
  }

  private void access(ScheduledFork slot, List<String> lines) {
    Cell cell = slot.planned().cell();
    lines.add("benchmark\t" + ACCESS + accessBenchmark(cell));
    lines.add("classpath\t" + classPath(List.of(), cell));
    property(lines, "strategy", site.strategyClasses().get(cell.name()));
    CompileCommands.ofAccess(cell).forEach(flag -> lines.add("jvmArg\t" + flag));
    lines.add("param\tstrategy\t" + cell.name() + "/" + slot.planned().form());
    lines.add("param\tfixture\t" + cell.fixture());
    lines.add("param\toperation\t" + cell.operation());
    lines.add("param\tmember\t" + cell.member());
    lines.add("param\tlayout\t" + cell.layout());
    lines.add("param\tslot\t" + cell.slot());
  }

  /**
   * Returns the name of the benchmark method. Each layout has a method of its own, because the path
   * to the accessor shows at a nanosecond.
   */
  private static String accessBenchmark(Cell cell) {
    if (!cell.mode().steady()) {
      return "first";
    }
    String layout = cell.layout().replaceFirst(":.*", "");
    return cell.wholeGraph() ? "operation" + injected(cell) : layout;
  }

  private void codec(ScheduledFork slot, List<String> lines) {
    Cell cell = slot.planned().cell();
    LibraryPaths libraries = site.libraries();
    String form = slot.planned().form();
    lines.add("benchmark\t" + CODEC + codecBenchmark(cell));
    lines.add("classpath\t" + classPath(libraries.classPath(cell), cell));
    String codecClass = libraries.codecClasses().get(cell.name());
    property(lines, "codec", codecClass);
    CompileCommands.ofCodec(cell, codecClass).forEach(flag -> lines.add("jvmArg\t" + flag));
    property(lines, "type", libraries.types().get(cell.fixture()));
    property(lines, "fieldsOnly", Boolean.toString(cell.member().equals("field")));
    property(lines, "document", libraries.document(cell).toString());
    property(lines, "stack", libraries.lists().get(cell.stack()).toString());
    if (!form.isEmpty()) {
      property(lines, "strategy", site.strategyClasses().get(form.replaceFirst("/.*", "")));
      property(lines, "form", form.replaceFirst("^[^/]*/", ""));
    }
    lines.add("param\tcodec\t" + cell.name() + "/" + form);
    lines.add("param\tstack\t" + cell.stack());
    lines.add("param\tfixture\t" + cell.fixture());
    lines.add("param\toperation\t" + cell.operation());
    lines.add("param\tmember\t" + cell.member());
  }

  /**
   * Returns the name of the benchmark method. An operation in reverse order has the same method,
   * with another document.
   */
  private static String codecBenchmark(Cell cell) {
    return cell.mode().steady()
        ? cell.operation().replaceFirst("-.*", "") + injected(cell)
        : "first";
  }

  /** Returns the suffix of the benchmark's variant that does more than it should, or no suffix. */
  private static String injected(Cell cell) {
    return slowed(cell) ? "Injected" : "";
  }

  private static boolean slowed(Cell cell) {
    return cell.injection().contains(":");
  }

  private static void property(List<String> lines, String name, String value) {
    lines.add("jvmArg\t-Daccbench." + name + "=" + value);
  }

  private Path prepared(Cell cell) {
    return site.preparedFor(cell);
  }

  /**
   * Returns the class path of a fork. The libraries stand before the user's classes, which may hold
   * other versions of them.
   */
  private String classPath(List<Path> libraries, Cell cell) {
    List<Path> path = new ArrayList<>(libraries);
    path.add(prepared(cell).resolve("classes"));
    path.addAll(site.userClassPath());
    return toolClassPath + File.pathSeparator + join(path);
  }

  private static String join(List<Path> path) {
    return path.stream()
        .map(entry -> entry.toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }
}
