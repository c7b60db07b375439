package io.accbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Words;
import io.accbench.stack.ResolvedStack;
import io.accbench.stack.Resolver;
import io.accbench.stack.StackFiles;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Builds jars of JMH benchmarks from source, with any version of JMH and its annotation processor.
 */
final class BenchmarkJar {
  /** JMH and its processor by version, and the bytes of jars by version and source. */
  private static final Map<String, List<Path>> TOOLS = new HashMap<>();

  private static final Map<List<String>, byte[]> JARS = new HashMap<>();

  private BenchmarkJar() {}

  /**
   * Returns the class path of a benchmark class: a jar of its classes in that folder, then JMH. A
   * source is compiled once for all tests of this JVM.
   *
   * @param jmh the version of JMH
   * @param source the source of a class {@code acme.NAME}
   */
  static String classPath(Path folder, String jmh, String name, String source) throws IOException {
    List<Path> tools = TOOLS.computeIfAbsent(jmh, BenchmarkJar::resolved);
    Path jar = folder.resolve("benchmarks.jar");
    byte[] known = JARS.get(List.of(jmh, source));
    if (known == null) {
      Path classes = Files.createDirectories(folder.resolve("classes"));
      Path file = Files.writeString(folder.resolve(name + ".java"), source);
      compile(joined(tools), classes, file);
      JARS.put(List.of(jmh, source), Files.readAllBytes(jar(classes, jar)));
    } else {
      Files.write(jar, known);
    }
    List<Path> path = new ArrayList<>(List.of(jar));
    tools.stream().filter(tool -> !tool.toString().contains("annprocess")).forEach(path::add);
    return joined(path);
  }

  /** Compiles in a JVM of its own, since this one's JMH is of another version. */
  private static void compile(String classPath, Path classes, Path source) {
    Path javac = Path.of(System.getProperty("java.home"), "bin", "javac");
    List<String> command =
        Words.of(
            "%s -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC -cp %s -processorpath %s -d %s %s",
            javac, classPath, classPath, classes, source);
    Programs.run(command).ended(0);
  }

  private static String joined(List<Path> path) {
    return path.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  private static List<Path> resolved(String jmh) {
    String group = "org.openjdk.jmh:";
    String coordinates =
        group + "jmh-core:" + jmh + "," + group + "jmh-generator-annprocess:" + jmh;
    try (Resolver resolver = Resolver.ofUser(false, file -> {})) {
      ResolvedStack stack =
          resolver.resolve(
              StackFiles.select(List.of(), List.of("tools=" + coordinates), List.of()).get(0));
      assertThat(stack.stack().unavailable()).isNull();
      return stack.classPath();
    }
  }

  /**
   * Returns a jar with the files of two and both of their lists of benchmarks, as shading without a
   * transformer makes it. No library writes a name twice: the second is written in small letters.
   */
  static Path shaded(Path target, Path one, Path other) throws IOException {
    Set<String> names = new HashSet<>();
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(target))) {
      for (Path jar : List.of(one, other)) {
        try (JarFile file = new JarFile(jar.toFile())) {
          for (JarEntry entry : Collections.list(file.entries())) {
            boolean first = names.add(entry.getName());
            out.putNextEntry(
                new JarEntry(first ? entry.getName() : entry.getName().toLowerCase(Locale.ROOT)));
            file.getInputStream(entry).transferTo(out);
          }
        }
      }
    }
    String bytes = Files.readString(target, StandardCharsets.ISO_8859_1);
    return Files.writeString(
        target,
        bytes
            .replace("meta-inf/benchmarklist", "META-INF/BenchmarkList")
            .replace("meta-inf/compilerhints", "META-INF/CompilerHints"),
        StandardCharsets.ISO_8859_1);
  }

  private static Path jar(Path classes, Path jar) throws IOException {
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
        Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        out.putNextEntry(new JarEntry(classes.relativize(file).toString().replace('\\', '/')));
        Files.copy(file, out);
      }
    }
    return jar;
  }
}
