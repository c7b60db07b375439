package io.accbench.cli;

import io.accbench.app.BuildVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version in the jar's manifest. */
final class Version implements IVersionProvider {

  /** Returns the JDK that built accbench, and what such a build lacks. */
  static String build() {
    Properties build = new Properties();
    try (InputStream in = Version.class.getResourceAsStream("build.properties")) {
      build.load(Objects.requireNonNull(in, "build.properties"));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return "by JDK " + build.getProperty("jdk") + ", " + build.getProperty("error-prone");
  }

  @Override
  public String[] getVersion() {
    return new String[] {
      "accbench " + BuildVersion.number(),
      "JVM "
          + System.getProperty("java.runtime.version")
          + " ("
          + System.getProperty("java.vendor")
          + ")",
    };
  }
}
