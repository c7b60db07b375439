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
 * The Graal compiler as the JIT compiler of a HotSpot JVM. It comes as jars, and compiles itself
 * while it compiles: it takes seconds until the first method is done.
 */
final class Graal {
  /**
   * The newest for each JDK that accbench knows to work. Its interface to the JVM is that of one
   * feature version: another's compiler fails with NoSuchFieldError.
   */
  private static final Map<Integer, String> VERSIONS = Map.of(17, "22.3.5", 25, "25.0.2");

  /**
   * On two processors HotSpot gives it one, which busy benchmark threads starve: with eight of them
   * a serializer was not compiled after 30 s, with four threads here it was after 15 to 20.
   */
  private static final int COMPILING_THREADS = 4;

  private final MavenPlaces places;

  Graal(MavenPlaces places) {
    this.places = places;
  }

  /** With the user's own Maven settings and local repository. */
  static Graal ofUser(boolean offline) {
    return new Graal(MavenPlaces.ofUser(offline));
  }

  /**
   * The same JVM, which compiles with Graal.
   *
   * @throws UserException when there is none for its version, or it cannot be had
   */
  Jvm compiling(Jvm jvm) {
    String version = VERSIONS.get(jvm.feature());
    if (version == null) {
      throw UserException.badInput(
          "--jvm %s: no Graal compiler is known for JDK %d; those for JDK %s are"
              .formatted(jvm.label(), jvm.feature(), words(VERSIONS.keySet())));
    }
    Coordinates compiler = new Coordinates("org.graalvm.compiler", "compiler", "jar", "", version);
    return new Jvm(
        jvm.label(),
        jvm.executable(),
        jvm.feature(),
        jvm.version(),
        jvm.vendor(),
        jvm.vm() + Jvm.COMPILED_BY + compiler,
        jvm.acceptedFlags(),
        flags(modules(jvm, compiler)));
  }

  private static String words(Set<Integer> features) {
    return new TreeSet<>(features)
        .stream().map(String::valueOf).collect(Collectors.joining(" and "));
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
            "--jvm %s: its compiler cannot be had: %s".formatted(jvm.label(), reason));
      }
      return resolved.classPath();
    }
  }

  /** The JDK has an empty module of the compiler's name, so it must be upgraded. */
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
