package io.accbench.kernel.strategy;

import io.accbench.kernel.bytecode.Access;
import io.accbench.kernel.bytecode.Slot;
import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.kernel.spi.Creation;
import io.accbench.kernel.spi.Creator;
import io.accbench.kernel.spi.Form;
import io.accbench.kernel.spi.Getter;
import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.Property;
import io.accbench.kernel.spi.Setter;
import io.accbench.kernel.spi.Unsupported;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.util.List;

/** The strategy of LambdaMetafactory: the JVM generates a class that implements the slot. */
public final class Lambda implements AccessorStrategy {
  private static final String TYPED = "typed";
  private static final String INVOKER = "invoker";
  private static final MethodType TO_OBJECT = MethodType.methodType(Object.class);

  @Override
  public String name() {
    return "lambda";
  }

  @Override
  public String summary() {
    return "java.lang.invoke.LambdaMetafactory through privateLookupIn; methods, and fields by"
        + " invoker";
  }

  @Override
  public List<Form> forms() {
    return List.of(
        new Form(TYPED, "implements the slot by calling the method, without boxing"),
        new Form(INVOKER, "captures a MethodHandle and calls that: reaches fields, at its speed"));
  }

  @Override
  public Getter getter(Property property, Kind slot, String form) throws Throwable {
    Slot.check(property, slot, property.kind());
    Class<?> target = Slot.getter(slot);
    String method = Slot.getterMethod(slot);
    MethodType type = Handles.getterType(slot);
    return (Getter)
        switch (form) {
          case TYPED -> {
            Access access = Access.toRead(property);
            Lookup lookup = lookup(access);
            MethodHandle handle = direct(lookup, access.member(), false);
            yield spin(lookup, target, method, type, handle, called(handle, access, slot));
          }
          case INVOKER -> capture(target, method, Handles.reader(property).asType(type));
          default -> throw Forms.unknown(name(), form);
        };
  }

  @Override
  public Setter setter(Property property, Kind slot, String form) throws Throwable {
    Slot.check(property, slot, property.writeKind());
    Class<?> target = Slot.setter(slot);
    String method = Slot.setterMethod(slot);
    MethodType type = Handles.setterType(slot);
    return (Setter)
        switch (form) {
          case TYPED -> {
            Access access = Access.toWrite(property);
            Lookup lookup = lookup(access);
            MethodHandle handle = direct(lookup, access.member(), true);
            MethodType called = called(handle, access, slot).changeReturnType(void.class);
            yield spin(lookup, target, method, type, handle, called);
          }
          case INVOKER -> capture(target, method, Handles.writer(property).asType(type));
          default -> throw Forms.unknown(name(), form);
        };
  }

  @Override
  public Creator creator(Creation creation, String form) throws Throwable {
    return switch (form) {
      case TYPED -> typedCreator(creation);
      case INVOKER -> capturedCreator(creation);
      default -> throw Forms.unknown(name(), form);
    };
  }

  private static Creator typedCreator(Creation creation) throws Throwable {
    if (creation.arity() > 0) {
      throw Unsupported.because(
          "LambdaMetafactory needs an interface with exactly "
              + creation.arity()
              + " parameters; Creator takes an array");
    }
    Access access = Access.toCreate(creation);
    Lookup lookup = lookup(access);
    MethodHandle handle = direct(lookup, access.member(), false);
    return (Creator)
        spin(lookup, Creator.OfNothing.class, "create", TO_OBJECT, handle, handle.type());
  }

  private static Creator capturedCreator(Creation creation) throws Throwable {
    MethodHandle handle = Handles.maker(creation);
    if (creation.arity() == 0) {
      return (Creator) capture(Creator.OfNothing.class, "create", handle.asType(TO_OBJECT));
    }
    MethodHandle spread =
        handle
            .asSpreader(Object[].class, creation.arity())
            .asType(TO_OBJECT.appendParameterTypes(Object[].class));
    return (Creator) capture(Creator.OfArguments.class, "create", spread);
  }

  private static Lookup lookup(Access access) throws IllegalAccessException {
    return MethodHandles.privateLookupIn(access.host(), MethodHandles.lookup());
  }

  private static MethodHandle direct(Lookup lookup, Member member, boolean write)
      throws IllegalAccessException {
    if (member instanceof Field field) {
      return write ? lookup.unreflectSetter(field) : lookup.unreflectGetter(field);
    }
    return member instanceof Constructor<?> constructor
        ? lookup.unreflectConstructor(constructor).asFixedArity()
        : lookup.unreflect((Method) member).asFixedArity();
  }

  /** Returns the types that the generated class casts to before the call; boxes in a boxed slot. */
  private static MethodType called(MethodHandle handle, Access access, Kind slot) {
    MethodType type = slot == Kind.OBJECT ? handle.type().wrap() : handle.type();
    return type.changeParameterType(0, access.host());
  }

  private static Object spin(
      Lookup lookup,
      Class<?> target,
      String method,
      MethodType erased,
      MethodHandle handle,
      MethodType called)
      throws Throwable {
    return LambdaMetafactory.metafactory(
            lookup, method, MethodType.methodType(target), erased, handle, called)
        .getTarget()
        .invoke();
  }

  private static Object capture(Class<?> target, String method, MethodHandle exact)
      throws Throwable {
    MethodType type = exact.type();
    return LambdaMetafactory.metafactory(
            MethodHandles.lookup(),
            method,
            MethodType.methodType(target, MethodHandle.class),
            type,
            MethodHandles.exactInvoker(type),
            type)
        .getTarget()
        .invoke(exact);
  }
}
