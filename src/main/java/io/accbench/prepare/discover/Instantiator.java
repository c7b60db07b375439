package io.accbench.prepare.discover;

import io.accbench.kernel.spi.Creation;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.util.List;

/**
 * The way in which a bean class is made, with the field from which each argument comes.
 *
 * @param conversion the method through which the argument goes first, or null
 * @param words a description for a reader: {@code no-arg constructor}, {@code factory Money::of}
 */
public record Instantiator(
    Creation creation,
    Executable executable,
    Method conversion,
    List<FieldProperty> arguments,
    String words) {

  public String[] argumentNames() {
    return arguments.stream().map(field -> field.property().name()).toArray(String[]::new);
  }

  /** Makes a bean of arguments, as plain reflection does. */
  public Object make(Object... values) throws ReflectiveOperationException {
    if (executable instanceof Constructor<?> constructor) {
      return constructor.newInstance(values);
    }
    Object[] converted =
        conversion == null ? values : new Object[] {conversion.invoke(null, values)};
    return ((Method) executable).invoke(null, converted);
  }

  public int[] indices() {
    return arguments.stream().mapToInt(FieldProperty::index).toArray();
  }
}
