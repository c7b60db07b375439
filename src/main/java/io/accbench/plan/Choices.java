package io.accbench.plan;

import io.accbench.catalog.Catalog;
import io.accbench.model.Fixture;
import io.accbench.model.Mode;
import io.accbench.model.Settings;
import io.accbench.model.UserException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The choices of a run, from a profile and the command line, after all checks. Lists keep the order
 * in which values were given and hold nothing twice.
 *
 * @param profile the profile's name
 * @param suite the suite
 * @param axes the values on the suite's own axes, except stacks
 * @param sources codecs of the user's own, by name; empty in suite access
 * @param stacks as {@code --stack} takes them; empty for the default one
 * @param libraries as {@code --lib} takes them
 * @param reserved the operations of those fixtures that are for some operations alone, by fixture
 * @param modes what is measured
 * @param jvms as {@code --jvm} takes them; empty for the running JVM
 * @param baseline what the cells of a block are compared with
 * @param property the property for the layouts {@code mono} and {@code constant}; empty for the
 *     root type's first
 * @param threads measuring threads, each at least 1
 * @param injections what is added to forks to see whether it is noticed; usually empty
 * @param settings how each fork measures
 * @param seed the seed of the order of launches
 * @param texts what was given for each key, as it was written
 * @param overridden the keys that the command line gives, whatever the profile says
 */
public record Choices(
    String profile,
    PlannableSuite suite,
    Map<String, List<String>> axes,
    Map<String, Path> sources,
    List<String> stacks,
    List<String> libraries,
    Map<String, List<String>> reserved,
    List<Mode> modes,
    List<String> jvms,
    Baseline baseline,
    String property,
    List<Integer> threads,
    List<String> injections,
    Settings settings,
    long seed,
    Map<Key, List<String>> texts,
    Set<Key> overridden) {

  /** Returns these choices with what is known of the fixtures that they name. */
  public Choices of(List<Fixture> known) {
    Map<String, List<String>> some = new LinkedHashMap<>();
    known.stream()
        .filter(fixture -> !fixture.operations().isEmpty())
        .forEach(fixture -> some.put(fixture.name(), fixture.operations()));
    return new Choices(
        profile,
        suite,
        axes,
        sources,
        stacks,
        libraries,
        some,
        modes,
        jvms,
        baseline,
        property,
        threads,
        injections,
        settings,
        seed,
        texts,
        overridden);
  }

  /** Returns what was given for a key, as it was written; empty where nothing was given. */
  public List<String> texts(Key key) {
    return texts.getOrDefault(key, List.of());
  }

  /** Returns the values on one of the suite's own axes; empty where it has no such axis. */
  public List<String> axis(String name) {
    return axes.getOrDefault(name, List.of());
  }

  /** Returns the strategies or codecs as named; empty in a suite without them. */
  public List<String> strategies() {
    return axis("strategy");
  }

  /** Returns the names of folders or of the user's own fixtures; empty in a suite without them. */
  public List<String> fixtures() {
    return axis("fixture");
  }

  /** Returns whether a fixture is for an operation. */
  public boolean meant(String fixture, String operation) {
    return reserved.getOrDefault(fixture, axis("operation")).contains(operation);
  }

  /**
   * Returns the profile with the command line's values in place of its own.
   *
   * @param seed the seed unless the command line names one
   * @throws UserException with every problem of both
   */
  public static Choices of(Profile profile, Overrides overrides, Catalog catalog, long seed) {
    return new ChoicesReader(profile, overrides, catalog).read(seed);
  }
}
