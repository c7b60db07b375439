package io.accbench.catalog;

import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.model.UserException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;

/**
 * Everything that can stand on an axis of a plan but fixtures and JVMs.
 *
 * @param strategies accbench's own first, then those of the user's jars
 */
public record Catalog(List<Strategy> strategies) {
  /** What one invocation does to the object graph. */
  public static final List<String> OPERATIONS = List.of("read", "write", "construct", "copy");

  /** Through what a property is reached. */
  public static final List<String> MEMBERS = List.of("field", "method");

  /** How the accessors sit at the call site. */
  public static final List<String> LAYOUTS = List.of("bean", "mono", "constant");

  /** Whether a primitive goes through its own slot or through a box. */
  public static final List<String> SLOTS = List.of("typed", "boxed");

  /**
   * The strategies that a class loader sees.
   *
   * @throws UserException when a user's strategy cannot be loaded, describes itself wrongly, or
   *     takes a name that exists
   */
  public static Catalog load(ClassLoader loader) {
    List<Strategy> strategies = new ArrayList<>();
    try {
      for (AccessorStrategy strategy : ServiceLoader.load(AccessorStrategy.class, loader)) {
        strategies.add(describe(strategy));
      }
    } catch (ServiceConfigurationError | LinkageError broken) {
      throw UserException.badInput(
          "a strategy on the class path cannot be loaded: " + broken.getMessage());
    }
    List<String> problems = problems(strategies);
    if (!problems.isEmpty()) {
      throw UserException.badInput(problems);
    }
    return new Catalog(List.copyOf(strategies));
  }

  /** The strategy of that name, if there is one. */
  public Optional<Strategy> strategy(String name) {
    return strategies.stream().filter(strategy -> strategy.name().equals(name)).findFirst();
  }

  /** All names, in the catalog's order. */
  public List<String> names() {
    return strategies.stream().map(Strategy::name).toList();
  }

  /** Every JVM flag that some strategy asks for, once. */
  public Set<String> flags() {
    Set<String> flags = new LinkedHashSet<>();
    strategies.forEach(strategy -> flags.addAll(strategy.flags()));
    return flags;
  }

  private static Strategy describe(AccessorStrategy strategy) {
    List<Strategy.Form> forms =
        strategy.forms().stream()
            .map(form -> new Strategy.Form(form.name(), form.summary()))
            .toList();
    String constantForm = forms.isEmpty() ? "" : strategy.constantForm();
    return new Strategy(
        strategy.name(),
        strategy.getClass().getName(),
        strategy.summary(),
        forms,
        List.copyOf(strategy.flags()),
        constantForm);
  }

  private static List<String> problems(List<Strategy> strategies) {
    List<String> problems = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (Strategy strategy : strategies) {
      String who = "strategy \"" + strategy.name() + "\" ";
      if (!strategy.name().matches("[a-z0-9][a-z0-9._-]*")) {
        problems.add(who + "has a name that --strategy cannot take; use a-z, 0-9, \"-\"");
      }
      if (!names.add(strategy.name())) {
        problems.add(who + "is on the class path twice; rename one or remove its jar");
      }
      if (strategy.forms().isEmpty()) {
        problems.add(who + "has no forms; return at least one");
      } else if (!strategy.formNames().contains(strategy.constantForm())) {
        problems.add(who + "names the constant form \"" + strategy.constantForm() + "\", no form");
      }
    }
    return problems;
  }
}
