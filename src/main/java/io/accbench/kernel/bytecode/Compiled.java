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

  /**
   * The greatest number of characters of a class's name, and of a property's, in the name of a
   * generated class. With it a file's name has at most 140 bytes. File systems allow 255, those
   * that encrypt names 143 (eCryptfs).
   */
  private static final int READABLE = 40;

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
    return name(creation.bean(), "Direct$create", signature.toString());
  }

  /**
   * Returns the binary name of a generated class in the package of a class. Its last part is of
   * ASCII letters, digits, {@code _} and {@code $}. Two classes have different names on every file
   * system, also on one that takes small letters for capital ones or composes characters: the name
   * ends in a hash of the class's name, the purpose and the identity.
   *
   * @param purpose what the class is for, of at most 70 ASCII characters
   * @param identity what tells it from others for the same class and purpose
   */
  public static String name(Class<?> neighbour, String purpose, String identity) {
    String name = neighbour.getName();
    int simple = name.lastIndexOf('.') + 1;
    return name.substring(0, simple)
        + readable(name.substring(simple))
        + "$$"
        + purpose
        + "$"
        + hash(name + " " + purpose + " " + identity);
  }

  private static String propertyName(Property property, String operation, Kind slot) {
    String purpose =
        (property.member() == MemberKind.FIELD ? "Direct$field$" : "Direct$method$")
            + operation
            + "$"
            + readable(property.name())
            + "$"
            + slot.name();
    return name(property.bean(), purpose, property.name());
  }

  /** Returns the beginning of a name, with {@code _} for each character that is not plain ASCII. */
  private static String readable(String name) {
    char[] characters = new char[Math.min(READABLE, name.length())];
    for (int i = 0; i < characters.length; i++) {
      char one = name.charAt(i);
      boolean kept = one == '$' || (one < 128 && Character.isLetterOrDigit(one));
      characters[i] = kept ? one : '_';
    }
    return new String(characters);
  }

  /** Returns the FNV-1a hash of 64 bits over the characters of a text, as hexadecimal digits. */
  private static String hash(String text) {
    long hash = 0xcbf29ce484222325L;
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * 0x100000001b3L;
    }
    return Long.toHexString(hash);
  }
}
