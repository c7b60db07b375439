package io.accbench.app;

import java.nio.file.Path;

/** Locates the folders of accbench itself, which its launcher passes as a property. */
public final class Home {
  private Home() {}

  public static Path path() {
    return Path.of(System.getProperty("accbench.home", ".")).toAbsolutePath().normalize();
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
