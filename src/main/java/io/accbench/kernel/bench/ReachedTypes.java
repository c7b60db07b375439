package io.accbench.kernel.bench;

import io.accbench.kernel.graph.BeanType;
import io.accbench.kernel.graph.Graph;
import io.accbench.kernel.graph.Shape;
import io.accbench.kernel.spi.MemberKind;
import io.accbench.kernel.spi.Property;
import java.util.ArrayList;
import java.util.List;

/** Finds what a strategy reaches of a graph by an operation, where it need not reach all. */
final class ReachedTypes {
  private final String operation;
  private final BeanAccess access;

  ReachedTypes(String operation, BeanAccess access) {
    this.operation = operation;
    this.access = access;
  }

  /** Returns the graph without the properties and the beans that the strategy refuses. */
  Graph of(Graph graph) {
    List<BeanType> reached = new ArrayList<>();
    for (BeanType type : graph.distinctTypes()) {
      BeanType left = operation.equals("construct") ? type : of(type);
      if (made(left) && left.properties(access.member()).length > 0) {
        reached.add(left);
      }
    }
    return graph.part(reached.toArray(new BeanType[0]));
  }

  private BeanType of(BeanType type) {
    MemberKind member = access.member();
    Property[] all = type.properties(member);
    List<Property> properties = new ArrayList<>();
    List<Shape> shapes = new ArrayList<>();
    for (int i = 0; i < all.length; i++) {
      if (reached(all[i])) {
        properties.add(all[i]);
        shapes.add(type.shapes(member)[i]);
      }
    }
    return type.with(member, properties.toArray(new Property[0]), shapes.toArray(new Shape[0]));
  }

  private boolean reached(Property property) {
    try {
      if (!operation.equals("write")) {
        access.reader(property);
      }
      if (!operation.equals("read") && property.writable()) {
        access.writer(property);
      }
      return true;
    } catch (Throwable thrown) {
      return !refusal(thrown);
    }
  }

  /** Returns whether the strategy makes such beans, or need not. */
  private boolean made(BeanType type) {
    try {
      if (operation.equals("construct") || operation.equals("copy")) {
        access.creator(type);
      }
      if (operation.equals("copy")) {
        access.argumentReaders(type);
      }
      return true;
    } catch (Throwable thrown) {
      return !refusal(thrown);
    }
  }

  /** Returns true for what a strategy throws that refuses; throws anything else. */
  private static boolean refusal(Throwable thrown) {
    if (thrown instanceof Exception || thrown instanceof LinkageError) {
      return true;
    }
    throw new IllegalStateException(thrown);
  }
}
