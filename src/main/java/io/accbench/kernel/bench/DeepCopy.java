package io.accbench.kernel.bench;

import io.accbench.kernel.graph.BeanType;
import io.accbench.kernel.graph.Copies;
import io.accbench.kernel.graph.Graph;
import io.accbench.kernel.spi.Accessor;
import io.accbench.kernel.spi.Creator;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.annotations.CompilerControl;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The workload that copies the whole graph through the strategy alone: it constructs, reads and
 * writes. {@link Copies} makes the collections, which are the same under every strategy.
 *
 * <p>The walk over the graph is recursive, and C2 would stop inlining wherever it happens to
 * compile first. Inlining therefore always stops at {@link #copyOf(Object)} and at the three kinds
 * of containers; a bean's own copier is inlined.
 */
final class DeepCopy extends Workload {
  private final Graph graph;
  private final BeanAccess compiled;
  private final IdentityHashMap<Class<?>, Copier> copiers = new IdentityHashMap<>();

  DeepCopy(Graph graph, BeanAccess access, BeanAccess compiled) throws Throwable {
    this.graph = graph;
    this.compiled = compiled;
    for (BeanType type : graph.distinctTypes()) {
      copiers.put(type.bean(), new Copier(type, access));
    }
  }

  @Override
  @CompilerControl(CompilerControl.Mode.DONT_INLINE)
  void run(Blackhole sink) throws Throwable {
    sink.consume(copyOf(graph.root()));
  }

  /** Returns a copy of a bean, collection, map or array and its elements; else the value itself. */
  @CompilerControl(CompilerControl.Mode.DONT_INLINE)
  Object copyOf(Object value) throws Throwable {
    if (value == null) {
      return null;
    }
    Copier copier = copiers.get(value.getClass());
    if (copier != null) {
      return copier.copy(value, this);
    }
    if (value instanceof Collection<?> collection) {
      return copyOfCollection(collection);
    }
    if (value instanceof Map<?, ?> map) {
      return copyOfMap(map);
    }
    if (value instanceof Optional<?> optional) {
      return optional.isPresent() ? Optional.of(copyOf(optional.get())) : value;
    }
    return value instanceof Object[] array ? copyOfArray(array) : value;
  }

  @CompilerControl(CompilerControl.Mode.DONT_INLINE)
  private Object copyOfCollection(Collection<?> collection) throws Throwable {
    Collection<Object> copy = Copies.emptyLike(collection);
    for (Object element : collection) {
      copy.add(copyOf(element));
    }
    return copy;
  }

  @CompilerControl(CompilerControl.Mode.DONT_INLINE)
  private Object copyOfMap(Map<?, ?> map) throws Throwable {
    Map<Object, Object> copy = Copies.emptyLike(map);
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      copy.put(copyOf(entry.getKey()), copyOf(entry.getValue()));
    }
    return copy;
  }

  @CompilerControl(CompilerControl.Mode.DONT_INLINE)
  private Object copyOfArray(Object[] array) throws Throwable {
    Object[] copy = array.clone();
    for (int i = 0; i < copy.length; i++) {
      copy[i] = copyOf(copy[i]);
    }
    return copy;
  }

  @Override
  Object[] accessors() {
    Object[] creators = new Object[copiers.size()];
    int next = 0;
    for (Copier copier : copiers.values()) {
      creators[next++] = copier.creator();
    }
    return creators;
  }

  @Override
  int accesses() {
    int sum = 0;
    for (Object bean : graph.beans()) {
      sum += copiers.get(bean.getClass()).accesses();
    }
    return sum;
  }

  /**
   * Returns a checksum over the graph, which the copy shares but for the classes of its sets and
   * maps. Compiled code reads both.
   */
  @Override
  long[] proof() throws Throwable {
    Object copy = copyOf(graph.root());
    Object[] copies = graph.flatten(copy);
    if (copies.length != graph.beans().length) {
      throw new IllegalStateException(
          "the copy has " + copies.length + " beans, the graph " + graph.beans().length);
    }
    PlainReads original = new PlainReads(graph, compiled);
    long[] expected = original.sumsOfCopies();
    long[] found = new PlainReads(graph, copy, copies, compiled).sumsOfCopies();
    if (found[0] != expected[0]) {
      throw new IllegalStateException(
          graph.differing(compiled.member(), expected, found) + " differs in the copy");
    }
    return original.sums();
  }

  /** A copier of the beans of one class. */
  private static final class Copier {
    private final Accessor accessor;
    private final Creator.OfNothing ofNothing;
    private final Creator.OfArguments ofArguments;
    private final ReadSlot[] arguments;
    private final CopySlot[] slots;

    Copier(BeanType type, BeanAccess access) throws Throwable {
      Creator creator = access.creator(type);
      boolean plain = type.creation().arity() == 0;
      this.accessor = creator instanceof Accessor one ? one : null;
      this.ofNothing = plain ? (Creator.OfNothing) creator : null;
      this.ofArguments = plain ? null : (Creator.OfArguments) creator;
      this.arguments = access.argumentReaders(type);
      this.slots = access.copiers(type);
    }

    Creator creator() {
      return ofNothing != null ? ofNothing : ofArguments;
    }

    int accesses() {
      return arguments.length + 2 * slots.length;
    }

    @CompilerControl(CompilerControl.Mode.INLINE)
    Object copy(Object bean, DeepCopy copy) throws Throwable {
      Object made = made(bean, copy);
      for (CopySlot slot : slots) {
        slot.copy(bean, made, copy);
      }
      return made;
    }

    @CompilerControl(CompilerControl.Mode.INLINE)
    private Object made(Object bean, DeepCopy copy) throws Throwable {
      if (accessor != null) {
        return ofNothing != null ? accessor.create() : accessor.create(values(bean, copy));
      }
      return ofNothing != null ? ofNothing.create() : ofArguments.create(values(bean, copy));
    }

    @CompilerControl(CompilerControl.Mode.INLINE)
    private Object[] values(Object bean, DeepCopy copy) throws Throwable {
      Object[] values = new Object[arguments.length];
      for (int i = 0; i < values.length; i++) {
        values[i] = copy.copyOf(arguments[i].box(bean));
      }
      return values;
    }
  }
}
