package io.accbench.prepare.recipe;

import io.accbench.kernel.graph.BeanType;
import io.accbench.kernel.graph.Checksum;
import io.accbench.kernel.graph.Graph;
import io.accbench.prepare.discover.Fields;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.LinkedHashSet;
import java.util.Set;

/** Finds the state that a recipe does not hold, since it is no property: transient fields. */
final class LostState {
  private LostState() {}

  /** Returns the transient fields that have another value in the replayed graph. */
  static Set<String> of(Graph bound, Graph replayed) {
    Set<String> lost = new LinkedHashSet<>();
    if (bound.beans().length != replayed.beans().length) {
      return lost;
    }
    for (BeanType type : bound.distinctTypes()) {
      for (Class<?> owner : Fields.hierarchy(type.bean())) {
        for (Field field : owner.getDeclaredFields()) {
          if (isTransient(field)
              && values(bound, type, field).firstDifference(values(replayed, type, field)) >= 0) {
            lost.add("the transient field " + owner.getName() + "." + field.getName());
          }
        }
      }
    }
    return lost;
  }

  private static boolean isTransient(Field field) {
    return Modifier.isTransient(field.getModifiers())
        && !Modifier.isStatic(field.getModifiers())
        && !field.isSynthetic();
  }

  private static Checksum values(Graph graph, BeanType type, Field field) {
    field.setAccessible(true);
    Checksum values = Checksum.ofCopies(graph.root(), graph.beans());
    try {
      for (int i = 0; i < graph.beans().length; i++) {
        if (graph.types()[i].bean() == type.bean()) {
          values.add(graph.beans()[i], field.get(graph.beans()[i]));
        }
      }
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
    return values;
  }
}
