package io.accbench.kernel.strategy;

import io.accbench.kernel.bytecode.Access;
import io.accbench.kernel.bytecode.Compiled;
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
import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/**
 * The strategy of plain code, generated before the fork as {@code javac} would compile it and
 * loaded from the class path. It uses neither reflective calls nor {@code java.lang.invoke}, except
 * for a member that plain code cannot access: the code for it is defined as a nestmate.
 */
public final class Direct implements AccessorStrategy {
  private static final String COMPILED = "compiled";

  @Override
  public String name() {
    return "direct";
  }

  @Override
  public String summary() {
    return "plain code in the bean's package, compiled ahead; as a nestmate class where plain"
        + " code reaches no private member";
  }

  @Override
  public List<Form> forms() {
    return List.of(new Form(COMPILED, "one class for each property, compiled before the run"));
  }

  @Override
  public Getter getter(Property property, Kind slot, String form) throws Throwable {
    Slot.check(property, slot, property.kind());
    String name = Compiled.getterName(property, slot);
    Object plain = plain(property.bean(), name, form);
    return (Getter)
        (plain != null ? plain : nestmate(property.bean(), name, Access.toRead(property)));
  }

  @Override
  public Setter setter(Property property, Kind slot, String form) throws Throwable {
    Slot.check(property, slot, property.writeKind());
    if (!property.writable()) {
      throw Unsupported.because(property + " cannot be written");
    }
    String name = Compiled.setterName(property, slot);
    Object plain = plain(property.bean(), name, form);
    return (Setter)
        (plain != null ? plain : nestmate(property.bean(), name, Access.toWrite(property)));
  }

  @Override
  public Creator creator(Creation creation, String form) throws Throwable {
    String name = Compiled.creatorName(creation);
    Object plain = plain(creation.bean(), name, form);
    return (Creator)
        (plain != null ? plain : nestmate(creation.bean(), name, Access.toCreate(creation)));
  }

  /**
   * Returns the accessor that the class on the class path registers, or null without such a class.
   */
  private Object plain(Class<?> bean, String name, String form) {
    if (!form.equals(COMPILED)) {
      throw Forms.unknown(name(), form);
    }
    try {
      Class.forName(name, true, bean.getClassLoader());
      return Compiled.registered(name);
    } catch (ClassNotFoundException e) {
      return null;
    }
  }

  private static synchronized Object nestmate(Class<?> bean, String name, Access access)
      throws IOException, IllegalAccessException {
    String file = name.replace('.', '/') + Compiled.NESTMATE_SUFFIX;
    try (InputStream stream = bean.getClassLoader().getResourceAsStream(file)) {
      if (stream == null) {
        throw Unsupported.because("no compiled accessor was prepared for " + name);
      }
      Nestmates.define(access.host(), stream.readAllBytes());
      return Compiled.take(access.hosted(name));
    }
  }
}
