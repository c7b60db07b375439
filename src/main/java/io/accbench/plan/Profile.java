package io.accbench.plan;

import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;

/**
 * A profile: what a run shall measure, as a file says it. Its values are checked together with
 * those of the command line.
 *
 * @param name the name or path by which the user names it
 * @param file the file itself
 * @param description one line
 * @param values by key, all that a profile needs among them
 */
public record Profile(String name, Path file, String description, Map<Key, RawSetting> values) {

  /** Returns the file's folder; other files that the profile names are relative to it. */
  public Path folder() {
    return Objects.requireNonNull(file.toAbsolutePath().getParent(), "a file lies in a folder");
  }
}
