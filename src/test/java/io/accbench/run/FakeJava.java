package io.accbench.run;

import io.accbench.model.Jvm;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

/** A {@code java} that is a shell script, to see what a host does without JMH. */
public final class FakeJava {
  private FakeJava() {}

  static Jvm running(Path folder, String script) throws IOException {
    return jvm(script(folder.resolve("java"), script));
  }

  private static Jvm jvm(Path java) {
    return new Jvm("fake", java, 17, "", "", "", List.of(), List.of());
  }

  private static Path script(Path java, String script) throws IOException {
    Files.writeString(java, "#!/bin/sh\n" + script);
    return Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  /** One whose hosts and rulers are {@link FakeHost}. */
  static Jvm hosting() throws IOException {
    return jvm(Path.of(hostingCommand()).toAbsolutePath());
  }

  /**
   * Returns a command whose hosts and rulers are {@link FakeHost}, and which is the JVM of the
   * tests in all else: with {@code --jvm}, a run is prepared as ever, and its forks take no time.
   * It is the command of a home of its own, so that what it answers is kept.
   */
  public static String hostingCommand() throws IOException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Path home = Path.of("target/fake-java/" + Runtime.version().feature());
    Path command = Files.createDirectories(home.resolve("bin")).resolve("java");
    try {
      Files.createSymbolicLink(command.resolveSibling("javac"), java.resolveSibling("javac"));
    } catch (FileAlreadyExistsException once) {
      // by an earlier test
    }
    Path fresh =
        script(
            Files.createTempFile(home, "java", ""),
            """
            case "$*" in
            *.kernel.host.HostMain | *.kernel.host.RulerMain)
              exec '%s' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '%s' io.accbench.run.FakeHost "$@" ;;
            -XshowSettings:properties*)
              '%1$s' "$@" 2>&1 | sed 's:java.home = .*:java.home = %s:'
              exit ;;
            esac
            exec '%1$s' "$@"
            """
                .formatted(
                    java, Path.of("target/test-classes").toAbsolutePath(), home.toAbsolutePath()));
    if (Files.exists(command) && Files.mismatch(fresh, command) < 0) {
      Files.delete(fresh);
    } else {
      Files.move(
          fresh, command, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
    return command.toString();
  }
}
