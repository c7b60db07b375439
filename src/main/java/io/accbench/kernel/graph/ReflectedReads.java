package io.accbench.kernel.graph;

import io.accbench.kernel.spi.MemberKind;
import io.accbench.kernel.spi.Property;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;

/**
 * The values of a graph as plain reflection reads them. It starts {@code java.lang.invoke}, so a
 * fork uses it only when a proof has failed.
 */
public final class ReflectedReads {
  private final Graph graph;
  private final List<Object> owners = new ArrayList<>();
  private final List<Property> properties = new ArrayList<>();
  private final List<Object> values = new ArrayList<>();

  /** Reads all properties that are reached through a kind of member, bean by bean. */
  public ReflectedReads(Graph graph, MemberKind member) {
    this.graph = graph;
    IdentityHashMap<Property, Object> members = new IdentityHashMap<>();
    for (int i = 0; i < graph.beans().length; i++) {
      for (Property property : graph.types()[i].properties(member)) {
        Object bean = graph.beans()[i];
        owners.add(bean);
        properties.add(property);
        Object reader = members.get(property);
        if (reader == null) {
          reader = member(property);
          members.put(property, reader);
        }
        values.add(read(reader, bean, property));
      }
    }
  }

  private static Object member(Property property) {
    try {
      if (property.member() == MemberKind.FIELD) {
        Field field = property.field();
        field.setAccessible(true);
        return field;
      }
      Method getter = property.getter();
      getter.setAccessible(true);
      return getter;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(property + " cannot be found: " + e, e);
    }
  }

  private static Object read(Object member, Object bean, Property property) {
    try {
      return member instanceof Field field ? field.get(bean) : ((Method) member).invoke(bean);
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(property + " threw " + e.getCause(), e);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns the property of a value, by its number in the order of reading. */
  public Property property(int value) {
    return properties.get(value);
  }

  /** Returns a value, by its number in the order of reading. */
  public Object value(int value) {
    return values.get(value);
  }

  public int size() {
    return values.size();
  }

  public Checksum checksum() {
    return addTo(Checksum.of(graph.root(), graph.beans()));
  }

  /** Returns a checksum that a graph shares whose sets and maps are of other classes. */
  public Checksum checksumOfCopies() {
    return addTo(Checksum.ofCopies(graph.root(), graph.beans()));
  }

  private Checksum addTo(Checksum sum) {
    for (int i = 0; i < values.size(); i++) {
      sum.add(owners.get(i), values.get(i));
    }
    return sum;
  }
}
