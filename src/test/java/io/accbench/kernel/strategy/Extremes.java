package io.accbench.kernel.strategy;

import java.util.ArrayList;
import java.util.List;

/** The values of a type at which a wrong width, sign or boxing shows. */
final class Extremes {
  private Extremes() {}

  static List<Object> of(Class<?> type) {
    List<Object> values = new ArrayList<>();
    if (type == boolean.class || type == Boolean.class) {
      values.addAll(List.of(true, false));
    } else if (type == char.class || type == Character.class) {
      values.addAll(List.of(Character.MIN_VALUE, Character.MAX_VALUE, 'x'));
    } else if (type == byte.class || type == Byte.class) {
      values.addAll(List.of(Byte.MIN_VALUE, Byte.MAX_VALUE, (byte) -1));
    } else if (type == short.class || type == Short.class) {
      values.addAll(List.of(Short.MIN_VALUE, Short.MAX_VALUE, (short) -1));
    } else if (type == int.class || type == Integer.class) {
      values.addAll(List.of(Integer.MIN_VALUE, Integer.MAX_VALUE, -1, 70_003));
    } else if (type == long.class || type == Long.class) {
      values.addAll(List.of(Long.MIN_VALUE, Long.MAX_VALUE, -1L));
    } else if (type == float.class || type == Float.class) {
      values.addAll(List.of(Float.MIN_VALUE, Float.MAX_VALUE, Float.NaN, -0.0f));
    } else if (type == double.class || type == Double.class) {
      values.addAll(List.of(Double.MIN_VALUE, Double.MAX_VALUE, Double.NaN, -0.0));
    } else if (type == int[].class) {
      values.add(new int[] {1, 2});
    } else if (type == String[].class) {
      values.add(new String[] {"a"});
    } else if (type == Object[].class) {
      values.add(new Object[] {"a", 1});
    } else {
      values.addAll(List.of("", "text"));
    }
    if (!type.isPrimitive()) {
      values.add(null);
    }
    return values;
  }
}
