package io.accbench.stack;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;

/**
 * An installed JVM as its {@code release} file describes it; it was not started.
 *
 * @param executable the {@code java} command
 * @param feature the feature version: 17, 25
 * @param version the version, for example {@code 17.0.15}
 * @param implementor the organisation that built it, or empty
 * @param source the place where it was found: {@code JAVA_HOME}, {@code /usr/lib/jvm}
 */
public record JvmHome(
    Path executable, int feature, String version, String implementor, String source) {

  /** Returns the JVM in a home folder, or empty if the folder holds no JVM or no release file. */
  static Optional<JvmHome> at(Path folder, String source) {
    Path home =
        Files.isDirectory(folder.resolve("Contents/Home")) // a macOS bundle
            ? folder.resolve("Contents/Home")
            : folder;
    Path executable = home.resolve("bin/java");
    Path release = home.resolve("release");
    if (!Files.isExecutable(executable) || !Files.isRegularFile(release)) {
      return Optional.empty();
    }
    try (Reader reader = Files.newBufferedReader(release)) {
      Properties properties = new Properties();
      properties.load(reader);
      String version = unquoted(properties.getProperty("JAVA_VERSION", ""));
      return feature(version)
          .map(
              feature ->
                  new JvmHome(
                      executable,
                      feature,
                      version,
                      unquoted(properties.getProperty("IMPLEMENTOR", "")),
                      source));
    } catch (IOException | IllegalArgumentException unreadable) {
      return Optional.empty();
    }
  }

  /**
   * Returns the file to which the links of the executable lead; it is the same for two names of one
   * JVM.
   */
  Path realExecutable() {
    try {
      return executable.toRealPath();
    } catch (IOException gone) {
      return executable;
    }
  }

  /**
   * Returns the feature version, for example 17 of {@code 17.0.15} and 8 of {@code 1.8.0_412};
   * empty for a text that is no version.
   */
  static Optional<Integer> feature(String version) {
    String[] parts = version.split("[^0-9]", 3);
    String part = parts.length > 1 && parts[0].equals("1") ? parts[1] : parts[0];
    try {
      return Optional.of(Integer.valueOf(part));
    } catch (NumberFormatException noVersion) {
      return Optional.empty();
    }
  }

  private static String unquoted(String text) {
    return text.strip().replaceAll("^\"|\"$", "");
  }
}
