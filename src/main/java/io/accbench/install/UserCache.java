package io.accbench.install;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The folder of this user for what can be made again, by the conventions of the platform. {@code
 * bin/accbench} follows the same rules.
 *
 * <p>Note: no library is used. The one for such folders starts a shell on Windows, and would have
 * to be unpacked before the folder is known.
 */
public final class UserCache {
  private UserCache() {}

  /** Returns the folder, which may not exist yet; empty where the user has no home. */
  public static Optional<Path> ofThisUser() {
    return of(System::getenv, System::getProperty);
  }

  /** Returns whether a folder exists, or can be made, and can be written. */
  public static boolean canBeWritten(Path folder) {
    try {
      return Files.isWritable(Files.createDirectories(folder));
    } catch (IOException readOnly) {
      return false;
    }
  }

  /**
   * Returns {@code ACCBENCH_CACHE}, or else the platform's folder. A relative {@code
   * XDG_CACHE_HOME} is ignored, as the XDG base directory specification demands. {@code HOME} comes
   * before the home that the system's list of users names.
   */
  static Optional<Path> of(UnaryOperator<String> environment, UnaryOperator<String> properties) {
    String own = environment.apply("ACCBENCH_CACHE");
    if (own != null && !own.isBlank()) {
      return Optional.of(Path.of(own).toAbsolutePath());
    }
    String variable = environment.apply("HOME");
    Path home = Path.of(variable != null ? variable : properties.apply("user.home"));
    String system = properties.apply("os.name").toLowerCase(Locale.ROOT);
    Path platform;
    if (system.startsWith("windows")) {
      String local = environment.apply("LOCALAPPDATA");
      platform = local != null ? Path.of(local) : home.resolve("AppData").resolve("Local");
    } else {
      String xdg = environment.apply("XDG_CACHE_HOME");
      boolean given = xdg != null && Path.of(xdg).isAbsolute();
      Path usual = system.startsWith("mac") ? Path.of("Library", "Caches") : Path.of(".cache");
      platform = given ? Path.of(xdg) : home.resolve(usual);
    }
    return Optional.of(platform.resolve("accbench")).filter(Path::isAbsolute);
  }
}
