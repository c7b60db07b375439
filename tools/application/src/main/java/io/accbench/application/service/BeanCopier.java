package io.accbench.application.service;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A deep copier of beans to beans of the same or another class, property by property. */
final class BeanCopier {
  private final Map<Class<?>, Copied> classes = new HashMap<>();

  private record Property(Access.Getter getter, Access.Setter setter) {}

  private record Copied(Access.Maker maker, Property[] properties) {}

  BeanCopier(Access access, Map<Class<?>, Class<?>> targets) throws Throwable {
    for (Map.Entry<Class<?>, Class<?>> entry : targets.entrySet()) {
      classes.put(entry.getKey(), copied(access, entry.getKey(), entry.getValue()));
    }
  }

  private static Copied copied(Access access, Class<?> from, Class<?> to) throws Throwable {
    List<Property> properties = new ArrayList<>();
    for (Method setter : to.getMethods()) {
      Method getter = setter.getName().startsWith("set") ? getter(from, setter) : null;
      if (getter != null) {
        properties.add(new Property(access.getter(getter), access.setter(setter)));
      }
    }
    return new Copied(
        access.maker(to.getDeclaredConstructor()), properties.toArray(Property[]::new));
  }

  private static Method getter(Class<?> from, Method setter) {
    String name = setter.getName().substring("set".length());
    for (Method method : from.getMethods()) {
      if (method.getName().equals("get" + name) || method.getName().equals("is" + name)) {
        return method;
      }
    }
    return null;
  }

  /** Returns a copy of a bean, a list or a map with all that it holds; else the value itself. */
  Object copy(Object value) throws Throwable {
    if (value == null) {
      return null;
    }
    Copied copied = classes.get(value.getClass());
    if (copied != null) {
      return copyOfBean(value, copied);
    }
    if (value instanceof List<?> list) {
      List<Object> copy = new ArrayList<>(list.size());
      for (Object element : list) {
        copy.add(copy(element));
      }
      return copy;
    }
    return value instanceof Map<?, ?> map ? new LinkedHashMap<>(map) : value;
  }

  private Object copyOfBean(Object bean, Copied copied) throws Throwable {
    Object copy = copied.maker.make();
    for (Property property : copied.properties) {
      property.setter.set(copy, copy(property.getter.get(bean)));
    }
    return copy;
  }
}
