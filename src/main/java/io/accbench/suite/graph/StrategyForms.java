package io.accbench.suite.graph;

import io.accbench.app.Inputs;
import io.accbench.catalog.Catalog;
import io.accbench.catalog.Strategy;
import java.util.List;
import java.util.stream.Stream;

/** The forms of the chosen strategies, as {@code name/form}. */
public final class StrategyForms {
  private final Catalog catalog;
  private final List<String> strategies;

  /** Creates the forms of a run's strategies. */
  public StrategyForms(Inputs inputs) {
    this.catalog = inputs.catalog();
    this.strategies = inputs.spec().strategies();
  }

  /** Returns the chosen forms; a bare name stands for its default form. */
  public List<String> chosen() {
    return strategies.stream().map(this::of).toList();
  }

  /**
   * Returns all forms that cells may have: the chosen ones and, for a bare name, the form for
   * accessors in static final fields.
   */
  List<String> probed() {
    Stream<String> constant =
        strategies.stream()
            .filter(name -> !name.contains("/"))
            .flatMap(name -> catalog.strategy(name).stream())
            .map(strategy -> strategy.name() + "/" + strategy.constantForm());
    return Stream.concat(chosen().stream(), constant).distinct().toList();
  }

  /** Returns a strategy as {@code name/form}; empty for an empty name. */
  public String of(String name) {
    return name.isEmpty() || name.contains("/")
        ? name
        : name + "/" + catalog.strategy(name).map(Strategy::defaultForm).orElse("");
  }
}
