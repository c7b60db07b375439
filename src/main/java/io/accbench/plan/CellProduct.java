package io.accbench.plan;

import io.accbench.model.Cell;
import io.accbench.suite.Axis;
import io.accbench.suite.Suite;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The product of axes: one cell for each combination of their values. */
public final class CellProduct {
  private final String suite;
  private final List<String> axes;
  private List<Map<String, String>> points = List.of(Map.of());

  /** Creates the product of no axes; its cells name their axes in the suite's order. */
  public CellProduct(Suite suite) {
    this(suite.name(), suite.axes().stream().map(Axis::name).toList());
  }

  /**
   * Creates the product of no axes.
   *
   * @param suite the suite's name
   * @param axes the first of the axes that cells name, in order; further ones follow in the order
   *     of the product
   */
  public CellProduct(String suite, List<String> axes) {
    this.suite = suite;
    this.axes = List.copyOf(axes);
  }

  /** Multiplies by an axis, which changes faster than those before. */
  public CellProduct over(String axis, List<String> values) {
    List<Map<String, String>> longer = new ArrayList<>();
    for (Map<String, String> point : points) {
      for (String value : values) {
        Map<String, String> next = new LinkedHashMap<>(point);
        next.put(axis, value);
        longer.add(next);
      }
    }
    points = longer;
    return this;
  }

  /** Returns the cells, in order. */
  public List<Cell> cells() {
    return points.stream().map(this::cell).toList();
  }

  private Cell cell(Map<String, String> point) {
    Map<String, String> values = new LinkedHashMap<>();
    values.put(Cell.SUITE, suite);
    axes.forEach(axis -> values.put(axis, point.getOrDefault(axis, "")));
    values.putAll(point);
    return Cell.of(values);
  }
}
