package io.accbench.prepare.discover;

import io.accbench.kernel.spi.Property;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the fields that hold a bean's state: superclass first, in declaration order, which the
 * JVM's reflection keeps for fields. Fields that the JDK's classes declare are left out.
 */
public final class Fields {
  private Fields() {}

  public static List<FieldProperty> of(Class<?> bean) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> type : hierarchy(bean)) {
      for (Field field : type.getDeclaredFields()) {
        if (isState(field)) {
          fields.add(field);
        }
      }
    }
    Map<String, Field> visible = new HashMap<>();
    fields.forEach(field -> visible.put(field.getName(), field));
    List<FieldProperty> properties = new ArrayList<>();
    for (Field field : fields) {
      boolean hidden = !field.equals(visible.get(field.getName()));
      properties.add(property(bean, field, properties.size(), hidden));
    }
    return properties;
  }

  /** Returns the bean class and those of its superclasses that are not the JDK's, topmost first. */
  public static Deque<Class<?>> hierarchy(Class<?> bean) {
    Deque<Class<?>> types = new ArrayDeque<>();
    for (Class<?> type = bean; type != null && !Jdk.owns(type); type = type.getSuperclass()) {
      types.push(type);
    }
    return types;
  }

  private static boolean isState(Field field) {
    return !Modifier.isStatic(field.getModifiers())
        && !Modifier.isTransient(field.getModifiers())
        && !field.isSynthetic();
  }

  private static FieldProperty property(Class<?> bean, Field field, int index, boolean hidden) {
    field.setAccessible(true);
    Class<?> owner = field.getDeclaringClass();
    String name = hidden ? owner.getSimpleName() + "." + field.getName() : field.getName();
    boolean writable = !Modifier.isFinal(field.getModifiers()) && !owner.isRecord();
    Property property =
        Property.ofField(bean, name, field.getType(), owner, field.getName(), writable);
    return new FieldProperty(property, Shapes.of(field.getType()), field, index, hidden);
  }
}
