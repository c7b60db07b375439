package io.accbench.kernel.spi;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;

/**
 * The way to make instances of one bean class: a constructor (no-argument, record canonical, or
 * with arguments) or a static factory. Members are looked up again at each call, as in {@link
 * Property}.
 */
public final class Creation {
  private final Class<?> bean;
  private final Class<?> factoryOwner;
  private final String factoryName;
  private final String conversionName;
  private final Class<?>[] parameterTypes;

  private Creation(
      Class<?> bean,
      Class<?> factoryOwner,
      String factoryName,
      String conversionName,
      Class<?>[] parameterTypes) {
    this.bean = bean;
    this.factoryOwner = factoryOwner;
    this.factoryName = factoryName;
    this.conversionName = conversionName;
    this.parameterTypes = parameterTypes;
  }

  public static Creation ofConstructor(Class<?> bean, Class<?>... parameterTypes) {
    return new Creation(bean, null, null, null, parameterTypes);
  }

  public static Creation ofFactory(
      Class<?> bean, Class<?> owner, String name, Class<?>... parameterTypes) {
    return new Creation(bean, owner, name, null, parameterTypes);
  }

  /**
   * Returns a creation by a factory with one argument, which a static method of the same owner with
   * the same parameter converts first. Kotlin makes its value classes so: {@code
   * box-impl(constructor-impl(value))}.
   */
  public static Creation ofConverted(
      Class<?> bean, Class<?> owner, String name, String conversionName, Class<?> parameterType) {
    return new Creation(bean, owner, name, conversionName, new Class<?>[] {parameterType});
  }

  public Class<?> bean() {
    return bean;
  }

  /** Returns whether a static factory method makes the instances; else a constructor does. */
  public boolean factory() {
    return factoryName != null;
  }

  /** Returns the number of arguments; 0 requires a {@link Creator.OfNothing}. */
  public int arity() {
    return parameterTypes.length;
  }

  public Class<?>[] parameterTypes() {
    return parameterTypes.clone();
  }

  public Constructor<?> constructor() throws NoSuchMethodException {
    return bean.getDeclaredConstructor(parameterTypes);
  }

  public Method factoryMethod() throws NoSuchMethodException {
    return factoryOwner.getDeclaredMethod(factoryName, parameterTypes);
  }

  /** Returns whether {@link #conversion} is called before the factory. */
  public boolean converted() {
    return conversionName != null;
  }

  public Method conversion() throws NoSuchMethodException {
    return factoryOwner.getDeclaredMethod(conversionName, parameterTypes);
  }

  @Override
  public String toString() {
    if (!factory()) {
      return bean.getName() + "::new";
    }
    String name = factoryOwner.getName() + "::" + factoryName;
    return converted() ? name + " of " + conversionName : name;
  }
}
