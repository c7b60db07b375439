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
 * The content that a stack is to have, before anything is looked up.
 *
 * @param description a line for listings, or empty
 * @param boms the BOMs whose managed versions count; the first one that names a library has
 *     precedence
 * @param libraries the named libraries; those that they need come with them
 * @param exclusions the libraries, as {@code g:a}, that never come along
 * @param overrides the versions that count wherever the library comes from
 * @param jars the local jars, which stand first on the class path
 * @param varied the libraries, as {@code g:a}, that {@code --lib} varies
 * @param lock the file that remembers what was resolved, or null if there is no such file
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

  /** Returns this stack on top of another. If both name a thing, this stack's value counts. */
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
   * Returns this stack with one version of one library, which may be one of its BOMs. The result
   * has no lock.
   *
   * @param library the library and its version; it is added if the stack does not name it
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

  /** Returns one problem for each library without a version that no BOM could give. */
  List<String> unversioned() {
    Set<String> forced = overrides.stream().map(Coordinates::key).collect(Collectors.toSet());
    return libraries.stream()
        .filter(library -> library.version().isEmpty() && boms.isEmpty())
        .filter(library -> !forced.contains(library.key()))
        .map(
            library ->
                library + " has no version, and the stack has no bom that gives one; name one")
        .toList();
  }

  /**
   * Returns a checksum of everything that decides what is resolved. Comments, the order of keys and
   * the names of folders do not.
   */
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
