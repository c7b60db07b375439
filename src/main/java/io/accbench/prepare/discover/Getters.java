package io.accbench.prepare.discover;

import io.accbench.model.FindingKind;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The rule by which a method is the getter of a property, which {@code docs/your-own-classes.md}
 * states as a table. A getter is named {@code getX}, {@code isX} if it returns a boolean, or {@code
 * x} like a field or record component of its type. It is public, or there is a field of that name
 * or a setter.
 */
final class Getters {
  /** The end of the name of a getter or setter whose type is a Kotlin value class. */
  private static final String VALUE_CLASS = "-[A-Za-z0-9_-]{7}$";

  /** The end of the name of a getter or setter that is internal to a Kotlin module. */
  private static final String MODULE = "\\$[A-Za-z0-9_]+$";

  /** The types of frameworks whose methods are no properties of the class that has them. */
  private static final Set<String> FRAMEWORKS =
      Set.of(
          "com.google.protobuf.MessageLiteOrBuilder",
          "com.google.protobuf.MessageOrBuilder",
          "com.google.protobuf.MessageLite",
          "com.google.protobuf.Message",
          "com.google.protobuf.AbstractMessageLite",
          "com.google.protobuf.AbstractMessage",
          "com.google.protobuf.GeneratedMessageLite",
          "com.google.protobuf.GeneratedMessageV3",
          "com.google.protobuf.GeneratedMessage",
          "groovy.lang.GroovyObject",
          "javassist.util.proxy.ProxyObject",
          "net.sf.cglib.proxy.Factory",
          "org.apache.avro.generic.GenericContainer",
          "org.apache.avro.specific.SpecificRecordBase",
          "org.hibernate.proxy.HibernateProxy",
          "org.springframework.cglib.proxy.Factory");

  private final Class<?> bean;
  private final Accessors.LeftOutMembers leftOut;
  private final Methods methods;
  private final Setters setters;
  private final Map<String, FieldProperty> fields;

  Getters(
      Class<?> bean,
      Map<String, FieldProperty> fields,
      Methods methods,
      Accessors.LeftOutMembers leftOut) {
    this.bean = bean;
    this.leftOut = leftOut;
    this.methods = methods;
    this.setters = new Setters(bean, methods);
    this.fields = fields;
  }

  /**
   * Returns the getters of each property, the best one first; properties that are fields come first
   * and in their order.
   */
  Map<String, List<Method>> byProperty() {
    Map<String, List<Method>> found = new TreeMap<>();
    for (Method getter : methods.getters()) {
      String name = propertyName(getter);
      if (name != null) {
        found.computeIfAbsent(name, key -> new ArrayList<>()).add(getter);
      }
    }
    Map<String, List<Method>> ordered = new LinkedHashMap<>();
    found.keySet().stream()
        .sorted(Comparator.comparingInt(this::place))
        .forEach(name -> ordered.put(name, found.get(name)));
    ordered.forEach(
        (name, getters) -> getters.sort(Comparator.comparingInt(getter -> rank(name, getter))));
    return ordered;
  }

  /** Returns the part of a getter's name behind {@code get} or {@code is}, or null. */
  static String suffix(Method getter) {
    String name = getter.getName();
    Class<?> type = getter.getReturnType();
    if (name.length() > 3 && name.startsWith("get")) {
      return name.substring(3);
    }
    boolean flag = type == boolean.class || type == Boolean.class;
    return flag && name.length() > 2 && name.startsWith("is") ? name.substring(2) : null;
  }

  /** Returns the suffix without what Kotlin's compiler appends to it. */
  static String plain(String suffix) {
    return suffix.replaceFirst(VALUE_CLASS, "").replaceFirst(MODULE, "");
  }

  private String propertyName(Method getter) {
    String method = getter.getName();
    FieldProperty same = fields.get(method);
    if (same != null && holds(same, getter)) {
      return method;
    }
    String suffix = suffix(getter);
    if (suffix == null) {
      return null;
    }
    if (isOfFramework(bean, getter)) {
      leftOut.add(FindingKind.GETTER_OF_FRAMEWORK, method);
      return null;
    }
    String field = fieldName(suffix);
    if (field != null) {
      return field;
    }
    String name = lowerCase(plain(suffix));
    if (!setters.candidates(name, getter).isEmpty()) {
      return name;
    }
    if (Character.isLowerCase(suffix.charAt(0))) {
      leftOut.add(FindingKind.GETTER_IN_LOWER_CASE, method);
      return null;
    }
    return Modifier.isPublic(getter.getModifiers()) ? name : null;
  }

  /** Returns the name of the field that a getter's name stands for, or null. */
  private String fieldName(String suffix) {
    return Arrays.asList(suffix, plain(suffix)).stream()
        .flatMap(
            text ->
                Arrays.asList(
                    Character.toLowerCase(text.charAt(0)) + text.substring(1),
                    text,
                    lowerCase(text))
                    .stream())
        .filter(fields::containsKey)
        .findFirst()
        .orElse(null);
  }

  /** Returns a name as Jackson has it: {@code url} for {@code URL}. */
  private static String lowerCase(String suffix) {
    int end = 0;
    while (end < suffix.length() && Character.isUpperCase(suffix.charAt(end))) {
      end++;
    }
    return suffix.substring(0, end).toLowerCase(Locale.ROOT) + suffix.substring(end);
  }

  /** Returns whether a framework's type, at or above a type, declares the getter. */
  private static boolean isOfFramework(Class<?> type, Method getter) {
    return type != null
        && ((FRAMEWORKS.contains(type.getName()) && declares(type, getter))
            || isOfFramework(type.getSuperclass(), getter)
            || Arrays.stream(type.getInterfaces()).anyMatch(each -> isOfFramework(each, getter)));
  }

  private static boolean declares(Class<?> type, Method getter) {
    return Arrays.stream(type.getDeclaredMethods())
        .filter(method -> method.getParameterCount() == 0)
        .anyMatch(method -> method.getName().equals(getter.getName()));
  }

  private static boolean holds(FieldProperty field, Method getter) {
    return field.property().type() == getter.getReturnType();
  }

  /**
   * Returns the rank of a getter among those of one property. The first is a record's accessor,
   * else one that returns the type of the field and of the setter, else {@code isX}, {@code getX}
   * and {@code x}.
   */
  private int rank(String name, Method getter) {
    FieldProperty field = fields.get(name);
    boolean ofField = field != null && holds(field, getter);
    boolean set =
        setters.candidates(name, getter).stream()
            .anyMatch(setter -> setter.getParameterTypes()[0] == getter.getReturnType());
    int spelling =
        suffix(getter) == null
            ? (bean.isRecord() ? -100 : 3)
            : getter.getName().startsWith("is") ? 1 : 2;
    return spelling + (ofField ? 0 : 10) + (set ? 0 : 5);
  }

  private int place(String name) {
    FieldProperty field = fields.get(name);
    return field == null ? Integer.MAX_VALUE : field.index();
  }
}
