package io.accbench.kernel.graph;

import java.util.IdentityHashMap;

/**
 * The generated plain code that makes, fills and reads beans of one class, its <em>home</em> class.
 *
 * <p>A generated subclass registers one instance from its static initialiser. Initialising the
 * class is enough to get that instance, without a reflective instantiation, which uses {@code
 * java.lang.invoke} from JDK 18 on.
 *
 * <p>Arrays of values hold one value for each field of the bean, in the order of its fields.
 * Primitives are boxed.
 */
public abstract class Assembler {
  private static final IdentityHashMap<Class<?>, Assembler> REGISTERED = new IdentityHashMap<>();

  protected Assembler() {}

  /** Registers an assembler; the static initialiser of every generated subclass calls this. */
  protected static void register(Assembler assembler) {
    synchronized (REGISTERED) {
      REGISTERED.put(assembler.getClass(), assembler);
    }
  }

  /** Returns the registered instance of an initialised subclass, or null. */
  static Assembler of(Class<?> generated) {
    synchronized (REGISTERED) {
      return REGISTERED.get(generated);
    }
  }

  /** Makes a bean from the values that its constructor takes, or calls a factory. */
  public Object create(Object[] values) {
    throw new UnsupportedOperationException(getClass().getName());
  }

  /** Sets the fields that the home class can access and that the constructor does not take. */
  public void write(Object bean, Object[] values) {}

  /** Stores the references that the home class can access, each at its index. */
  public void read(Object bean, Object[] references) {}

  /** Returns the constants of the home class, which is an enum, by ordinal. */
  public Object[] constants() {
    throw new UnsupportedOperationException(getClass().getName());
  }
}
