package io.accbench.kernel.bytecode;

import io.accbench.kernel.spi.Creation;
import io.accbench.kernel.spi.MemberKind;
import io.accbench.kernel.spi.Property;
import java.lang.reflect.Executable;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/**
 * A member, and the class from whose place code can reach it: the bean class if plain code of the
 * bean's package can, else the class that declares the member, whose nestmate the code must be.
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
   * The field or getter of a property.
   *
   * @throws UnsupportedOperationException when it is static
   */
  public static Access toRead(Property property) throws ReflectiveOperationException {
    Member member = property.member() == MemberKind.FIELD ? property.field() : property.getter();
    return ofInstance(property, member);
  }

  /**
   * The field or setter of a property.
   *
   * @throws UnsupportedOperationException when there is none, or it is static
   */
  public static Access toWrite(Property property) throws ReflectiveOperationException {
    return ofInstance(
        property, property.member() == MemberKind.FIELD ? property.field() : setter(property));
  }

  /** The constructor or factory method of a creation. */
  public static Access toCreate(Creation creation) throws ReflectiveOperationException {
    Executable executable = creation.factory() ? creation.factoryMethod() : creation.constructor();
    Method conversion = creation.converted() ? creation.conversion() : null;
    return new Access(creation.bean(), executable, conversion, executable.getParameterTypes());
  }

  /**
   * The setter of a property.
   *
   * @throws UnsupportedOperationException when there is none
   */
  public static Method setter(Property property) throws NoSuchMethodException {
    if (!property.writable()) {
      throw new UnsupportedOperationException(property + " has no setter");
    }
    return property.setter();
  }

  private static Access ofInstance(Property property, Member member) {
    if (Modifier.isStatic(member.getModifiers())) {
      throw new UnsupportedOperationException(property + " is static");
    }
    return new Access(property.bean(), member, property.type());
  }

  /** The field, method or constructor. */
  public Member member() {
    return member;
  }

  /** What converts the argument of a factory before, or null. */
  Method conversion() {
    return conversion;
  }

  /** The class to whose package, or nest, the code must belong, and to which it casts. */
  public Class<?> host() {
    return host;
  }

  /** Whether plain code of the host's package can; else only a nestmate of the host can. */
  public boolean plain() {
    return plain;
  }

  /**
   * The name of a class in the host's package, which is the bean's unless a superclass hosts it.
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
