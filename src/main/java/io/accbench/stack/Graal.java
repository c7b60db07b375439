package io.accbench.stack;

import io.accbench.model.Jvm;
import io.accbench.model.UserException;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The Graal compiler as the JIT compiler of a HotSpot JVM. It comes as jars and compiles itself
 * while it compiles other code, so the first method takes seconds.
 */
final class Graal {
  /**
   * The newest version that accbench knows to work, for each JDK. Each version has the JVM
   * interface of one feature version only; the compiler of another one fails with NoSuchFieldError.
   */
  private static final Map<Integer, String> VERSIONS = Map.of(17, "22.3.5", 25, "25.0.2");

  /**
   * The number of compiling threads. On two processors HotSpot gives Graal one thread, which busy
   * benchmark threads starve. With eight benchmark threads a serializer was not compiled after 30
   * s; with four compiling threads it was compiled after 15 to 20 s.
   */
  private static final int COMPILING_THREADS = 4;

  private final MavenPlaces places;

  Graal(MavenPlaces places) {
    this.places = places;
  }

  /** Uses the user's own Maven settings and local repository. */
  static Graal ofUser(boolean offline) {
    return new Graal(MavenPlaces.ofUser(offline));
  }

  /**
   * Returns the same JVM with flags that make it compile with Graal.
   *
   * @throws UserException when there is no compiler for its version, or the compiler cannot be had
   */
  Jvm compiling(Jvm jvm) {
    String version = VERSIONS.get(jvm.feature());
    if (version == null) {
      throw UserException.badInput(
          "--jvm %s: no Graal compiler is known for JDK %d; use JDK %s"
              .formatted(jvm.label(), jvm.feature(), words(VERSIONS.keySet())));
    }
    Coordinates compiler = new Coordinates("org.graalvm.compiler", "compiler", "jar", "", version);
    return jvm.compiledBy(compiler.toString(), flags(modules(jvm, compiler)));
  }

  private static String words(Set<Integer> features) {
    return new TreeSet<>(features)
        .stream().map(String::valueOf).collect(Collectors.joining(" or "));
  }

  private List<Path> modules(Jvm jvm, Coordinates compiler) {
    StackSpec spec =
        new StackSpec(
            jvm.label(),
            "",
            List.of(),
            List.of(compiler),
            List.of(),
            List.of(),
            List.of(),
            Set.of(),
            null);
    try (Resolver resolver = new Resolver(places, file -> {})) {
      ResolvedStack resolved = resolver.resolve(spec);
      String reason = resolved.stack().unavailable();
      if (reason != null) {
        throw UserException.badInput(
            "--jvm %s: its compiler cannot be fetched: %s".formatted(jvm.label(), reason));
      }
      return resolved.classPath();
    }
  }

  /**
   * Returns the flags that make a JVM compile with Graal. The JDK has an empty module of the
   * compiler's name, so that module must be upgraded.
   */
  private static List<String> flags(List<Path> modules) {
    String path =
        modules.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    return List.of(
        "-XX:+UnlockExperimentalVMOptions",
        "-XX:+EnableJVMCI",
        "-XX:+UseJVMCICompiler",
        "-XX:JVMCIThreads=" + COMPILING_THREADS,
        "--upgrade-module-path=" + path);
  }
}
