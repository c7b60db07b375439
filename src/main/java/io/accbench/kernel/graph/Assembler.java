package io.accbench.kernel.graph;

import java.util.IdentityHashMap;

/**
 * Makes, fills and reads beans in plain code generated for one class, its <em>home</em>.
 *
 * <p>A generated subclass registers one instance from its static initialiser: initialising the
 * class is enough to get it, without a reflective instantiation, which is {@code java.lang.invoke}
 * from JDK 18 on.
 *
 * <p>Arrays of values hold one value for each field of the bean, in the order of its fields,
 * primitives boxed.
 */
public abstract class Assembler {
  private static final IdentityHashMap<Class<?>, Assembler> REGISTERED = new IdentityHashMap<>();

  protected Assembler() {}

  /** Called by the static initialiser of every generated subclass. */
  protected static void register(Assembler assembler) {
    synchronized (REGISTERED) {
      REGISTERED.put(assembler.getClass(), assembler);
    }
  }

  /** The registered instance of an initialised subclass, or null. */
  static Assembler of(Class<?> generated) {
    synchronized (REGISTERED) {
      return REGISTERED.get(generated);
    }
  }

  /** Makes a bean from those of the values that its constructor takes, or calls a factory. */
  public Object create(Object[] values) {
    throw new UnsupportedOperationException(getClass().getName());
  }

  /** Sets those fields that the home class can reach and the constructor does not take. */
  public void write(Object bean, Object[] values) {}

  /** Stores the references that the home class can reach, each at its place. */
  public void read(Object bean, Object[] references) {}

  /** Every constant of the home class, an enum, by ordinal. */
  public Object[] constants() {
    throw new UnsupportedOperationException(getClass().getName());
  }
}
