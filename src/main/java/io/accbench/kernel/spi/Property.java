package io.accbench.kernel.spi;

import java.lang.reflect.Field;
import java.lang.reflect.Method;

/**
 * A property of a bean class, and the member through which it is accessed.
 *
 * <p>It carries names, not resolved members: {@link #field()}, {@link #getter()} and {@link
 * #setter()} look them up again at each call, because the look-up is part of the cost of a first
 * operation.
 */
public final class Property {
  private final Class<?> bean;
  private final String name;
  private final Class<?> type;
  private final MemberKind member;
  private final Class<?> readOwner;
  private final String readName;
  private final Class<?> writeOwner;
  private final String writeName;

  private Property(
      Class<?> bean,
      String name,
      Class<?> type,
      MemberKind member,
      Class<?> readOwner,
      String readName,
      Class<?> writeOwner,
      String writeName) {
    this.bean = bean;
    this.name = name;
    this.type = type;
    this.member = member;
    this.readOwner = readOwner;
    this.readName = readName;
    this.writeOwner = writeOwner;
    this.writeName = writeName;
  }

  /**
   * Returns a property that is accessed through the field {@code fieldName} that {@code owner} (the
   * bean class or a superclass) declares; {@code writable} is false for a final field and a record
   * component.
   */
  public static Property ofField(
      Class<?> bean,
      String name,
      Class<?> type,
      Class<?> owner,
      String fieldName,
      boolean writable) {
    return new Property(
        bean, name, type, MemberKind.FIELD, owner, fieldName, owner, writable ? fieldName : null);
  }

  /**
   * Returns a property that is accessed through its getter and, unless {@code setterName} is null,
   * its setter; the owners are the classes that declare them.
   */
  public static Property ofMethods(
      Class<?> bean,
      String name,
      Class<?> type,
      Class<?> getterOwner,
      String getterName,
      Class<?> setterOwner,
      String setterName) {
    return new Property(
        bean, name, type, MemberKind.METHOD, getterOwner, getterName, setterOwner, setterName);
  }

  /** Returns the concrete class whose instances are read and written. */
  public Class<?> bean() {
    return bean;
  }

  public String name() {
    return name;
  }

  /** Returns the declared (erased) type of the field or of the getter's result. */
  public Class<?> type() {
    return type;
  }

  public Kind kind() {
    return Kind.of(type);
  }

  public MemberKind member() {
    return member;
  }

  /** Returns whether plain code could write it: a non-final field, or an existing setter. */
  public boolean writable() {
    return writeName != null;
  }

  /** Looks up the field; only for {@link MemberKind#FIELD}. */
  public Field field() throws NoSuchFieldException {
    return readOwner.getDeclaredField(readName);
  }

  /** Looks up the getter; only for {@link MemberKind#METHOD}. */
  public Method getter() throws NoSuchMethodException {
    return readOwner.getDeclaredMethod(readName);
  }

  /** Looks up the setter; only for a writable {@link MemberKind#METHOD} property. */
  public Method setter() throws NoSuchMethodException {
    return writeOwner.getDeclaredMethod(writeName, type);
  }

  @Override
  public String toString() {
    return bean.getName() + "." + name;
  }
}
