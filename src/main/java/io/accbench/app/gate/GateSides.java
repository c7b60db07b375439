package io.accbench.app.gate;

import io.accbench.app.Home;
import io.accbench.app.NamedClassPaths;
import io.accbench.model.UserException;
import io.accbench.plan.LibraryOptions;
import io.accbench.plan.MeasuringOptions;
import io.accbench.plan.RunOptions;
import io.accbench.stack.StackFiles;
import io.accbench.stack.StackSpec;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** The two sides that a gate measures: stacks by name, or two class paths as local stacks. */
public final class GateSides {
  private static final String USAGE =
      "gate needs two sides: give --stack BASE,CANDIDATE, or --base-classpath old/*.jar"
          + " --candidate-classpath new/*.jar --codec MyCodec.java, or --base-jmh old.jar"
          + " --candidate-jmh new.jar, or a finished RUN";

  private static final String JMH_USAGE =
      "gate needs two sides of --jmh: give --base-jmh old.jar --candidate-jmh new.jar, or two"
          + " versions with --lib, or two JVMs, or --baseline AXIS=VALUE";

  private final RunOptions given;
  private final Path scratch;
  private final List<String> problems = new ArrayList<>();

  /**
   * @param given the options of the gate, which are completed by its sides
   * @param scratch receives the jars that are made of class folders
   */
  public GateSides(RunOptions given, Path scratch) {
    this.given = given;
    this.scratch = scratch;
  }

  /**
   * Returns the options with two jars of JMH benchmarks as the sides, the first as the baseline.
   *
   * @param base the jar of the one side; empty where {@code --jmh} names both
   * @param candidate the jar of the other side
   * @throws UserException with every problem, when there are not two sides
   */
  public RunOptions ofJmh(String base, String candidate) {
    boolean jars = !base.isEmpty() || !candidate.isEmpty();
    if (jars && (base.isEmpty() || candidate.isEmpty())) {
      problems.add(
          (base.isEmpty() ? "--candidate-jmh" : "--base-jmh")
              + " alone is one side; give both --base-jmh and --candidate-jmh");
    }
    LibraryOptions libraries = given.libraries();
    MeasuringOptions measuring = given.measuring();
    if (jars && !libraries.jmh.isEmpty()) {
      problems.add("--jmh and --base-jmh exclude each other; both name the benchmarks");
    }
    boolean several =
        NamedClassPaths.of("--jmh", libraries.jmh).texts().size() > 1
            || given.selection().jvms.size() > 1
            || !libraries.libraries.isEmpty()
            || !measuring.baseline.isEmpty();
    if (!jars && !several) {
      problems.add(JMH_USAGE);
    }
    if (!problems.isEmpty()) {
      throw UserException.badInput(problems);
    }
    if (jars) {
      libraries.jmh = List.of("base=" + base, "candidate=" + candidate);
      measuring.baseline = measuring.baseline.isEmpty() ? "side=base" : measuring.baseline;
    }
    return given;
  }

  /**
   * Returns the options with the two sides as stacks, the first as the baseline.
   *
   * @param base class path of the one side; empty for {@code --stack}
   * @param candidate class path of the other side
   * @throws UserException with every problem, when there are not two sides
   */
  public RunOptions ofStacks(List<String> base, List<String> candidate) {
    boolean classPaths = !base.isEmpty() || !candidate.isEmpty();
    if (classPaths) {
      nameClassPaths(base, candidate);
    }
    MeasuringOptions measuring = given.measuring();
    if (!classPaths && measuring.baseline.isEmpty() && stacks().size() < 2) {
      problems.add(USAGE);
    }
    if (!problems.isEmpty()) {
      throw UserException.badInput(problems);
    }
    if (measuring.baseline.isEmpty()) {
      measuring.baseline = "stack=" + stacks().get(0).name();
    }
    return given;
  }

