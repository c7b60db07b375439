package io.accbench.stack;

import java.nio.file.Path;

/**
 * The places of Maven's settings and of its local repository.
 *
 * @param settings the {@code settings.xml}, or null for the user's own
 * @param localRepository the local repository, or null for the one that settings or {@code
 *     maven.repo.local} name
 * @param offline whether nothing is fetched, whatever the settings say
 */
record MavenPlaces(Path settings, Path localRepository, boolean offline) {

  static MavenPlaces ofUser(boolean offline) {
    String local = System.getProperty("maven.repo.local", "");
    return new MavenPlaces(null, local.isBlank() ? null : Path.of(local), offline);
  }
}
