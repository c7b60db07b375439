package io.accbench.prepare.discover;

import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.Property;
import io.accbench.model.FindingKind;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Tries the getters and setters of a bean class on beans that nothing else uses, and finds the
 * properties that can be measured. A getter must return the same value at each call, and for an
 * equal bean of another graph. It may fill an empty field at its first call, but change nothing
 * else. A setter must store the value that its property has, and change nothing else.
 */
final class Accessors {
  private final Class<?> bean;
  private final List<FieldProperty> fields;
  private final List<?> instances;
  private final List<?> others;
  private final LeftOutMembers leftOut = new LeftOutMembers();
  private final Map<String, FieldProperty> byName = new LinkedHashMap<>();
  private final ContentComparison sameBean = new ContentComparison(true);
  private final ContentComparison otherBean = new ContentComparison(false);

  /** The value that each getter returned for each of the beans at its first call. */
  private final Map<Method, List<Object>> firstValues = new HashMap<>();

  /**
   * @param instances beans of exactly this class, at least one; their getters are called
   * @param others the same beans of another graph; their getters and setters are called
   */
  Accessors(Class<?> bean, List<FieldProperty> fields, List<?> instances, List<?> others) {
    this.bean = bean;
    this.fields = fields;
    this.instances = instances;
    this.others = others;
    fields.stream()
        .filter(field -> !field.hidden())
        .forEach(field -> byName.put(field.property().name(), field));
  }

  /**
   * Returns the properties in the order of the fields. Those without a field follow, sorted by
   * name.
   *
   * @param findings takes what is left out, and why
   */
  List<MethodProperty> find(FixtureFindings findings) {
    Methods methods = new Methods(bean);
    Map<String, MethodProperty> found = new LinkedHashMap<>();
    new Getters(bean, byName, methods, leftOut)
        .byProperty()
        .forEach(
            (name, getters) -> {
              MethodProperty property = firstReadable(name, getters);
              if (property != null) {
                found.put(name, property);
              }
            });
    awaitNextMillisecond();
    found.values().removeIf(property -> !repeatsElsewhere(property));
    Setters setters = new Setters(bean, methods);
    SetterAttempt attempt = new SetterAttempt(bean, fields, others, leftOut);
    found.replaceAll((name, property) -> withSetter(property, setters, attempt, found.values()));
    leftOut.report(bean, findings);
    return List.copyOf(found.values());
  }

  /** Waits until a getter that returns the time returns another one. */
  private static void awaitNextMillisecond() {
    long now = System.currentTimeMillis();
    while (System.currentTimeMillis() == now) {
      Thread.onSpinWait();
    }
  }

  private MethodProperty firstReadable(String name, List<Method> getters) {
    MethodProperty chosen = null;
    for (Method getter : getters) {
      if (chosen != null) {
        String second = getter.getName() + " beside " + chosen.getter().getName();
        leftOut.add(FindingKind.SECOND_GETTER, second);
      } else {
        getter.setAccessible(true);
        chosen = readable(name, getter);
      }
    }
    return chosen;
  }

