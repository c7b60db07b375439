package io.accbench.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.accbench.Words;
import io.accbench.cli.Cli.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A release on the machine of somebody who has neither Maven nor the checkout. Commands start in a
 * folder of its own, with nothing on {@code PATH} but what every system has.
 */
final class Installed {
  /** The commands that the launcher may call; each is in POSIX. */
  private static final List<String> TOOLS =
      Words.of("sh cat cksum cut dirname grep head mkdir mv readlink rm sed stty tr uname");

  private final Path folder;
  private final List<String> program;
  private final Map<String, String> environment = new LinkedHashMap<>();

  /** Creates it in an empty folder; {@code program} begins each of its commands. */
  Installed(Path folder, List<String> program) throws IOException {
    this.folder = folder;
    this.program = program;
    Path tools = Files.createDirectories(folder.resolve("tools"));
    for (String tool : TOOLS) {
      Path system = Path.of("/usr/bin", tool);
      String real = Files.exists(system) ? system.toString() : "/bin/" + tool;
      Path script = tools.resolve(tool);
      Files.writeString(script, "#!/bin/sh\nexec " + real + " \"$@\"\n");
      assertThat(script.toFile().setExecutable(true)).isTrue();
    }
    environment.put("PATH", tools.toString());
    environment.put("JAVA_HOME", System.getProperty("java.home"));
    environment.put("HOME", Files.createDirectories(folder.resolve("home")).toString());
    environment.put("TMPDIR", Files.createDirectories(folder.resolve("tmp")).toString());
    environment.put("ACCBENCH_IGNORE_LOCK", System.getProperty("jmh.ignoreLock", "false"));
    Files.createDirectories(work());
  }

  /** Returns a file that {@code mvn -Pdist} makes; without it, the test is skipped. */
  static Path built(String folder, String suffix) throws IOException {
    Path target = Path.of(folder);
    try (Stream<Path> files = Files.exists(target) ? Files.walk(target, 5) : Stream.empty()) {
      Path file = files.filter(each -> each.toString().endsWith(suffix)).findFirst().orElse(null);
      assumeTrue(file != null, "the release was not built; add -Pdist");
      return file.toAbsolutePath();
    }
  }

  /** Returns the home of the release that {@code mvn -Pdist} makes, unpacked in a folder. */
  static Path unpacked(Path place) throws IOException {
    Path archive = built("target", ".tar.gz");
    Files.createDirectories(place);
    Programs.run(Words.of("tar xzf %s -C %s", archive, place)).ended(0);
    try (Stream<Path> unpacked = Files.list(place)) {
      return unpacked.findFirst().orElseThrow();
    }
  }

  /** Returns the folder where commands start. */
  Path work() {
    return folder.resolve("work");
  }

  /** Returns this release with another variable, or without it when the value is null. */
  Installed with(String variable, String value) {
    if (value == null) {
      environment.remove(variable);
    } else {
      environment.put(variable, value);
    }
    return this;
  }

  /** A command that has been started. */
  record Started(Process process, Path out, Path err) {
    /** Returns what it printed on standard output, when it has ended as expected. */
    String ended(int exitCode) throws IOException, InterruptedException {
      int ended = process.waitFor();
      assertThat(ended).as(Files.readString(out) + errors()).isEqualTo(exitCode);
      return Files.readString(out);
    }

    /** Waits for its end and returns what a user and a script see of it. */
    Outcome outcome() throws IOException, InterruptedException {
      return new Outcome(process.waitFor(), Files.readString(out), errors());
    }

    String errors() throws IOException {
      return Files.readString(err);
    }
  }

  Started start(List<String> arguments) throws IOException {
    List<String> command = new ArrayList<>(program);
    command.addAll(arguments);
    Path out = Files.createTempFile(folder, "out", ".txt");
    Path err = Files.createTempFile(folder, "err", ".txt");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(work().toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    builder.environment().clear();
    builder.environment().putAll(environment);
    return new Started(builder.start(), out, err);
  }

  /** Runs a command that must pass, and returns its standard output. */
  String run(String... arguments) throws IOException, InterruptedException {
    return start(List.of(arguments)).ended(0);
  }

  /** Runs a command that must fail, and returns its standard error. */
  String failing(int exitCode, String... arguments) throws IOException, InterruptedException {
    Started started = start(List.of(arguments));
    started.ended(exitCode);
    return started.errors();
  }

  /** Runs a command to its end, and returns what it printed. */
  String run(List<String> arguments) throws IOException, InterruptedException {
    return start(arguments).ended(0);
  }
}
