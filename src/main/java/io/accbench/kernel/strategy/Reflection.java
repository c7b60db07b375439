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
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.List;

/**
 * The strategy of core reflection: {@code Field.getInt}, {@code Method.invoke}, {@code
 * Constructor.newInstance}.
 */
public final class Reflection implements AccessorStrategy {
  private static final String PLAIN = "plain";
  private static final String CONSTANT = "constant";
  private static final String PER_CALL = "percall";

  @Override
  public String name() {
    return "reflection";
  }

  @Override
  public String summary() {
    return "java.lang.reflect: Field, Method and Constructor after setAccessible";
  }

  @Override
  public List<Form> forms() {
    return List.of(
        new Form(PLAIN, "the Field, Method or Constructor in an instance field"),
        new Form(CONSTANT, "the same in a static final field, one class each (class data)"),
        new Form(PER_CALL, "looked up by name at every call: what not to do"));
  }

  @Override
  public String constantForm() {
    return CONSTANT;
  }

  @Override
  public Getter getter(Property property, Kind slot, String form) throws Throwable {
    Slot.check(property, slot, property.kind());
    if (property.member() == MemberKind.FIELD) {
      return (Getter) ofField(property.field(), form);
    }
    return (Getter) ofMethod(property.getter(), form);
  }

  @Override
  public Setter setter(Property property, Kind slot, String form) throws Throwable {
    Slot.check(property, slot, property.writeKind());
    if (property.member() == MemberKind.FIELD) {
      return (Setter) ofField(property.field(), form);
    }
    return (Setter) ofMethod(Access.setter(property), form);
  }

  @Override
  public Creator creator(Creation creation, String form) throws Throwable {
    if (creation.converted()) {
      return converted(creation, form);
    }
    if (creation.factory()) {
      return (Creator) ofMethod(creation.factoryMethod(), form);
    }
    Constructor<?> constructor = creation.constructor();
    constructor.setAccessible(true);
    return switch (form) {
      case PLAIN -> new ConstructorAccessor(constructor);
      case CONSTANT -> (Creator) ConstantClass.of(ConstantConstructor.class, constructor);
      case PER_CALL -> new SoughtConstructor(constructor);
      default -> throw Forms.unknown(name(), form);
    };
  }

  private Creator converted(Creation creation, String form) throws Exception {
    if (!form.equals(CONSTANT)) {
      return new ConvertedCreator(
          (Creator.OfArguments) ofMethod(creation.conversion(), form),
          (Creator.OfArguments) ofMethod(creation.factoryMethod(), form));
    }
    Method[] methods = {creation.conversion(), creation.factoryMethod()};
    for (Method method : methods) {
      method.setAccessible(true);
    }
    return (Creator) ConstantClass.of(ConstantConversion.class, methods);
  }

  private Object ofField(Field field, String form) throws Exception {
    field.setAccessible(true);
    return switch (form) {
      case PLAIN -> new FieldAccessor(field);
      case CONSTANT -> ConstantClass.of(ConstantField.class, field);
      case PER_CALL -> new SoughtField(field);
      default -> throw Forms.unknown(name(), form);
    };
  }

  private Object ofMethod(Method method, String form) throws Exception {
    method.setAccessible(true);
    return switch (form) {
      case PLAIN -> new MethodAccessor(method);
      case CONSTANT -> ConstantClass.of(ConstantMethod.class, method);
      case PER_CALL -> new SoughtMethod(method);
      default -> throw Forms.unknown(name(), form);
    };
  }
}
