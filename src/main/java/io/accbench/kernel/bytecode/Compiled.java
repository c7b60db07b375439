package io.accbench.kernel.bytecode;

import io.accbench.kernel.spi.Creation;
import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.MemberKind;
import io.accbench.kernel.spi.Property;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Where the static initialiser of a generated class leaves an instance of it, so that nobody needs
 * reflection or {@code java.lang.invoke} to make one; and what those classes are called.
 */
public final class Compiled {
  /** What stands after the name in place of {@code .class} when only a nestmate may run it. */
  public static final String NESTMATE_SUFFIX = ".nest";

  private static final Map<String, Object> ACCESSORS = new ConcurrentHashMap<>();

  private Compiled() {}

  /** Called by generated classes alone, with their own binary name. */
  public static void register(String name, Object accessor) {
    ACCESSORS.put(name, accessor);
  }

  /** What the class of that name left, or null. */
  public static Object registered(String name) {
    return ACCESSORS.get(name);
  }

  /** What the class of that name left, or null; it is forgotten here. */
  public static Object take(String name) {
    return ACCESSORS.remove(name);
  }

  /** The binary name of the class that reads a property: in its bean's package. */
  public static String getterName(Property property, Kind slot) {
    return propertyName(property, "read", slot);
  }

  /** The binary name of the class that writes a property. */
  public static String setterName(Property property, Kind slot) {
    return propertyName(property, "write", slot);
  }

  /** The binary name of the class that makes instances; another for each overload. */
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
        + property.name().replace('.', '$') // a hidden field is named after its class, too
        + "$"
        + slot.name();
  }
}
