package io.accbench.plan;

import io.accbench.model.FlatYaml;
import java.nio.file.Path;
import java.util.Objects;

/**
 * A profile: what a run shall measure, as a file says it. Its values are checked together with
 * those of the command line.
 *
 * @param name the name or path by which the user names it
 * @param file the file itself
 * @param yaml the texts of its keys, all that a profile needs among them
 */
public record Profile(String name, Path file, FlatYaml yaml) {

  /** Returns the file's folder; other files that the profile names are relative to it. */
  public Path folder() {
    return Objects.requireNonNull(file.toAbsolutePath().getParent(), "a file lies in a folder");
  }

  /** Returns what the profile is for, in one line; empty where it does not say so. */
  public String description() {
    return text(yaml, Profiles.DESCRIPTION, "");
  }

  /** Returns the name of the suite, which may be unknown. */
  String suite() {
    return suite(yaml);
  }

  static String suite(FlatYaml yaml) {
    return text(yaml, "suite", GivenOptions.ACCESS);
  }

  private static String text(FlatYaml yaml, String key, String otherwise) {
    FlatYaml.Entry entry = yaml.entries().get(key);
    return entry == null ? otherwise : String.join(" ", entry.texts()).strip();
  }
}
