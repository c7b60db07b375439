package io.accbench.app;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;

/**
 * The folders of accbench itself: those of an unpacked release, or of a checkout, whose jars lie in
 * {@code target/}.
 */
public final class Home {
  private Home() {}

  /** Returns the folder that the launcher passes as a property; without one, the jar's own. */
  public static Path path() {
    String given = System.getProperty("accbench.home");
    return (given != null ? Path.of(given) : ofJar()).toAbsolutePath().normalize();
  }

  /** Returns the folder that holds this jar and the profiles, or the working folder. */
  private static Path ofJar() {
    CodeSource source = Home.class.getProtectionDomain().getCodeSource();
    Path folder = source == null ? null : Path.of(URI.create(source.getLocation().toString()));
    while (folder != null && !Files.isDirectory(folder.resolve("profiles/stacks"))) {
      folder = folder.getParent();
    }
    return folder == null ? Path.of("") : folder;
  }

  /** Returns the folder of accbench's jars. */
  public static Path jars() {
    Path home = path();
    return Files.exists(home.resolve("accbench.jar")) ? home : home.resolve("target");
  }

  public static Path profiles() {
    return path().resolve("profiles");
  }

  public static Path stacks() {
    return profiles().resolve("stacks");
  }

  public static Path fixtures() {
    return path().resolve("fixtures");
  }
}
