package io.accbench.prepare.discover;

import io.accbench.model.FindingKind;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Tries setters with the values that their properties have, on beans that nothing else uses. What a
 * setter does to its bean is undone.
 */
final class SetterAttempt {
  private final Class<?> bean;
  private final List<FieldProperty> fields;
  private final List<?> others;
  private final Accessors.LeftOutMembers leftOut;

  SetterAttempt(
      Class<?> bean, List<FieldProperty> fields, List<?> others, Accessors.LeftOutMembers leftOut) {
    this.bean = bean;
    this.fields = fields;
    this.others = others;
    this.leftOut = leftOut;
  }

  /**
   * Returns whether a setter can be measured; says why not.
   *
   * @param all the properties of the bean
   */
  boolean writes(MethodProperty property, Method setter, Iterable<MethodProperty> all) {
    setter.setAccessible(true);
    try {
      List<Object> values = new ArrayList<>();
      others.forEach(other -> values.add(property.read(other)));
      if (values.stream().anyMatch(value -> !Setters.takes(setter, value))) {
        leftOut.addOtherType(setter);
        return false;
      }
      int sample = Math.max(0, firstValue(values));
      for (int i = 0; i < values.size(); i++) {
        Iterable<MethodProperty> watched = i == sample ? all : List.of();
        if (!writes(property, setter, others.get(i), values.get(i), watched)) {
          return false;
        }
      }
      return true;
    } catch (InvocationTargetException | RuntimeException e) {
      leftOut.addThrown(FindingKind.SETTER_REJECTS_VALUE, setter, e);
      return false;
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private static int firstValue(List<Object> values) {
    int index = 0;
    while (index < values.size() && values.get(index) == null) {
      index++;
    }
    return index < values.size() ? index : -1;
  }

  /**
   * Returns whether the setter stores the property's present value in the bean itself, not in a
   * copy, and changes neither the watched properties nor the fields of the value.
   */
  private boolean writes(
      MethodProperty property,
      Method setter,
      Object other,
      Object value,
      Iterable<MethodProperty> watched)
      throws InvocationTargetException, IllegalAccessException {
    Map<MethodProperty, Object> kept = new LinkedHashMap<>();
    watched.forEach(each -> kept.put(each, ContentComparison.kept(each.read(other))));
    kept.remove(property);
    Object content = ContentComparison.kept(value);
    List<FieldProperty> ofValue =
        value != null && Jdk.isBean(value.getClass()) ? Fields.of(value.getClass()) : List.of();
    BeanState valueBefore = new BeanState(value, ofValue);
    BeanState before = new BeanState(other, fields);
    try {
      Object result = setter.invoke(other, value);
      if (result != other && bean.isInstance(result)) {
        return false;
      }
      if (!new ContentComparison(true).equal(content, property.read(other))) {
        leftOut.add(FindingKind.SETTER_CHANGES_VALUE, setter.getName());
        return false;
      }
      String changed = changed(other, kept);
      if (changed == null) {
        changed = valueBefore.changed(new BeanState(value, ofValue), ofValue);
      }
      if (changed != null) {
        leftOut.add(FindingKind.SETTER_CHANGES_BEAN, setter.getName() + " changes " + changed);
      }
      return changed == null;
    } finally {
      before.restore(other, fields);
      ContentComparison.restore(value, content);
    }
  }

  private static String changed(Object other, Map<MethodProperty, Object> kept) {
    for (Map.Entry<MethodProperty, Object> entry : kept.entrySet()) {
      if (!new ContentComparison(true).equal(entry.getValue(), entry.getKey().read(other))) {
        return entry.getKey().property().name();
      }
    }
    return null;
  }
}
