package io.accbench.stack;

import java.nio.file.Path;

/**
 * Where Maven's settings and its local repository are.
 *
 * @param settings the {@code settings.xml}, or null for the user's own
 * @param localRepository or null for the one that settings or {@code maven.repo.local} name
 * @param offline nothing is fetched, whatever the settings say
 */
record MavenPlaces(Path settings, Path localRepository, boolean offline) {

  static MavenPlaces ofUser(boolean offline) {
    String local = System.getProperty("maven.repo.local", "");
    return new MavenPlaces(null, local.isBlank() ? null : Path.of(local), offline);
  }
}
