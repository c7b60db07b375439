package io.accbench.app;

import io.accbench.install.UserCache;
import io.accbench.model.UserException;
import io.accbench.run.MeasuredClassPath;
import io.accbench.stack.JvmHome;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** The programs that this machine lacks, each with its use and the command that mends it. */
public final class Prerequisites {
  /** A system's package manager, and its names of a JDK and of Maven. */
  private enum Packages {
    APT("apt-get", "apt-get install openjdk-17-jdk-headless", "apt-get install maven"),
    DNF("dnf", "dnf install java-17-openjdk-devel", "dnf install maven"),
    APK("apk", "apk add openjdk17", "apk add maven"),
    BREW("brew", "brew install openjdk@17", "brew install maven"),
    WINGET("winget", "winget install EclipseAdoptium.Temurin.17.JDK", "choco install maven");

    private final String command;
    private final String jdk;
    private final String maven;

    Packages(String command, String jdk, String maven) {
      this.command = command;
      this.jdk = jdk;
      this.maven = maven;
    }
  }

  private final Path folder;
  private final List<Path> programs;
  private final List<String> lacking = new ArrayList<>();

  Prerequisites(Path folder, UnaryOperator<String> environment) {
    this.folder = folder;
    String path = environment.apply("PATH");
    this.programs =
        Stream.of(path == null ? new String[0] : path.split(File.pathSeparator))
            .filter(entry -> !entry.isBlank())
            .map(Path::of)
            .toList();
  }

  /** Returns what is lacking for a user who stands in a folder; empty when nothing is. */
  public static List<String> lacking(Path folder, List<JvmHome> jvms) {
    return new Prerequisites(folder, System::getenv).look(jvms);
  }

  List<String> look(List<JvmHome> jvms) {
    try {
      MeasuredClassPath.ofTool(Home.jars());
    } catch (UserException incomplete) {
      lacking.addAll(incomplete.problems());
    }
    if (jvms.stream().noneMatch(Prerequisites::compiles)) {
      lacking.add("a JDK with javac, for codecs from source: " + mending(one -> one.jdk));
    }
    if (ModuleLayer.boot().findModule("jdk.jfr").isEmpty()) {
      lacking.add("the module jdk.jfr of this JVM, for hotspots: " + mending(one -> one.jdk));
    }
    if (Files.exists(folder.resolve("pom.xml")) && !has("mvn") && !hasAbove("mvnw")) {
      lacking.add("Maven, for --project: " + mending(one -> one.maven));
    }
    boolean gradle =
        Stream.of("build.gradle", "build.gradle.kts").map(folder::resolve).anyMatch(Files::exists);
    if (gradle && !has("gradle") && !hasAbove("gradlew")) {
      lacking.add(
          "Gradle, for --project: let its wrapper be added where Gradle is: gradle wrapper");
    }
    if (!Files.isWritable(folder)) {
      lacking.add("a folder for runs: this one cannot be written; cd to another, or use --out");
    }
    if (UserCache.ofThisUser().filter(UserCache::canBeWritten).isEmpty()) {
      lacking.add(
          "a folder for caches, without which everything starts more slowly:"
              + " export ACCBENCH_CACHE=/a/folder/that/can/be/written");
    }
    return lacking;
  }

  private static boolean compiles(JvmHome jvm) {
    Path folder = jvm.executable().toAbsolutePath().getParent();
    return Files.isExecutable(folder.resolve("javac"))
        || Files.isExecutable(folder.resolve("javac.exe"));
  }

  /** Returns the command of this system's package manager, or advice where none is known. */
  private String mending(Function<Packages, String> command) {
    return Stream.of(Packages.values())
        .filter(one -> has(one.command))
        .findFirst()
        .map(command)
        .orElse("install it, and set ACCBENCH_JAVA or PATH to it");
  }

  private boolean has(String program) {
    return programs.stream()
        .anyMatch(
            folder ->
                Files.isExecutable(folder.resolve(program))
                    || Files.isExecutable(folder.resolve(program + ".exe"))
                    || Files.isExecutable(folder.resolve(program + ".cmd")));
  }

  private boolean hasAbove(String name) {
    for (Path place = folder; place != null; place = place.getParent()) {
      if (Files.isExecutable(place.resolve(name))) {
        return true;
      }
    }
    return false;
  }
}
