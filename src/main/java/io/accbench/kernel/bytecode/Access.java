package io.accbench.kernel.bytecode;

import io.accbench.kernel.spi.Creation;
import io.accbench.kernel.spi.MemberKind;
import io.accbench.kernel.spi.Property;
import io.accbench.kernel.spi.Unsupported;
import java.lang.reflect.Executable;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/**
 * A member, and the class that hosts the code that accesses it. The host is the bean class if plain
 * code in the bean's package can access the member. Otherwise it is the class that declares the
 * member, and the code must be its nestmate.
 */
public final class Access {
  private final Member member;
  private final Method conversion;
  private final Class<?> host;
  private final boolean plain;

  Access(Class<?> bean, Member member, Class<?>... valueTypes) {
    this(bean, member, null, valueTypes);
  }

  private Access(Class<?> bean, Member member, Method conversion, Class<?>... valueTypes) {
    this.member = member;
    this.conversion = conversion;
    this.plain =
        reachable(bean, member, valueTypes)
            && (conversion == null || reachable(bean, conversion, valueTypes));
    this.host = plain ? bean : member.getDeclaringClass();
  }

  /**
   * Returns the access to the field or getter of a property.
   *
   * @throws UnsupportedOperationException when the member is static
   */
  public static Access toRead(Property property) throws ReflectiveOperationException {
    Member member = property.member() == MemberKind.FIELD ? property.field() : property.getter();
    return ofInstance(property, member, property.type());
  }

  /**
   * Returns the access to the field or setter of a property.
   *
   * @throws UnsupportedOperationException when there is no setter, or the member is static
   */
  public static Access toWrite(Property property) throws ReflectiveOperationException {
    Member member = property.member() == MemberKind.FIELD ? property.field() : setter(property);
    return ofInstance(property, member, property.writeType());
  }

  /** Returns the access to the constructor or factory method of a creation. */
  public static Access toCreate(Creation creation) throws ReflectiveOperationException {
    Executable executable = creation.factory() ? creation.factoryMethod() : creation.constructor();
    Method conversion = creation.converted() ? creation.conversion() : null;
    return new Access(creation.bean(), executable, conversion, executable.getParameterTypes());
  }

  /**
   * Returns the setter of a property.
   *
   * @throws UnsupportedOperationException when there is no setter
   */
  public static Method setter(Property property) throws NoSuchMethodException {
    if (!property.writable()) {
      throw Unsupported.because(property + " has no setter");
    }
    return property.setter();
  }

  private static Access ofInstance(Property property, Member member, Class<?> type) {
    if (Modifier.isStatic(member.getModifiers())) {
      throw Unsupported.because(property + " is static");
    }
    return new Access(property.bean(), member, type);
  }

  /**
   * Returns whether a class on another place of the class path may belong to the package of {@code
   * neighbour}. The JVM refuses it where that package's jar is signed or seals the package. Hidden
   * nestmates are not refused.
   */
  public static boolean takesClasses(Class<?> neighbour) {
    return neighbour.getSigners() == null && !neighbour.getPackage().isSealed();
  }

  /** Returns the field, method or constructor. */
  public Member member() {
    return member;
  }

  /** Returns the method that converts the argument before the factory gets it, or null. */
  Method conversion() {
    return conversion;
  }

  /** Returns the class to whose package, or nest, the code must belong, and to which it casts. */
  public Class<?> host() {
    return host;
  }

  /** Returns whether plain code in the host's package has access; else only a nestmate has. */
  public boolean plain() {
    return plain;
  }

  /**
   * Returns the name of a class, moved to the host's package. That is the bean's package unless a
   * superclass is the host.
   */
  public String hosted(String binaryName) {
    String packageName = host.getPackageName();
    String simpleName = binaryName.substring(binaryName.lastIndexOf('.') + 1);
    return packageName.isEmpty() ? simpleName : packageName + "." + simpleName;
  }

  private static boolean reachable(Class<?> bean, Member member, Class<?>... valueTypes) {
    if (Modifier.isPrivate(member.getModifiers())
        || !visible(bean, member.getDeclaringClass(), member.getModifiers())
        || !visible(bean, member.getDeclaringClass())) {
      return false;
    }
    for (Class<?> type : valueTypes) {
      if (!visible(bean, type)) {
        return false;
      }
    }
    return true;
  }

  private static boolean visible(Class<?> from, Class<?> type) {
    Class<?> element = type;
    while (element.isArray()) {
      element = element.getComponentType();
    }
    return visible(from, element, element.getModifiers());
  }

  private static boolean visible(Class<?> from, Class<?> owner, int modifiers) {
    return Modifier.isPublic(modifiers)
        || (from.getClassLoader() == owner.getClassLoader()
            && from.getPackageName().equals(owner.getPackageName()));
  }
}
