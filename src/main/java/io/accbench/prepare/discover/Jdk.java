package io.accbench.prepare.discover;

import java.lang.reflect.Proxy;
import java.util.Collection;
import java.util.Map;

/** Checks whether a class is one of the JDK's own, and whether its instances are beans. */
public final class Jdk {
  private Jdk() {}

  public static boolean owns(Class<?> type) {
    Class<?> element = type;
    while (element.isArray()) {
      element = element.getComponentType();
    }
    ClassLoader loader = element.getClassLoader();
    return loader == null || loader == ClassLoader.getPlatformClassLoader();
  }

  /**
   * Returns whether instances of exactly this class are beans, that is, neither scalars nor
   * containers.
   */
  public static boolean isBean(Class<?> type) {
    return !owns(type)
        && !type.isArray()
        && !Enum.class.isAssignableFrom(type)
        && !Collection.class.isAssignableFrom(type)
        && !Map.class.isAssignableFrom(type)
        && !type.isHidden()
        && !Proxy.isProxyClass(type);
  }
}
