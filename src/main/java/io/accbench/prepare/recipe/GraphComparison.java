package io.accbench.prepare.recipe;

import io.accbench.kernel.graph.BeanType;
import io.accbench.kernel.graph.Checksum;
import io.accbench.kernel.graph.Graph;
import io.accbench.kernel.graph.ReflectedReads;
import io.accbench.kernel.spi.MemberKind;
import io.accbench.model.UserException;
import io.accbench.prepare.discover.Fields;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;

/** Proves that a replayed graph reads as the bound one does, and finds what such a read gives. */
public final class GraphComparison {
  private final Graph bound;
  private final Graph replayed;
  private final boolean factory;
  private final Set<String> lost;
  private final Set<String> opaque = new TreeSet<>();

  /**
   * Compares two graphs whose getters were not called yet.
   *
   * @param factory whether a factory of the user's made both
   */
  public GraphComparison(Graph bound, Graph replayed, boolean factory) {
    this.bound = bound;
    this.replayed = replayed;
    this.factory = factory;
    this.lost = factory ? Set.of() : lostState(bound, replayed);
  }

  /** Returns the state of beans that the replayed graph does not have. */
  public Set<String> lost() {
    return lost;
  }

  /**
   * Returns what full reads of the replayed graph give. Fields are read before getters are called,
   * since a getter may fill a field, and a fork reads only one of both.
   *
   * @throws UserException that names the first property with another value in the replayed graph,
   *     or when it is read again, because a measurement of it could not be compared with anything
   */
  public Checksums check() {
    long[] fields = read(MemberKind.FIELD);
    checkRepeatable();
    return new Checksums(fields, read(MemberKind.METHOD));
  }

  /** Returns the properties with values whose content cannot be known; empty before the check. */
  public Set<String> opaque() {
    return opaque;
  }

  private long[] read(MemberKind member) {
    ReflectedReads expected = new ReflectedReads(bound, member);
    ReflectedReads found = new ReflectedReads(replayed, member);
    check(member, expected, found);
    Checksum sum = found.checksum();
    for (int i = 0; i < found.size(); i++) {
      if (sum.opaque(i)) {
        opaque.add(name(member, found.property(i).toString()));
      }
    }
    return sum.sums(replayed.distinctTypes(), member);
  }

  private void check(MemberKind member, ReflectedReads expected, ReflectedReads found) {
    if (bound.beans().length != replayed.beans().length) {
      throw UserException.badInput(
          "the graph has "
              + bound.beans().length
              + " beans, but rebuilt it has "
              + replayed.beans().length
              + hint());
    }
    Checksum one = expected.checksumOfCopies();
    Checksum other = found.checksumOfCopies();
    if (one.value() == other.value()) {
      return;
    }
    String property =
        bound.differing(
            member,
            one.sums(bound.distinctTypes(), member),
            other.sums(replayed.distinctTypes(), member));
    int first = expected.size() == found.size() ? one.firstDifference(other) : -1;
    boolean shown = first >= 0 && expected.property(first).toString().equals(property);
    throw UserException.badInput(
        name(member, property)
            + (shown
                ? " is %s, rebuilt it is %s"
                    .formatted(shown(expected.value(first)), shown(found.value(first)))
                : " differs when the graph is rebuilt")
            + hint());
  }

  private void checkRepeatable() {
    ReflectedReads first = new ReflectedReads(bound, MemberKind.METHOD);
    ReflectedReads second = new ReflectedReads(bound, MemberKind.METHOD);
    int other = first.checksum().firstDifference(second.checksum());
    if (other >= 0) {
      throw UserException.badInput(
          ("%s() is %s, but %s when it is read again, so forks cannot be compared; let it return"
                  + " the same value each time, or remove it from the type")
              .formatted(
                  first.property(other), shown(first.value(other)), shown(second.value(other))));
    }
  }

  private String hint() {
    if (factory) {
      return "; the factory must return an equal graph each time it is called";
    }
    return (lost.isEmpty() ? "" : " without " + String.join(", ", lost))
        + "; build the graph in a static method that always returns an equal one and name it with"
        + " --factory Class::method instead of a payload";
  }

  private static String name(MemberKind member, String property) {
    return member == MemberKind.METHOD ? property + "()" : property;
  }

  private static String shown(Object value) {
    String text = value instanceof Object[] array ? Arrays.toString(array) : "" + value;
    return text.length() <= 60 ? text : text.substring(0, 60) + "…";
  }

  /**
   * Returns the state that a recipe does not hold, since it is no property: the transient fields
   * that have another value in the replayed graph.
   */
  private static Set<String> lostState(Graph bound, Graph replayed) {
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

  /**
   * What full reads of a graph give: {@code kernel.graph.Checksum#sums}.
   *
   * @param fields the sums of a read of the fields; empty before the graph is read
   * @param methods the sums of a read through getters
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  public record Checksums(long[] fields, long[] methods) {
    public static final Checksums NONE = new Checksums(new long[0], new long[0]);

    /** Returns the sum over all fields, or 0. */
    public long ofFields() {
      return fields.length == 0 ? 0 : fields[0];
    }

    /** Returns the sum over all getters, or 0. */
    public long ofMethods() {
      return methods.length == 0 ? 0 : methods[0];
    }
  }
}
