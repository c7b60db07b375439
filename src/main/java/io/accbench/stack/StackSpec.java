package io.accbench.stack;

import io.accbench.model.Sha256;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What a stack is to consist of, before anything is looked up.
 *
 * @param description one line for listings, or empty
 * @param boms whose managed versions count, the first that names a library first
 * @param libraries named ones; those that they need come with them
 * @param exclusions {@code g:a} that never come along
 * @param overrides versions that count wherever the library comes from
 * @param jars local ones; they stand first on the class path
 * @param varied libraries that {@code --lib} varies, {@code g:a}
 * @param lock the file that remembers what was resolved, or null when nothing does
 */
public record StackSpec(
    String name,
    String description,
    List<Coordinates> boms,
    List<Coordinates> libraries,
    List<String> exclusions,
    List<Coordinates> overrides,
    List<Path> jars,
    Set<String> varied,
    Path lock) {

  /** This one on top of another: what both name is as this one says. */
  StackSpec over(StackSpec base) {
    Set<String> own =
        libraries.stream()
            .filter(library -> !library.version().isEmpty())
            .map(Coordinates::key)
            .collect(Collectors.toSet());
    List<Coordinates> inherited =
        base.overrides.stream().filter(override -> !own.contains(override.key())).toList();
    return new StackSpec(
        name,
        description,
        merged(boms, base.boms),
        merged(libraries, base.libraries),
        union(base.exclusions, exclusions),
        merged(overrides, inherited),
        union(base.jars, jars),
        varied,
        lock);
  }

  /**
   * This one with one version of one library, which may be one of its BOMs; it has no lock.
   *
   * @param library added when the stack does not name it
   */
  StackSpec with(Coordinates library) {
    List<Coordinates> one = List.of(library);
    boolean bom = boms.stream().anyMatch(known -> known.library().equals(library.library()));
    return new StackSpec(
        name + "+" + library.artifact() + "-" + library.version(),
        description,
        bom ? replaced(boms, library) : boms,
        bom ? libraries : merged(libraries, one),
        exclusions,
        bom ? overrides : merged(one, overrides),
        jars,
        Set.copyOf(union(List.copyOf(varied), List.of(library.library()))),
        null);
  }

  /** One problem for each library without a version where no BOM could say one. */
  List<String> unversioned() {
    Set<String> forced = overrides.stream().map(Coordinates::key).collect(Collectors.toSet());
    return libraries.stream()
        .filter(library -> library.version().isEmpty() && boms.isEmpty())
        .filter(library -> !forced.contains(library.key()))
        .map(library -> library + " has no version, and the stack no bom that could say one")
        .toList();
  }

  /** A sum over all that decides what is resolved; comments, order of keys and folders do not. */
  String fingerprint() {
    Map<String, List<?>> parts = new TreeMap<>();
    parts.put("boms", boms);
    parts.put("libraries", libraries);
    parts.put("exclusions", exclusions.stream().sorted().toList());
    parts.put("overrides", overrides.stream().map(Coordinates::toString).sorted().toList());
    parts.put("jars", jars.stream().map(Path::getFileName).toList());
    return Sha256.of(parts.toString());
  }

  private static List<Coordinates> replaced(List<Coordinates> boms, Coordinates version) {
    return boms.stream()
        .map(
            bom ->
                bom.library().equals(version.library()) ? bom.withVersion(version.version()) : bom)
        .toList();
  }

  private static List<Coordinates> merged(List<Coordinates> first, List<Coordinates> then) {
    List<Coordinates> all = new ArrayList<>(first);
    Set<String> keys = first.stream().map(Coordinates::key).collect(Collectors.toSet());
    then.stream().filter(other -> !keys.contains(other.key())).forEach(all::add);
    return List.copyOf(all);
  }

  private static <T> List<T> union(List<T> first, List<T> then) {
    Set<T> all = new LinkedHashSet<>(first);
    all.addAll(then);
    return List.copyOf(all);
  }
}
