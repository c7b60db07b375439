package io.accbench.stack;

import io.accbench.model.Jvm;
import io.accbench.model.Sha256;
import io.accbench.model.UserException;
import io.accbench.process.ContentKey;
import io.accbench.process.KeptFolders;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Compiles the user's source files by the compiler of the JVM that will measure. It uses the very
 * class path that the JVM will have, including the annotation processors in it.
 */
public final class SourceCompiler {
  private static final String SUFFIX = ".java";

  private static final Pattern PACKAGE =
      Pattern.compile("^\\s*package\\s+([\\w.]+)\\s*;", Pattern.MULTILINE);

  /**
   * A pattern of the message about a class file in a jar that is too new; it finds the jar and the
   * version.
   */
  private static final Pattern NEWER_CLASS_FILE =
      Pattern.compile("bad class file: .*?([^/\\\\(]+\\.jar)\\(.*\\R.*wrong version (\\d+)\\.");

  /**
   * The difference between the version of class files and the feature version of the JDK. JDK 17
   * writes class files of version 61; JVM Specification, table 4.1-A.
   */
  private static final int CLASS_FILE_OF_JDK_0 = 44;

  /**
   * The first JDK whose javac runs the annotation processors of the class path only if an option
   * says so.
   */
  private static final int FIRST_WITHOUT_PROCESSORS = 23;

  private SourceCompiler() {}

  /**
   * Returns the class that a source file must declare: its package and the file's name. A file that
   * is not in UTF-8 is left to the compiler, which names the place.
   */
  public static String className(Path source) throws IOException {
    Matcher matcher =
        PACKAGE.matcher(new String(Files.readAllBytes(source), StandardCharsets.UTF_8));
    String name = String.valueOf(source.getFileName()).replaceFirst("\\.java$", "");
    return matcher.find() ? matcher.group(1) + "." + name : name;
  }

  /**
   * Compiles one file, and those next to it that it uses, or all files below a folder, unless they
   * were compiled at an earlier time.
   *
   * @param scratch the folder that receives a folder for the classes
   * @param kept what was compiled at an earlier time
   * @return the folder of the classes; by its name, which is that of the source, another run knows
   *     it again
   * @throws UserException with the compiler's own words
   */
  public static Path compile(
      Path scratch, KeptFolders kept, Path source, Jvm jvm, List<Path> classPath)
      throws IOException {
    Path out = Files.createTempDirectory(scratch, "compiled").resolve(source.getFileName());
    kept.fill(
        out,
        () ->
            new ContentKey()
                .with(content(source), source.getFileName())
                .jvm(jvm)
                .classPath(classPath)
                .sum(),
        () -> {
          compile(source, jvm, classPath, out);
          return true;
        });
    return out;
  }

  private static Path compiler(Jvm jvm) {
    boolean windows = File.separatorChar == '\\';
    Path compiler = jvm.executable().resolveSibling(windows ? "javac.exe" : "javac");
    if (!Files.isExecutable(compiler)) {
      throw UserException.badInput(
          "JVM %s has no javac, which a source file needs: it is a JRE; install a JDK %s, or name one by --jvm %s=/path/to/jdk/bin/java"
              .formatted(jvm.label(), jvm.feature(), jvm.label()));
    }
    return compiler;
  }

  static void compile(Path source, Jvm jvm, List<Path> classPath, Path out) throws IOException {
    Files.createDirectories(out);
    List<String> command =
        new ArrayList<>(List.of(compiler(jvm).toString(), "-J-XX:TieredStopAtLevel=1"));
    command.addAll(List.of("-parameters", "-nowarn", "-cp"));
    command.add(
        classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    command.addAll(List.of("-sourcepath", String.valueOf(root(source)), "-d", out.toString()));
    if (jvm.feature() >= FIRST_WITHOUT_PROCESSORS) {
      command.add("-proc:full");
    }
    if (Files.isDirectory(source)) {
      try (Stream<Path> files = Files.walk(source)) {
        files
            .map(Path::toString)
            .filter(name -> name.endsWith(SUFFIX))
            .sorted()
            .forEach(command::add);
      }
    } else {
      command.add(source.toString());
    }
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (ended(process) != 0) {
      throw UserException.badInput(newerJdk(output).orElse(output.strip()));
    }
  }

  /**
   * Returns in one line what the compiler says at great length if the libraries are made for a
   * later JDK.
   */
  private static Optional<String> newerJdk(String output) {
    Matcher newer = NEWER_CLASS_FILE.matcher(output);
    return newer.find()
        ? Optional.of(
            "the stack needs JDK %d or later: %s was compiled for it"
                .formatted(Integer.parseInt(newer.group(2)) - CLASS_FILE_OF_JDK_0, newer.group(1)))
        : Optional.empty();
  }

  private static Path folder(Path source) {
    return source.toAbsolutePath().getParent();
  }

  /**
   * Returns the folder of the source's outermost package if the source lies as packages do, and
   * otherwise the source's own folder. A folder of sources is that of their packages.
   */
  private static Path root(Path source) throws IOException {
    if (Files.isDirectory(source)) {
      return source;
    }
    Path folder = folder(source);
    int dot = className(source).lastIndexOf('.');
    if (dot < 0) {
      return folder;
    }
    Path inside = Path.of(className(source).substring(0, dot).replace('.', '/'));
    Path root = folder.endsWith(inside) ? folder : null;
    for (int i = 0; root != null && i < inside.getNameCount(); i++) {
      root = root.getParent();
    }
    return root == null ? folder : root;
  }

  /**
   * Returns a checksum of a source file and of those that it may use. These are the files next to
   * it and, for a source in a package, all others that lie as their packages do.
   */
  public static String content(Path source) throws IOException {
    if (Files.isDirectory(source)) {
      return Sha256.of(source);
    }
    StringBuilder sums = new StringBuilder(Sha256.of(source));
    Path root = root(source);
    int depth = root.equals(folder(source)) ? 1 : Integer.MAX_VALUE;
    try (Stream<Path> usable = Files.walk(root, depth)) {
      usable
          .filter(Files::isRegularFile)
          .filter(file -> file.toString().endsWith(SUFFIX))
          .sorted()
          .forEach(file -> sums.append(Sha256.of(file)));
    }
    return sums.toString();
  }

  private static int ended(Process process) {
    try {
      return process.waitFor();
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
      return -1;
    }
  }
}
