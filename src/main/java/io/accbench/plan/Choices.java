package io.accbench.plan;

import io.accbench.catalog.Catalog;
import io.accbench.model.Cell;
import io.accbench.model.Fixture;
import io.accbench.model.Mode;
import io.accbench.model.Settings;
import io.accbench.model.UserException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The choices of a run, from a profile and the command line, after all checks. Lists keep the order
 * in which values were given and hold nothing twice.
 *
 * @param profile the profile's name
 * @param suite of {@link Catalog#SUITES}
 * @param strategies as named: {@code unsafe} or {@code unsafe/typed}; in suite codec the codecs,
 *     {@code jackson} or {@code jackson/unsafe}; all in the catalog
 * @param sources codecs of the user's own, by name; empty in suite access
 * @param stacks as {@code --stack} takes them; empty for the default one
 * @param libraries as {@code --lib} takes them
 * @param fixtures names of folders or of the user's own fixtures
 * @param reserved the operations of those fixtures that are for some operations alone, by fixture
 * @param operations of {@link Catalog#OPERATIONS} or {@link Catalog#CODEC_OPERATIONS}
 * @param members of {@link Catalog#MEMBERS} or {@link Catalog#CODEC_MEMBERS}
 * @param layouts of {@link Catalog#LAYOUTS}; one empty text in suite codec
 * @param slots of {@link Catalog#SLOTS}; one empty text in suite codec
 * @param modes what is measured
 * @param jvms as {@code --jvm} takes them; empty for the running JVM
 * @param baseline what the cells of a block are compared with
 * @param property the property for the layouts {@code mono} and {@code constant}; empty for the
 *     root type's first
 * @param threads measuring threads, each at least 1
 * @param injections what is added to forks to see whether it is noticed; usually empty
 * @param settings how each fork measures
 * @param seed the seed of the order of launches
 */
public record Choices(
    String profile,
    String suite,
    List<String> strategies,
    Map<String, Path> sources,
    List<String> stacks,
    List<String> libraries,
    List<String> fixtures,
    Map<String, List<String>> reserved,
    List<String> operations,
    List<String> members,
    List<String> layouts,
    List<String> slots,
    List<Mode> modes,
    List<String> jvms,
    Baseline baseline,
    String property,
    List<Integer> threads,
    List<String> injections,
    Settings settings,
    long seed) {

  /** Returns these choices with what is known of the fixtures that they name. */
  public Choices of(List<Fixture> known) {
    Map<String, List<String>> some = new LinkedHashMap<>();
    known.stream()
        .filter(fixture -> !fixture.operations().isEmpty())
        .forEach(fixture -> some.put(fixture.name(), fixture.operations()));
    return new Choices(
        profile,
        suite,
        strategies,
        sources,
        stacks,
        libraries,
        fixtures,
        some,
        operations,
        members,
        layouts,
        slots,
        modes,
        jvms,
        baseline,
        property,
        threads,
        injections,
        settings,
        seed);
  }

  /** Returns whether a fixture is for an operation. */
  boolean meant(String fixture, String operation) {
    return reserved.getOrDefault(fixture, operations).contains(operation);
  }

  /** Returns whether libraries are measured. */
  public boolean codec() {
    return Cell.CODEC.equals(suite);
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
