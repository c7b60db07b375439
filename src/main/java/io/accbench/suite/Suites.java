package io.accbench.suite;

import io.accbench.model.Cell;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;

/** The suites on the class path. */
public final class Suites {
  private static final List<Suite> ALL = load();

  private Suites() {}

  private static List<Suite> load() {
    List<Suite> all = new ArrayList<>();
    ServiceLoader.load(Suite.class, Suite.class.getClassLoader()).forEach(all::add);
    return List.copyOf(all);
  }

  /** Returns all suites, in the order of their registration. */
  public static List<Suite> suites() {
    return ALL;
  }

  /** Returns the suite of that name, if there is one. */
  public static Optional<Suite> find(String name) {
    return ALL.stream().filter(suite -> suite.name().equals(name)).findFirst();
  }

  /** Returns the suite of that name, if there is one that can do what the type says. */
  public static <S extends Suite> Optional<S> find(String name, Class<S> type) {
    return find(name).filter(type::isInstance).map(type::cast);
  }

  /**
   * Returns the suite of a cell. A cell of a suite that is not there, for example of a file that
   * JMH wrote, has a suite without words of its own.
   */
  public static Suite of(Cell cell) {
    return find(cell.suite()).orElseGet(() -> new UnknownSuite(cell.suite()));
  }

  /** Returns the names of all axes that some suite has, the common ones last. */
  public static List<String> axes() {
    Set<String> names = new LinkedHashSet<>(List.of(Cell.SUITE));
    ALL.forEach(suite -> suite.axes().forEach(axis -> names.add(axis.name())));
    names.addAll(Cell.COMMON);
    return List.copyOf(names);
  }

  private record UnknownSuite(String name) implements Suite {
    @Override
    public List<Axis> axes() {
      return List.of();
    }
  }
}