  /** Returns the property of a getter, or null if it cannot be measured. */
  private MethodProperty readable(String name, Method getter) {
    GetterReading reading = new GetterReading(name, getter);
    try {
      for (Object instance : instances) {
        if (!reading.reads(instance)) {
          return null;
        }
      }
    } catch (InvocationTargetException | RuntimeException e) {
      leftOut.addThrown(FindingKind.GETTER_THROWS, getter, e);
      return null;
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
    return reading.property();
  }

  /** The reading of all beans through one getter. */
  private final class GetterReading {
    private final String name;
    private final Method getter;
    private final FieldProperty field;
    private final boolean sameKind;
    private final List<Object> values = new ArrayList<>();
    private boolean identical = true;
    private boolean equal = true;

    GetterReading(String name, Method getter) {
      this.name = name;
      this.getter = getter;
      this.field = byName.get(name);
      this.sameKind = field != null && field.property().kind() == Kind.of(getter.getReturnType());
    }

    private boolean reads(Object instance)
        throws InvocationTargetException, IllegalAccessException {
      BeanState before = new BeanState(instance, fields);
      Object first = getter.invoke(instance);
      BeanState between = new BeanState(instance, fields);
      Object second = getter.invoke(instance);
      BeanState after = new BeanState(instance, fields);
      for (int i = 0; i < fields.size(); i++) {
        boolean changed = !between.same(after, i);
        boolean replaced = !before.same(between, i) && !before.isEmpty(i) && !isOwn(fields.get(i));
        if (changed || replaced) {
          String what = getter.getName() + " changes " + fields.get(i).property().name();
          leftOut.add(FindingKind.GETTER_CHANGES_BEAN, what);
          before.restore(instance, fields);
          return false;
        }
      }
      values.add(first);
      if (!sameBean.equal(first, second)) {
        leftOut.add(FindingKind.GETTER_NOT_REPEATABLE, getter.getName());
        return false;
      }
      if (field != null) {
        compare(field.read(instance), first);
        identical &= before.same(between, field.index());
      }
      return true;
    }

    private void compare(Object byField, Object byMethod) {
      boolean same = byField == byMethod;
      identical &=
          same || field.property().type().isPrimitive() && Objects.equals(byField, byMethod);
      equal &= same || sameBean.equal(byField, byMethod);
    }

    /**
     * Returns whether a field is that of the getter, by this name or as Android or protobuf say.
     */
    private boolean isOwn(FieldProperty one) {
      String other = one.field().getName();
      String capital = Character.toUpperCase(name.charAt(0)) + name.substring(1);
      return List.of(name, "_" + name, name + "_", "m" + capital).contains(other);
    }

    private MethodProperty property() {
      firstValues.put(getter, values);
      if (field != null && !sameKind) {
        leftOut.add(FindingKind.GETTER_OF_OTHER_TYPE, getter.getName());
      } else if (field != null && !equal) {
        boolean sameType = field.property().type() == getter.getReturnType();
        leftOut.add(
            sameType ? FindingKind.GETTER_OF_OTHER_VALUE : FindingKind.GETTER_OF_OTHER_TYPE,
            getter.getName());
      }
      Class<?> type = getter.getReturnType();
      boolean backed = sameKind && (identical || field.property().type() == type);
      Property property =
          Property.ofMethods(
              bean, name, type, getter.getDeclaringClass(), getter.getName(), null, null);
      return new MethodProperty(
          property, Shapes.of(type), getter, null, backed ? field : null, backed && identical);
    }
  }

  /** Returns whether a getter returns an equal value for each equal bean of another graph. */
  private boolean repeatsElsewhere(MethodProperty property) {
    if (property.faithful() || instances.size() != others.size()) {
      return true;
    }
    boolean equal = true;
    List<Object> values = firstValues.get(property.getter());
    try {
      for (int i = 0; equal && i < values.size(); i++) {
        equal = otherBean.equal(values.get(i), property.read(others.get(i)));
      }
    } catch (RuntimeException e) {
      equal = false;
    }
    if (!equal) {
      leftOut.add(FindingKind.GETTER_NOT_REPEATABLE, property.getter().getName());
    }
    return equal;
  }

  private MethodProperty withSetter(
      MethodProperty property,
      Setters setters,
      SetterAttempt attempt,
      Iterable<MethodProperty> all) {
    String name = property.property().name();
    for (Method setter : setters.candidates(name, property.getter())) {
      if (attempt.writes(property, setter, all)) {
        return property.withSetter(setter);
      }
    }
    setters.ofOtherType(name, property.getter()).forEach(leftOut::addOtherType);
    return property;
  }

  /** The members of one bean class that are left out or treated in their own way, by finding. */
  static final class LeftOutMembers {
    private final Map<FindingKind, List<String>> members = new EnumMap<>(FindingKind.class);

    /** Adds a member, perhaps with what it does: {@code getName throws ….} */
    void add(FindingKind kind, String member) {
      members.computeIfAbsent(kind, key -> new ArrayList<>()).add(member);
    }

    /** Adds a member with the exception that it throws when it is called. */
    void addThrown(FindingKind kind, Method member, Exception caught) {
      Throwable cause = caught instanceof InvocationTargetException ? caught.getCause() : caught;
      add(kind, member.getName() + " throws " + Thrown.of(cause).cause().thrown());
    }

    /** Adds a setter that does not take what the getter returns. */
    void addOtherType(Method setter) {
      String parameter = setter.getParameterTypes()[0].getSimpleName();
      add(FindingKind.SETTER_OF_OTHER_TYPE, setter.getName() + "(" + parameter + ")");
    }

    private void report(Class<?> bean, FixtureFindings findings) {
      members.forEach(
          (kind, all) -> findings.add(kind, Bean.shortName(bean), String.join(", ", all)));
    }
  }
}
