package io.accbench.plan;

import io.accbench.model.FlatYaml;
import io.accbench.model.UnknownName;
import io.accbench.model.UserException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The profiles of a folder, {@code profiles/<name>.yaml}, and the studies in it, {@code
 * profiles/<name>/profile.yaml}, with what else they need beside them. A user's own study lies
 * anywhere.
 */
public final class Profiles {
  private static final String SUFFIX = ".yaml";

  /** The file that makes a folder a study. */
  static final String STUDY = "profile.yaml";

  private Profiles() {}

  /**
   * Returns the names of all profiles, then those of all studies with the further profiles of each,
   * {@code <study>/<name>}, each sorted; empty when there is no such folder.
   */
  public static List<String> list(Path folder) {
    List<String> names = new ArrayList<>(FlatYaml.names(folder));
    if (!Files.isDirectory(folder)) {
      return names;
    }
    try (Stream<Path> inside = Files.list(folder)) {
      for (Path study : inside.filter(Profiles::isStudy).sorted().toList()) {
        String name = study.getFileName().toString();
        names.add(name);
        FlatYaml.names(study).stream()
            .filter(other -> !STUDY.equals(other + SUFFIX))
            .forEach(other -> names.add(name + "/" + other));
      }
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return names;
  }

  private static boolean isStudy(Path folder) {
    return Files.isRegularFile(folder.resolve(STUDY));
  }

  /**
   * Reads one profile.
   *
   * @param folder the folder of accbench's own profiles
   * @param name the name of one of these, or the path of a folder with {@code profile.yaml} or of a
   *     {@code .yaml} file
   * @throws UserException naming the nearest profile, or every unknown, missing, doubled or
   *     ill-formed key with its line
   */
  public static Profile read(Path folder, String name) {
    Path file = file(folder, name);
    String where =
        file.startsWith(folder)
            ? folder.getFileName() + "/" + folder.relativize(file)
            : file.toString();
    List<String> problems = new ArrayList<>();
    FlatYaml yaml = FlatYaml.read(file, where, keys(false), keys(true), problems);
    checkMissing(yaml, problems);
    if (!problems.isEmpty()) {
      throw UserException.badInput(problems);
    }
    Map<Key, RawSetting> values = values(yaml);
    RawSetting description = values.get(Key.DESCRIPTION);
    return new Profile(
        name, file, description == null ? "" : String.join(" ", description.texts()), values);
  }

  private static Path file(Path folder, String name) {
    List<String> known = list(folder);
    if (known.contains(name)) {
      Path study = folder.resolve(name);
      return isStudy(study) ? study.resolve(STUDY) : folder.resolve(name + SUFFIX);
    }
    try {
      Path own = Path.of(name);
      if (isStudy(own) || (name.endsWith(SUFFIX) && Files.isRegularFile(own))) {
        return isStudy(own) ? own.resolve(STUDY) : own;
      }
    } catch (InvalidPathException noPath) {
      // it is unknown as a name, too
    }
    throw UserException.badInput(UnknownName.problem("profile", name, known));
  }

  /**
   * Adds one problem for all missing keys. A file that cannot be read, or holds no keys, is one
   * problem already.
   */
  private static void checkMissing(FlatYaml yaml, List<String> problems) {
    FlatYaml.YamlValue suite = yaml.entries().get(Key.SUITE.profileKey());
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
      FlatYaml.YamlValue entry = yaml.entries().get(key.profileKey());
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
