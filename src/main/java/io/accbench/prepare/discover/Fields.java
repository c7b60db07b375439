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
 * JVM's reflection keeps for fields. Fields that the JDK's classes declare are left out. A field
 * that a subclass hides is named with its class: {@code Base.id}, or {@code com.acme.v1.Order.id}
 * if several of the classes are called {@code Order}.
 */
public final class Fields {
  private Fields() {}

  public static List<FieldProperty> of(Class<?> bean) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> type : hierarchy(bean)) {
      for (Field field : type.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())
            && !Modifier.isTransient(field.getModifiers())
            && !field.isSynthetic()) {
          fields.add(field);
        }
      }
    }
    Map<String, Field> visible = new HashMap<>();
    Map<String, Integer> owners = new HashMap<>();
    for (Field field : fields) {
      visible.put(field.getName(), field);
      owners.merge(ofOwner(field), 1, Integer::sum);
    }
    List<FieldProperty> properties = new ArrayList<>();
    for (Field field : fields) {
      boolean hidden = !field.equals(visible.get(field.getName()));
      String name =
          !hidden
              ? field.getName()
              : owners.get(ofOwner(field)) == 1
                  ? ofOwner(field)
                  : field.getDeclaringClass().getName() + "." + field.getName();
      properties.add(property(bean, field, name, properties.size(), hidden));
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

  /** Returns the name of a field with that of its class, which other classes may have, too. */
  private static String ofOwner(Field field) {
    return field.getDeclaringClass().getSimpleName() + "." + field.getName();
  }

  private static FieldProperty property(
      Class<?> bean, Field field, String name, int index, boolean hidden) {
    field.setAccessible(true);
    Class<?> owner = field.getDeclaringClass();
    boolean writable = !Modifier.isFinal(field.getModifiers()) && !owner.isRecord();
    Property property =
        Property.ofField(bean, name, field.getType(), owner, field.getName(), writable);
    return new FieldProperty(property, Shapes.of(field.getType()), field, index, hidden);
  }
}
