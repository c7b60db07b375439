package io.accbench.kernel.bytecode;

import io.accbench.kernel.spi.Creation;
import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.MemberKind;
import io.accbench.kernel.spi.Property;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The registry of the generated classes, and their names. The static initialiser of such a class
 * registers an instance here, so that no caller needs reflection or {@code java.lang.invoke} to
 * make one.
 */
public final class Compiled {
  /** The suffix of a file, instead of {@code .class}, when its code must run as a nestmate. */
  public static final String NESTMATE_SUFFIX = ".nest";

  private static final Map<String, Object> ACCESSORS = new ConcurrentHashMap<>();

  private Compiled() {}

  /** Registers an accessor. Only generated classes call this, with their own binary name. */
  public static void register(String name, Object accessor) {
    ACCESSORS.put(name, accessor);
  }

  /** Returns the accessor that the class of that name registered, or null. */
  public static Object registered(String name) {
    return ACCESSORS.get(name);
  }

  /** Removes the accessor that the class of that name registered, and returns it, or null. */
  public static Object take(String name) {
    return ACCESSORS.remove(name);
  }

  /** Returns the binary name of the class that reads a property; it is in the bean's package. */
  public static String getterName(Property property, Kind slot) {
    return propertyName(property, "read", slot);
  }

  /** Returns the binary name of the class that writes a property. */
  public static String setterName(Property property, Kind slot) {
    return propertyName(property, "write", slot);
  }

  /** Returns the binary name of the class that makes instances; each overload has its own. */
  public static String creatorName(Creation creation) {
    StringBuilder signature = new StringBuilder(creation.toString());
    for (Class<?> type : creation.parameterTypes()) {
      signature.append(',').append(type.getName());
    }
    return creation.bean().getName()
        + "$$Direct$create$"
        + Integer.toHexString(signature.toString().hashCode());
  }

  private static String propertyName(Property property, String operation, Kind slot) {
    return property.bean().getName()
        + (property.member() == MemberKind.FIELD ? "$$Direct$field$" : "$$Direct$method$")
        + operation
        + "$"
        + property.name().replace('.', '$') // the name of a hidden field includes its class
        + "$"
        + slot.name();
  }
}
