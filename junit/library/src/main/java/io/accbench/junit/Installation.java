package io.accbench.junit;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The accbench that is installed here: the folder or the one jar that the property {@code
 * accbench.home} or the variable {@code ACCBENCH_HOME} names, or else the command on {@code PATH}.
 */
final class Installation {
  private Installation() {}

  /** Returns the words that start it. */
  static List<String> command() throws IOException {
    String given = System.getProperty("accbench.home", System.getenv("ACCBENCH_HOME"));
    boolean windows = File.separatorChar == '\\';
    String name = windows ? "accbench.cmd" : "accbench";
    if (given != null) {
      Path home = Path.of(given);
      if (Files.isRegularFile(home)) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return List.of(java, "-jar", home.toAbsolutePath().toString());
      }
      Path launcher = home.resolve("bin").resolve(name);
      if (!Files.isExecutable(launcher)) {
        throw new IOException(
            "accbench.home="
                + given
                + " has no bin/"
                + name
                + "; name the folder of an unpacked release, or its jar");
      }
      return List.of(launcher.toAbsolutePath().toString());
    }
    for (String folder : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)) {
      Path launcher = Path.of(folder, name);
      if (Files.isExecutable(launcher)) {
        return List.of(launcher.toString());
      }
    }
    throw new IOException(
        "accbench is not installed; add -Daccbench.home=FOLDER of an unpacked release, or its jar");
  }
}
