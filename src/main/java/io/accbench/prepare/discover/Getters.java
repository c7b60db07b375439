package io.accbench.prepare.discover;

import io.accbench.kernel.spi.Property;
import io.accbench.model.FindingKind;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * Finds the properties of a bean class that are reached through getters. A getter is named {@code
 * getX} or {@code isX}, or {@code x} if a field (or record component) of that name and type exists.
 * A getter without a field counts only if there is a setter. Kotlin's {@code getX-8VGDPUY} is a
 * getter too. Each getter is tried on the beans of a graph that nothing else uses.
 */
final class Getters {
  /** The end of the name of a getter or setter whose type is a Kotlin value class. */
  private static final String MANGLING = "-[A-Za-z0-9_-]{7}$";

  private final Class<?> bean;
  private final List<?> instances;
  private final FixtureFindings findings;
  private final Methods methods;
  private final Map<String, FieldProperty> fields = new HashMap<>();

  /**
   * @param instances beans of exactly this class, at least one; their setters are called
   * @param findings takes what a reader should know about a getter or setter
   */
  Getters(Class<?> bean, List<FieldProperty> fields, List<?> instances, FixtureFindings findings) {
    this.bean = bean;
    this.instances = instances;
    this.findings = findings;
    this.methods = new Methods(bean);
    fields.stream()
        .filter(field -> !field.hidden())
        .forEach(field -> this.fields.put(field.property().name(), field));
  }

  /**
   * Returns the properties in the order of the fields. Those without a field follow, sorted by
   * name.
   */
  List<MethodProperty> find() {
    Map<String, Method> byProperty = new TreeMap<>();
    for (Method getter : methods.getters()) {
      String name = propertyName(getter);
      if (name != null) {
        byProperty.merge(name, getter, this::better);
      }
    }
    List<MethodProperty> found = new ArrayList<>();
    byProperty.forEach(
        (name, getter) -> {
          getter.setAccessible(true);
          if (reads(name, getter)) {
            found.add(property(name, getter));
          }
        });
    found.sort(Comparator.comparingInt(this::place));
    return found;
  }

  private String propertyName(Method getter) {
    String method = getter.getName();
    FieldProperty same = fields.get(method);
    if (same != null && same.property().type() == getter.getReturnType()) {
      return method;
    }
    String suffix = suffix(getter);
    if (suffix == null) {
      return null;
    }
    String usual = Character.toLowerCase(suffix.charAt(0)) + suffix.substring(1);
    if (fields.containsKey(usual)) {
      return usual;
    }
    if (fields.containsKey(suffix)) {
      return suffix;
    }
    String plain = usual.replaceFirst(MANGLING, "");
    if (fields.containsKey(plain)) {
      return plain;
    }
    boolean set = methods.setter(bean, "set" + suffix, getter.getReturnType()) != null;
    return set ? usual : null;
  }

  private static String suffix(Method getter) {
    String name = getter.getName();
    Class<?> type = getter.getReturnType();
    if (name.length() > 3 && name.startsWith("get") && !Character.isLowerCase(name.charAt(3))) {
      return name.substring(3);
    }
    boolean flag = type == boolean.class || type == Boolean.class;
    if (flag
        && name.length() > 2
        && name.startsWith("is")
        && !Character.isLowerCase(name.charAt(2))) {
      return name.substring(2);
    }
    return null;
  }

  /**
   * Returns the preferred getter: a record's accessor, otherwise {@code isX}, otherwise {@code
   * getX}, otherwise the one without a prefix.
   */
  private Method better(Method one, Method other) {
    return rank(one) <= rank(other) ? one : other;
  }

  private int rank(Method getter) {
    if (suffix(getter) == null) {
      return bean.isRecord() ? 0 : 3;
    }
    return getter.getName().startsWith("is") ? 1 : 2;
  }

  private boolean reads(String name, Method getter) {
    for (Object instance : instances) {
      try {
        getter.invoke(instance);
      } catch (InvocationTargetException e) {
        findings.add(
            FindingKind.GETTER_THROWS, describe(name, getter), String.valueOf(e.getCause()));
        return false;
      } catch (IllegalAccessException e) {
        throw new IllegalStateException(e);
      }
    }
    return true;
  }

  private MethodProperty property(String name, Method getter) {
    Method setter = setter(name, getter);
    Property property =
        Property.ofMethods(
            bean,
            name,
            getter.getReturnType(),
            getter.getDeclaringClass(),
            getter.getName(),
            setter == null ? null : setter.getDeclaringClass(),
            setter == null ? null : setter.getName());
    FieldProperty field = fields.get(name);
    FieldProperty backing =
        field != null && field.property().type() == getter.getReturnType() ? field : null;
    MethodProperty found =
        new MethodProperty(
            property, Shapes.of(getter.getReturnType()), getter, setter, backing, false);
    boolean faithful = backing != null && compare(found, name);
    if (field != null && backing == null) {
      findings.add(FindingKind.GETTER_OF_OTHER_TYPE, describe(name, getter), name);
    }
    return new MethodProperty(property, found.shape(), getter, setter, backing, faithful);
  }

  private boolean compare(MethodProperty found, String name) {
    boolean identical = true;
    for (Object instance : instances) {
      Object byField = found.backing().read(instance);
      Object byMethod = found.read(instance);
      if (!Objects.deepEquals(byField, byMethod)) {
        findings.add(FindingKind.GETTER_OF_OTHER_VALUE, describe(name, found.getter()), name);
        return false;
      }
      identical &= byField == byMethod || found.property().type().isPrimitive();
    }
    return identical;
  }

  private Method setter(String name, Method getter) {
    String suffix = suffix(getter);
    if (suffix == null) {
      suffix = Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }
    suffix = suffix.replaceFirst(MANGLING, "");
    List<String> candidates = new ArrayList<>(List.of("set" + suffix, name, "with" + suffix));
    candidates.addAll(methods.startingWith("set" + suffix + "-"));
    for (String candidate : candidates) {
      Method setter = methods.setter(bean, candidate, getter.getReturnType());
      if (setter != null && writes(name, getter, setter)) {
        return setter;
      }
    }
    return null;
  }

  /**
   * Returns whether the setter accepts the property's present value and changes the bean itself,
   * not a copy.
   */
  private boolean writes(String name, Method getter, Method setter) {
    setter.setAccessible(true);
    try {
      Object instance = sample(getter);
      Object before = getter.invoke(instance);
      Object result = setter.invoke(instance, before);
      if (setter.getReturnType() != void.class && result != instance) {
        return false;
      }
      if (Objects.deepEquals(before, getter.invoke(instance))) {
        return true;
      }
      findings.add(FindingKind.SETTER_CHANGES_VALUE, describe(name, setter));
    } catch (InvocationTargetException e) {
      findings.add(
          FindingKind.SETTER_REJECTS_VALUE, describe(name, setter), String.valueOf(e.getCause()));
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
    return false;
  }

  private Object sample(Method getter) throws IllegalAccessException, InvocationTargetException {
    for (Object instance : instances) {
      if (getter.invoke(instance) != null) {
        return instance;
      }
    }
    return instances.get(0);
  }

  private int place(MethodProperty found) {
    FieldProperty field = fields.get(found.property().name());
    return field == null ? Integer.MAX_VALUE : field.index();
  }

  private String describe(String name, Method method) {
    return bean.getSimpleName() + "." + name + ": " + method.getName();
  }
}
