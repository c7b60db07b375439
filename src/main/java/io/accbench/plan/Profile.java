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
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine.Model.OptionSpec;

/**
 * A profile: what a run shall measure, as a file says it. Its values are checked together with
 * those of the command line. Those of a folder are {@code profiles/<name>.yaml}, and the studies in
 * it {@code profiles/<name>/profile.yaml}, with what else they need beside them. A user's own study
 * lies anywhere.
 *
 * @param name the name or path by which the user names it
 * @param file the file itself
 * @param yaml the texts of its keys, all that a profile needs among them
 */
public record Profile(String name, Path file, FlatYaml yaml) {
  private static final String SUFFIX = ".yaml";

  /** The key that no option sets. */
  static final String DESCRIPTION = "description";

  /** The options that a profile of any suite must set: it inherits nothing. */
  private static final Set<String> NEEDED =
      Set.of("--mode", "-f", "--single-shot-forks", "-wi", "-w", "-i", "-r");

  /** The file that makes a folder a study. */
  static final String STUDY = "profile.yaml";

  /** Returns the file's folder; other files that the profile names are relative to it. */
  public Path folder() {
    return Objects.requireNonNull(file.toAbsolutePath().getParent(), "a file lies in a folder");
  }

  /** Returns what the profile is for, in one line; empty where it does not say so. */
  public String description() {
    return text(yaml, DESCRIPTION, "");
  }

  /** Returns the name of the suite, which may be unknown. */
  String suite() {
    return suite(yaml);
  }

  private static String suite(FlatYaml yaml) {
    return text(yaml, "suite", GivenOptions.ACCESS);
  }

  private static String text(FlatYaml yaml, String key, String otherwise) {
    FlatYaml.YamlValue entry = yaml.entries().get(key);
    return entry == null ? otherwise : String.join(" ", entry.texts()).strip();
  }

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
      for (Path study : inside.filter(Profile::isStudy).sorted().toList()) {
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
    Map<String, OptionSpec> options = RunOptions.byKey();
    List<String> keys = new ArrayList<>(List.of(DESCRIPTION));
    keys.addAll(options.keySet());
    List<String> lists =
        options.entrySet().stream()
            .filter(option -> option.getValue().isMultiValue())
            .map(Map.Entry::getKey)
            .toList();
    FlatYaml yaml = FlatYaml.read(file, where, keys, lists, problems);
    checkMissing(yaml, options, problems);
    if (!problems.isEmpty()) {
      throw UserException.badInput(problems);
    }
    return new Profile(name, file, yaml);
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
  private static void checkMissing(
      FlatYaml yaml, Map<String, OptionSpec> options, List<String> problems) {
    Set<String> needed = new HashSet<>(NEEDED);
    PlannableSuite.find(suite(yaml)).ifPresent(suite -> needed.addAll(suite.needed()));
    List<String> missing = new ArrayList<>();
    options.forEach(
        (key, option) -> {
          if (needed.contains(option.names()[0]) && !yaml.entries().containsKey(key)) {
            missing.add(key);
          }
        });
    if (!missing.isEmpty() && !yaml.entries().isEmpty()) {
      problems.add(
          "%s: has no %s; add it, since a profile inherits nothing"
              .formatted(yaml.name(), String.join(", ", missing)));
    }
  }
}
