package io.accbench.kernel.strategy;

import io.accbench.kernel.bytecode.Access;
import io.accbench.kernel.bytecode.Slot;
import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.kernel.spi.Creation;
import io.accbench.kernel.spi.Creator;
import io.accbench.kernel.spi.Form;
import io.accbench.kernel.spi.Getter;
import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.MemberKind;
import io.accbench.kernel.spi.Property;
import io.accbench.kernel.spi.Setter;
import io.accbench.kernel.spi.Unsupported;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.List;

/** The strategy of method handles, unreflected after {@code setAccessible}. */
public final class Handles implements AccessorStrategy {
  private static final String EXACT = "exact";
  private static final String CONSTANT = "constant";
  private static final String GENERIC = "generic";
  private static final String WITH_ARGUMENTS = "invokewitharguments";

  @Override
  public String name() {
    return "methodhandle";
  }

  @Override
  public String summary() {
    return "java.lang.invoke.MethodHandle, unreflected after setAccessible";
  }

  @Override
  public List<Form> forms() {
    return List.of(
        new Form(EXACT, "asType to the slot's erased type once, then invokeExact"),
        new Form(CONSTANT, "exact, in a static final field, one class each (class data)"),
        new Form(GENERIC, "invoke on the handle as it is: its type is adapted at every call"),
        new Form(WITH_ARGUMENTS, "invokeWithArguments: what not to do"));
  }

  @Override
  public String constantForm() {
    return CONSTANT;
  }

  @Override
  public Getter getter(Property property, Kind slot, String form) throws Throwable {
    Slot.check(property, slot, property.kind());
    return (Getter) holder(reader(property), getterType(slot), form);
  }

  @Override
  public Setter setter(Property property, Kind slot, String form) throws Throwable {
    Slot.check(property, slot, property.writeKind());
    return (Setter) holder(writer(property), setterType(slot), form);
  }

  @Override
  public Creator creator(Creation creation, String form) throws Throwable {
    MethodHandle handle = maker(creation);
    if (creation.arity() == 0) {
      return (Creator) holder(handle, MethodType.methodType(Object.class), form);
    }
    // invokeWithArguments spreads the array itself
    MethodHandle spread =
        form.equals(WITH_ARGUMENTS) ? handle : handle.asSpreader(Object[].class, creation.arity());
    return (Creator) holder(spread, MethodType.methodType(Object.class, Object[].class), form);
  }

  /**
   * Returns the type that {@code invokeExact} needs in a getter slot: {@code (Object)int} for int.
   */
  static MethodType getterType(Kind slot) {
    return MethodType.methodType(slot.type(), Object.class);
  }

  /** Returns the type of a setter slot: {@code (Object, int)void} for {@link Kind#INT}. */
  static MethodType setterType(Kind slot) {
    return MethodType.methodType(void.class, Object.class, slot.type());
  }

  /**
   * Returns the handle of a constructor or factory, of its own type and fixed arity.
   *
   * @throws UnsupportedOperationException when its parameters take all 255 slots that a method may
   *     have (JVMS 4.3.3): a handle needs one for itself
   */
  static MethodHandle maker(Creation creation) throws ReflectiveOperationException {
    try {
      return unreflected(creation);
    } catch (IllegalArgumentException slots) {
      throw Unsupported.because(creation + " has too many parameters: " + slots.getMessage());
    }
  }

  private static MethodHandle unreflected(Creation creation) throws ReflectiveOperationException {
    if (creation.factory()) {
      MethodHandle factory = ofMethod(creation.factoryMethod());
      return creation.converted()
          ? MethodHandles.filterReturnValue(ofMethod(creation.conversion()), factory)
          : factory;
    }
    Constructor<?> constructor = creation.constructor();
    constructor.setAccessible(true);
    return MethodHandles.lookup().unreflectConstructor(constructor).asFixedArity();
  }

  /** Returns the handle that reads a property, of its own type. */
  static MethodHandle reader(Property property) throws ReflectiveOperationException {
    if (property.member() == MemberKind.METHOD) {
      return ofMethod(property.getter());
    }
    Field field = property.field();
    field.setAccessible(true);
    return MethodHandles.lookup().unreflectGetter(field);
  }

  /** Returns the handle that writes a property, of its own type. */
  static MethodHandle writer(Property property) throws ReflectiveOperationException {
    if (property.member() == MemberKind.METHOD) {
      return ofMethod(Access.setter(property));
    }
    Field field = property.field();
    field.setAccessible(true);
    return MethodHandles.lookup().unreflectSetter(field);
  }

  private static MethodHandle ofMethod(Method method) throws IllegalAccessException {
    method.setAccessible(true);
    // a setter with a variable number of arguments would collect them into another array
    return MethodHandles.lookup().unreflect(method).asFixedArity();
  }

  private Object holder(MethodHandle handle, MethodType slot, String form) throws Exception {
    return switch (form) {
      case EXACT -> new ExactHandle(handle.asType(slot));
      case CONSTANT -> ConstantClass.of(ConstantHandle.class, handle.asType(slot));
      case GENERIC -> new GenericHandle(handle);
      case WITH_ARGUMENTS -> new ListedHandle(handle);
      default -> throw Forms.unknown(name(), form);
    };
  }
}
