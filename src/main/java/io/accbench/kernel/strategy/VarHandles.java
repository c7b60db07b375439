package io.accbench.kernel.strategy;

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
import java.lang.invoke.VarHandle;
import java.lang.invoke.VarHandle.AccessMode;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;

/** The strategy of VarHandles of fields. It reads and writes a volatile field as such. */
public final class VarHandles implements AccessorStrategy {
  private static final String TO_METHOD_HANDLE = "tomethodhandle";
  private static final String GENERIC = "generic";
  private static final String CONSTANT = "constant";

  @Override
  public String name() {
    return "varhandle";
  }

  @Override
  public String summary() {
    return "java.lang.invoke.VarHandle through privateLookupIn; fields only";
  }

  @Override
  public List<Form> forms() {
    return List.of(
        new Form(TO_METHOD_HANDLE, "toMethodHandle and asType once, then invokeExact"),
        new Form(GENERIC, "VarHandle.get and set on Object: adapted at every call"),
        new Form(CONSTANT, "tomethodhandle, in a static final field, one class each (class data)"));
  }

  @Override
  public String constantForm() {
    return CONSTANT;
  }

  @Override
  public Getter getter(Property property, Kind slot, String form) throws Throwable {
    Slot.check(property, slot, property.kind());
    Field field = field(property);
    AccessMode mode = isVolatile(field) ? AccessMode.GET_VOLATILE : AccessMode.GET;
    return (Getter) holder(field, mode, Handles.getterType(slot), form);
  }

  @Override
  public Setter setter(Property property, Kind slot, String form) throws Throwable {
    Slot.check(property, slot, property.writeKind());
    Field field = field(property);
    AccessMode mode = isVolatile(field) ? AccessMode.SET_VOLATILE : AccessMode.SET;
    return (Setter) holder(field, mode, Handles.setterType(slot), form);
  }

  @Override
  public Creator creator(Creation creation, String form) {
    throw Unsupported.because("a VarHandle reaches fields only: it creates nothing");
  }

  private Object holder(Field field, AccessMode mode, MethodType slot, String form)
      throws Exception {
    VarHandle handle =
        MethodHandles.privateLookupIn(field.getDeclaringClass(), MethodHandles.lookup())
            .unreflectVarHandle(field);
    // for a final field this throws here already, not at the first call
    MethodHandle exact = handle.toMethodHandle(mode).asType(slot);
    return switch (form) {
      case TO_METHOD_HANDLE -> new ExactHandle(exact);
      case GENERIC ->
          isVolatile(field) ? new VolatileVarHandle(handle) : new GenericVarHandle(handle);
      case CONSTANT -> ConstantClass.of(ConstantHandle.class, exact);
      default -> throw Forms.unknown(name(), form);
    };
  }

  private static Field field(Property property) throws NoSuchFieldException {
    if (property.member() != MemberKind.FIELD) {
      throw Unsupported.because("a VarHandle reaches fields only, not methods");
    }
    return property.field();
  }

  private static boolean isVolatile(Field field) {
    return Modifier.isVolatile(field.getModifiers());
  }
}
