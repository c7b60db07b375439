package io.accbench.kernel.strategy;

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
import java.util.List;

/**
 * The strategy of {@code sun.misc.Unsafe}, which accesses memory at an offset. It does not check
 * the receiver, except in the form {@code checked}, and creates with {@code allocateInstance},
 * which runs no constructor.
 */
public final class UnsafeStrategy implements AccessorStrategy {
  private static final String SWITCH = "switch";
  private static final String TYPED = "typed";
  private static final String CHECKED = "checked";
  private static final String CONSTANT = "constant";

  @Override
  public String name() {
    return "unsafe";
  }

  @Override
  public String summary() {
    return "sun.misc.Unsafe, unchecked; fields only; creation by allocateInstance skips the"
        + " constructor and initialisers";
  }

  @Override
  public List<Form> forms() {
    return List.of(
        new Form(SWITCH, "offset in an instance field; one class, a switch over kinds when boxed"),
        new Form(TYPED, "offset in an instance field; a class for each kind"),
        new Form(CHECKED, "switch, and the receiver's class is checked"),
        new Form(CONSTANT, "offset in a static final field, one class each (class data)"));
  }

  @Override
  public List<String> flags() {
    return List.of("--sun-misc-unsafe-memory-access=allow");
  }

  @Override
  public String constantForm() {
    return CONSTANT;
  }

  @Override
  public Getter getter(Property property, Kind slot, String form) throws Throwable {
    Slot.check(property, slot, property.kind());
    return (Getter) holder(UnsafeField.of(property), form);
  }

  @Override
  public Setter setter(Property property, Kind slot, String form) throws Throwable {
    Slot.check(property, slot, property.writeKind());
    return (Setter) holder(UnsafeField.of(property), form);
  }

  @Override
  public Creator creator(Creation creation, String form) {
    if (creation.factory() || creation.arity() > 0) {
      throw Unsupported.because("Unsafe.allocateInstance calls no factory and takes no arguments");
    }
    return new UnsafeAllocation(creation.bean());
  }

  private Object holder(UnsafeField field, String form) throws Exception {
    return field.isVolatile() ? ofVolatile(field, form) : ofPlain(field, form);
  }

  private Object ofPlain(UnsafeField field, String form) throws Exception {
    return switch (form) {
      case SWITCH -> new UnsafeSwitch(field);
      case TYPED -> UnsafeTyped.of(field);
      case CHECKED -> new UnsafeChecked(field);
      case CONSTANT -> ConstantClass.of(UnsafeConstant.class, field);
      default -> throw Forms.unknown(name(), form);
    };
  }

  private Object ofVolatile(UnsafeField field, String form) throws Exception {
    return switch (form) {
      case SWITCH -> new UnsafeVolatile(field);
      case TYPED, CHECKED ->
          throw Unsupported.because(
              "a volatile field has the forms unsafe/switch and unsafe/constant only");
      case CONSTANT -> ConstantClass.of(UnsafeConstantVolatile.class, field);
      default -> throw Forms.unknown(name(), form);
    };
  }
}
