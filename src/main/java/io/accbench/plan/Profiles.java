package io.accbench.plan;

import io.accbench.model.FlatYaml;
import io.accbench.model.UnknownName;
import io.accbench.model.UserException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The profiles of a folder: {@code profiles/<name>.yaml}. */
public final class Profiles {
  private static final String SUFFIX = ".yaml";

  private Profiles() {}

  /** Returns the names of all profiles, sorted; empty when there is no such folder. */
  public static List<String> list(Path folder) {
    return FlatYaml.names(folder);
  }

  /**
   * Reads one profile.
   *
   * @throws UserException naming the nearest profile, or every unknown, missing, doubled or
   *     ill-formed key with its line
   */
  public static Profile read(Path folder, String name) {
    List<String> known = list(folder);
    if (!known.contains(name)) {
      throw UserException.badInput(UnknownName.problem("profile", name, known));
    }
    List<String> problems = new ArrayList<>();
    String file = folder.getFileName() + "/" + name + SUFFIX;
    FlatYaml yaml =
        FlatYaml.read(folder.resolve(name + SUFFIX), file, keys(false), keys(true), problems);
    checkMissing(yaml, problems);
    if (!problems.isEmpty()) {
      throw UserException.badInput(problems);
    }
    Map<Key, RawSetting> values = values(yaml);
    RawSetting description = values.get(Key.DESCRIPTION);
    return new Profile(
        name, folder, description == null ? "" : String.join(" ", description.texts()), values);
  }

  /**
   * Adds one problem for all missing keys. A file that cannot be read, or holds no keys, is one
   * problem already.
   */
  private static void checkMissing(FlatYaml yaml, List<String> problems) {
    FlatYaml.Entry suite = yaml.entries().get(Key.SUITE.profileKey());
    String name = suite == null ? ChoicesReader.ACCESS : String.join(",", suite.texts());
    Set<Key> own = PlannableSuite.find(name).map(PlannableSuite::needed).orElse(Set.of());
    List<String> missing =
        Key.ofProfiles().stream()
            .filter(key -> key.needed() || own.contains(key))
            .map(Key::profileKey)
            .filter(key -> !yaml.entries().containsKey(key))
            .toList();
    if (!missing.isEmpty() && !yaml.entries().isEmpty()) {
      problems.add(
          "%s: has no %s; add it, since a profile inherits nothing"
              .formatted(yaml.name(), String.join(", ", missing)));
    }
  }

  private static Map<Key, RawSetting> values(FlatYaml yaml) {
    Map<Key, RawSetting> values = new EnumMap<>(Key.class);
    for (Key key : Key.ofProfiles()) {
      FlatYaml.Entry entry = yaml.entries().get(key.profileKey());
      if (entry != null) {
        values.put(key, new RawSetting(yaml.at(entry.line()), key.profileKey(), entry.texts()));
      }
    }
    return values;
  }

  private static List<String> keys(boolean listsOnly) {
    return Key.ofProfiles().stream()
        .filter(key -> key.list() || !listsOnly)
        .map(Key::profileKey)
        .toList();
  }
}
