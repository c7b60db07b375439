package io.accbench.suite.graph;

import io.accbench.catalog.Catalog;
import io.accbench.catalog.Strategy;
import io.accbench.model.UnknownName;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The syntax of {@code --strategy}: {@code name}, {@code name/form}, {@code all} and {@code !name}.
 * An exclusion holds for the whole list; exclusions alone mean all but these.
 */
public final class StrategySelection {
  private final Catalog catalog;
  private final List<String> problems = new ArrayList<>();

  public StrategySelection(Catalog catalog) {
    this.catalog = catalog;
  }

  /** Returns the problems of the names seen so far. */
  public List<String> problems() {
    return problems;
  }

  /**
   * Returns the strategies as named, in order, each once; an unknown one is a problem and is left
   * out.
   */
  public List<String> select(List<String> tokens) {
    Set<String> selected = new LinkedHashSet<>();
    List<String> excluded = new ArrayList<>();
    for (String token : tokens) {
      if (token.startsWith("!")) {
        known(token.substring(1)).ifPresent(excluded::add);
      } else if (token.equals("all")) {
        selected.addAll(catalog.names());
      } else {
        known(token).ifPresent(selected::add);
      }
    }
    if (tokens.stream().allMatch(token -> token.startsWith("!"))) {
      selected.addAll(catalog.names());
    }
    selected.removeIf(name -> excluded.stream().anyMatch(out -> covers(out, name)));
    if (selected.isEmpty() && problems.isEmpty()) {
      problems.add("no strategy is left; known: " + String.join(", ", catalog.names()));
    }
    return List.copyOf(selected);
  }

  private Optional<String> known(String token) {
    int slash = token.indexOf('/');
    String name = slash < 0 ? token : token.substring(0, slash);
    Optional<Strategy> strategy = catalog.strategy(name);
    if (strategy.isEmpty()) {
      problems.add(UnknownName.problem("strategy", name, catalog.names()));
      return Optional.empty();
    }
    if (slash >= 0) {
      List<String> forms =
          strategy.get().formNames().stream().map(form -> name + "/" + form).toList();
      if (!forms.contains(token)) {
        problems.add(UnknownName.problem("strategy form", token, forms));
        return Optional.empty();
      }
    }
    return Optional.of(token);
  }

  /**
   * Returns whether an exclusion covers a name. A bare name excludes all forms; a form excludes
   * itself and the bare name that stands for it.
   */
  private boolean covers(String excluded, String name) {
    return excluded.contains("/")
        ? excluded.equals(withForm(name))
        : excluded.equals(name) || name.startsWith(excluded + "/");
  }

  private String withForm(String name) {
    return name.contains("/")
        ? name
        : name + "/" + catalog.strategy(name).map(Strategy::defaultForm).orElse("");
  }
}
