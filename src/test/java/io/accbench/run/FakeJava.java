package io.accbench.run;

import io.accbench.model.Jvm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

/** A {@code java} that is a shell script, to see what a host does without JMH. */
final class FakeJava {
  private FakeJava() {}

  static Jvm running(Path folder, String script) throws IOException {
    Path java = Files.writeString(folder.resolve("java"), "#!/bin/sh\n" + script);
    Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
    return new Jvm("fake", java, 17, "", "", "", List.of(), List.of());
  }

  /** One that is a {@link FakeHost}. */
  static Jvm hosting(Path folder) throws IOException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Path classes = Path.of("target/test-classes").toAbsolutePath();
    return running(
        folder,
        "exec '%s' -XX:TieredStopAtLevel=1 -cp '%s' io.accbench.run.FakeHost \"$@\"\n"
            .formatted(java, classes));
  }
}
