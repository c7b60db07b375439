package io.accbench.catalog;

import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.kernel.spi.Codec;
import io.accbench.kernel.spi.Form;
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
 * The catalog of everything that can stand on an axis of a plan, except fixtures and JVMs.
 *
 * @param strategies accbench's own first, then those of the user's jars
 * @param codecs accbench's own first, then those of the user's jars
 */
public record Catalog(List<Strategy> strategies, List<Library> codecs) {
  private static final String NAME = "[a-z0-9][a-z0-9._-]*";

  /**
   * Returns the strategies and codecs that a class loader sees.
   *
   * @throws UserException when a strategy or codec of the user's own cannot be loaded, describes
   *     itself wrongly, or takes a name that exists
   */
  public static Catalog load(ClassLoader loader) {
    List<Strategy> strategies = new ArrayList<>();
    List<Library> codecs = new ArrayList<>();
    try {
      for (AccessorStrategy strategy : ServiceLoader.load(AccessorStrategy.class, loader)) {
        strategies.add(describe(strategy));
      }
      for (Codec codec : ServiceLoader.load(Codec.class, loader)) {
        codecs.add(describe(codec));
      }
    } catch (ServiceConfigurationError | LinkageError broken) {
      throw UserException.badInput(
          "a strategy or codec on the class path cannot be loaded: " + broken.getMessage());
    }
    List<String> problems = problems(strategies);
    problems.addAll(problemsOfCodecs(codecs));
    if (!problems.isEmpty()) {
      throw UserException.badInput(problems);
    }
    return new Catalog(List.copyOf(strategies), List.copyOf(codecs));
  }

  /** Returns the strategy of that name, if there is one. */
  public Optional<Strategy> strategy(String name) {
    return strategies.stream().filter(strategy -> strategy.name().equals(name)).findFirst();
  }

  /** Returns the codec of that name, if there is one. */
  public Optional<Library> codec(String name) {
    return codecs.stream().filter(codec -> codec.name().equals(name)).findFirst();
  }

  /** Returns the names of all codecs, in the catalog's order. */
  public List<String> codecNames() {
    return codecs.stream().map(Library::name).toList();
  }

  /** Returns the names of all strategies, in the catalog's order. */
  public List<String> names() {
    return strategies.stream().map(Strategy::name).toList();
  }

  /** Returns every JVM flag that some strategy asks for, once. */
  public Set<String> flags() {
    Set<String> flags = new LinkedHashSet<>();
    strategies.forEach(strategy -> flags.addAll(strategy.flags()));
    return flags;
  }

  private static Strategy describe(AccessorStrategy strategy) {
    List<Form> forms = List.copyOf(strategy.forms());
    String constantForm = forms.isEmpty() ? "" : strategy.constantForm();
    return new Strategy(
        strategy.name(),
        strategy.getClass().getName(),
        strategy.summary(),
        forms,
        List.copyOf(strategy.flags()),
        constantForm);
  }

  private static Library describe(Codec codec) {
    return new Library(
        codec.name(),
        codec.getClass().getName(),
        codec.summary(),
        List.copyOf(codec.artifacts()),
        codec.takesStrategy(),
        codec.takesFieldsOnly());
  }

  private static List<String> problemsOfCodecs(List<Library> codecs) {
    List<String> problems = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (Library codec : codecs) {
      if (!codec.name().matches(NAME)) {
        problems.add(
            "codec \"%s\" has a name that --codec cannot take; use a-z, 0-9, \"-\""
                .formatted(codec.name()));
      }
      if (!names.add(codec.name())) {
        problems.add(
            "codec \"%s\" is on the class path twice; rename one or remove its jar"
                .formatted(codec.name()));
      }
    }
    return problems;
  }

  private static List<String> problems(List<Strategy> strategies) {
    List<String> problems = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (Strategy strategy : strategies) {
      String who = "strategy \"" + strategy.name() + "\" ";
      if (!strategy.name().matches(NAME)) {
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
