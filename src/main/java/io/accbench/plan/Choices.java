package io.accbench.plan;

import io.accbench.catalog.Catalog;
import io.accbench.model.Mode;
import io.accbench.model.Settings;
import io.accbench.model.UserException;
import java.util.List;

/**
 * All that a run was asked for: a profile and the command line, judged. Lists keep the order in
 * which they were said and hold nothing twice.
 *
 * @param profile the profile's name
 * @param strategies as named: {@code unsafe} or {@code unsafe/typed}; all in the catalog
 * @param fixtures names of folders or of the user's own fixtures
 * @param operations of {@link Catalog#OPERATIONS}
 * @param members of {@link Catalog#MEMBERS}
 * @param layouts of {@link Catalog#LAYOUTS}
 * @param slots of {@link Catalog#SLOTS}
 * @param modes what is measured
 * @param jvms as {@code --jvm} takes them; empty for the running JVM
 * @param baseline what the cells of a block are divided by
 * @param property the property for the layouts {@code mono} and {@code constant}; empty for the
 *     root type's first
 * @param threads measuring threads, each at least 1
 * @param settings how each fork measures
 * @param seed of the order of launches
 */
public record Choices(
    String profile,
    List<String> strategies,
    List<String> fixtures,
    List<String> operations,
    List<String> members,
    List<String> layouts,
    List<String> slots,
    List<Mode> modes,
    List<String> jvms,
    Baseline baseline,
    String property,
    List<Integer> threads,
    Settings settings,
    long seed) {

  /**
   * The profile with the command line's values in place of its own.
   *
   * @param seed the seed unless the command line names one
   * @throws UserException with every problem of both
   */
  public static Choices of(Profile profile, Overrides overrides, Catalog catalog, long seed) {
    return new ChoicesReader(profile, overrides, catalog).read(seed);
  }
}
