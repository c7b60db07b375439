package io.accbench.stack;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The places where JVMs are looked for.
 *
 * @param environment the environment variables
 * @param userHome the user's home folder
 * @param runningHome {@code java.home} of this JVM
 * @param systemFolders folders whose every subfolder may be a JVM
 */
record JvmSearchPath(
    Map<String, String> environment, Path userHome, Path runningHome, List<Path> systemFolders) {

  /** Returns the places of this process. */
  static JvmSearchPath ofThisProcess() {
    return new JvmSearchPath(
        System.getenv(),
        Path.of(System.getProperty("user.home")),
        Path.of(System.getProperty("java.home")),
        List.of(Path.of("/usr/lib/jvm"), Path.of("/Library/Java/JavaVirtualMachines")));
  }
}
