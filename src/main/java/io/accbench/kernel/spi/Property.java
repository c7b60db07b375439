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
  private final Class<?> writeType;

  private Property(
      Class<?> bean,
      String name,
      Class<?> type,
      MemberKind member,
      Class<?> readOwner,
      String readName,
      Class<?> writeOwner,
      String writeName,
      Class<?> writeType) {
    this.bean = bean;
    this.name = name;
    this.type = type;
    this.member = member;
    this.readOwner = readOwner;
    this.readName = readName;
    this.writeOwner = writeOwner;
    this.writeName = writeName;
    this.writeType = writeType;
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
        bean,
        name,
        type,
        MemberKind.FIELD,
        owner,
        fieldName,
        owner,
        writable ? fieldName : null,
        type);
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
        bean,
        name,
        type,
        MemberKind.METHOD,
        getterOwner,
        getterName,
        setterOwner,
        setterName,
        type);
  }

  /**
   * Returns the same property with a setter whose parameter is of {@code writeType}: the getter's
   * type, the box or the primitive of it, or a type that every value of the property has.
   */
  public Property withSetter(Class<?> setterOwner, String setterName, Class<?> writeType) {
    return new Property(
        bean, name, type, member, readOwner, readName, setterOwner, setterName, writeType);
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

  /** Returns the kind of the value that is read. */
  public Kind kind() {
    return Kind.of(type);
  }

  /**
   * Returns the declared (erased) type of the field or of the setter's parameter, which may be
   * another one than {@link #type()}.
   */
  public Class<?> writeType() {
    return writeType;
  }

  /** Returns the kind of the value that is written: {@code OBJECT} for a setter of a box. */
  public Kind writeKind() {
    return Kind.of(writeType);
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
    return writeOwner.getDeclaredMethod(writeName, writeType);
  }

  @Override
  public String toString() {
    return bean.getName() + "." + name;
  }
}