  private void nameClassPaths(List<String> base, List<String> candidate) {
    LibraryOptions libraries = given.libraries();
    if (base.isEmpty() || candidate.isEmpty()) {
      problems.add(
          (base.isEmpty() ? "--candidate-classpath" : "--base-classpath")
              + " alone is one side; give both --base-classpath and --candidate-classpath");
    }
    if (!libraries.stacks.isEmpty()) {
      problems.add("--stack and --base-classpath exclude each other; both name the two sides");
    }
    if (libraries.codecs.isEmpty()) {
      problems.add(
          "two class paths are compared through a codec; add --codec MyCodec.java, whose source is"
              + " compiled against each side");
    }
    List<String> stacks = List.of(stack("base", base), stack("candidate", candidate));
    if (problems.isEmpty()) {
      libraries.stacks = stacks;
    }
  }

  private String stack(String name, List<String> classPath) {
    List<String> items = new ArrayList<>();
    for (String path : classPath) {
      for (String item : path.split(File.pathSeparator, -1)) {
        if (!item.isBlank()) {
          items.add(item(name, item, items.size()));
        }
      }
    }
    return name + "=" + String.join(",", items);
  }

  private String item(String name, String item, int index) {
    String option = "--" + name + "-classpath: ";
    boolean wildcard = item.endsWith("*") || item.endsWith("*.jar");
    if (!wildcard && !Files.exists(Path.of(item))) {
      problems.add(
          "%s\"%s\" does not exist; build it, or correct the path".formatted(option, item));
    }
    try {
      if (!wildcard && Files.isDirectory(Path.of(item))) {
        Path jar = scratch.resolve(name + "-classes-" + index + ".jar");
        return jar(Path.of(item), jar).toString();
      }
      if (item.contains(",")) {
        Path copies = scratch.resolve(name + "-copies-" + index);
        List<String> jars = withoutCommas(item, copies);
        if (jars.isEmpty() && wildcard) {
          problems.add("%sno file matches \"%s\"".formatted(option, item));
        }
        return String.join(",", jars);
      }
    } catch (IOException | UncheckedIOException unreadable) {
      problems.add("%s\"%s\" cannot be read: %s".formatted(option, item, unreadable.getMessage()));
    }
    String path = item.endsWith("/*") || item.endsWith("\\*") ? item + ".jar" : item;
    return path.contains("/") || path.contains("\\") ? path : "./" + path;
  }

  /**
   * Copies the jars of an item to another folder and returns the copies. A stack's items are
   * separated by commas, so a jar whose path holds one must be copied.
   */
  private static List<String> withoutCommas(String item, Path copies) throws IOException {
    Path path = Path.of(item);
    Path folder = path.toAbsolutePath().getParent();
    String names = path.getFileName().toString();
    Files.createDirectories(copies);
    List<String> jars = new ArrayList<>();
    for (Path jar : jars(folder, names)) {
      Path copy = copies.resolve(jar.getFileName().toString().replace(',', '_'));
      jars.add(Files.copy(jar, copy).toString());
    }
    return jars;
  }

  private static List<Path> jars(Path folder, String names) throws IOException {
    if (!names.contains("*")) {
      return Files.exists(folder.resolve(names)) ? List.of(folder.resolve(names)) : List.of();
    }
    PathMatcher jars = FileSystems.getDefault().getPathMatcher("glob:*.jar");
    PathMatcher named = FileSystems.getDefault().getPathMatcher("glob:" + names);
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> named.matches(file.getFileName()) && jars.matches(file.getFileName()))
          .sorted()
          .toList();
    }
  }

  private List<StackSpec> stacks() {
    LibraryOptions named = given.libraries();
    return named.stacks.isEmpty() && named.libraries.isEmpty()
        ? List.of()
        : StackFiles.select(List.of(Home.stacks()), named.stacks, named.libraries);
  }

  /**
   * Writes the folder's files to a jar and returns it; the same files give the same bytes. Stacks
   * need this since they consist of jars.
   */
  private static Path jar(Path folder, Path jar) throws IOException {
    try (Stream<Path> walked = Files.walk(folder);
        OutputStream file = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(file)) {
      for (Path each : walked.filter(Files::isRegularFile).sorted().toList()) {
        String name =
            folder.relativize(each).toString().replace(each.getFileSystem().getSeparator(), "/");
        ZipEntry entry = new ZipEntry(name);
        entry.setTime(0);
        zip.putNextEntry(entry);
        Files.copy(each, zip);
        zip.closeEntry();
      }
      return jar;
    }
  }
}
