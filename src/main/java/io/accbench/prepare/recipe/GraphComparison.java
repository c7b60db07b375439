package io.accbench.prepare.recipe;

import io.accbench.kernel.graph.Checksum;
import io.accbench.kernel.graph.Graph;
import io.accbench.model.UserException;
import io.accbench.prepare.discover.Bean;
import io.accbench.prepare.discover.FieldProperty;
import io.accbench.prepare.discover.MethodProperty;
import io.accbench.prepare.discover.Types;
import java.util.List;

/** Proves that a replayed graph reads as the bound one does, property by property. */
public final class GraphComparison {
  private static final String HINT =
      "; build the graph in a static method that always returns an equal one and name it with"
          + " --factory Class::method";

  private final Types types;

  public GraphComparison(Types types) {
    this.types = types;
  }

  /**
   * Reads every property twice.
   *
   * @throws UserException that names the first property whose value differs the second time,
   *     because a measurement of it could not be compared with anything
   */
  public void checkRepeatable(List<Object> beans) {
    for (Object instance : beans) {
      Bean bean = types.of(instance.getClass());
      for (FieldProperty field : bean.fields()) {
        checkRepeatable(field.property().toString(), field.read(instance), field.read(instance));
      }
      for (MethodProperty method : bean.methods()) {
        checkRepeatable(method.property() + "()", method.read(instance), method.read(instance));
      }
    }
  }

  private static void checkRepeatable(String property, Object first, Object second) {
    if (sum(first) != sum(second)) {
      throw UserException.badInput(
          ("%s is %s, but %s when it is read again, so forks cannot be compared; let it return the"
                  + " same value each time, or remove it from the type")
              .formatted(property, shown(first), shown(second)));
    }
  }

  public void check(List<Object> bound, Graph replayed) {
    Object[] beans = replayed.beans();
    for (int i = 0; i < Math.min(beans.length, bound.size()); i++) {
      check(bound.get(i), beans[i], (i + 1) + " of " + bound.size());
    }
    if (beans.length != bound.size()) {
      throw UserException.badInput(
          "the graph has " + bound.size() + " beans, but rebuilt it has " + beans.length + HINT);
    }
  }

  private void check(Object bound, Object replayed, String place) {
    Bean bean = types.of(bound.getClass());
    if (bean == null || replayed.getClass() != bound.getClass()) {
      throw UserException.badInput(
          "bean "
              + place
              + " is of "
              + bound.getClass().getName()
              + ", rebuilt of "
              + replayed.getClass().getName()
              + HINT);
    }
    for (FieldProperty field : bean.fields()) {
      check(field.property().toString(), field.read(bound), field.read(replayed), place);
    }
    for (MethodProperty method : bean.methods()) {
      check(method.property() + "()", method.read(bound), method.read(replayed), place);
    }
  }

  private static void check(String property, Object bound, Object replayed, String place) {
    if (sum(bound) != sum(replayed)) {
      throw UserException.badInput(
          property
              + " is "
              + shown(bound)
              + " in bean "
              + place
              + ", rebuilt it is "
              + shown(replayed)
              + HINT);
    }
  }

  private static long sum(Object value) {
    Checksum checksum = new Checksum();
    checksum.add(value);
    return checksum.value();
  }

  private static String shown(Object value) {
    String text = String.valueOf(value);
    return text.length() <= 60 ? text : text.substring(0, 60) + "…";
  }
}
