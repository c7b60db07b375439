package io.accbench.run;

import io.accbench.model.Jvm;
import java.io.IOException;
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
   */
  public static String hostingCommand() throws IOException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Path classes = Path.of("target/test-classes").toAbsolutePath();
    Path folder = Files.createDirectories(Path.of("target/fake-java"));
    Path fresh =
        script(
            Files.createTempFile(folder, "java", ""),
            """
            case "$*" in
            *.kernel.host.HostMain | *.kernel.host.RulerMain)
              exec '%s' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '%s' io.accbench.run.FakeHost "$@" ;;
            esac
            exec '%1$s' "$@"
            """
                .formatted(java, classes));
    Path command = folder.resolve("java" + Runtime.version().feature());
    Files.move(fresh, command, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    return command.toString();
  }
}
