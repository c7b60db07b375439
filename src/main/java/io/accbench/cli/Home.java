package io.accbench.cli;

import java.nio.file.Path;

/** Where accbench itself lies: its launcher says so. */
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
