package io.accbench.prepare;

import io.accbench.kernel.spi.Creation;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.util.List;

/**
 * How a bean class is made, and the field that each argument takes.
 *
 * @param conversion what the argument goes through before, or null
 * @param words for a reader: {@code no-arg constructor}, {@code factory Money::of}
 */
record Making(
    Creation creation,
    Executable executable,
    Method conversion,
    List<FieldProperty> arguments,
    String words) {

  String[] argumentNames() {
    return arguments.stream().map(field -> field.property().name()).toArray(String[]::new);
  }

  int[] indices() {
    return arguments.stream().mapToInt(FieldProperty::index).toArray();
  }
}
