package io.accbench.cli;

import java.nio.file.Path;

/** Locates the folders of accbench itself, which its launcher passes as a property. */
final class Home {
  private Home() {}

  static Path path() {
    return Path.of(System.getProperty("accbench.home", ".")).toAbsolutePath().normalize();
  }

  static Path profiles() {
    return path().resolve("profiles");
  }

  static Path stacks() {
    return profiles().resolve("stacks");
  }

  static Path fixtures() {
    return path().resolve("fixtures");
  }
}
