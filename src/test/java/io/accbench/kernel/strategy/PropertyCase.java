package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Getter;
import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.Property;
import io.accbench.kernel.spi.Setter;
import io.accbench.kernel.strategy.sample.Kinds;
import io.accbench.kernel.strategy.sample.Samples;
import io.accbench.kernel.strategy.sample.Samples.Chained;
import io.accbench.kernel.strategy.sample.Samples.Customer;
import io.accbench.kernel.strategy.sample.Samples.Derived;
import io.accbench.kernel.strategy.sample.Samples.Implementation;
import io.accbench.kernel.strategy.sample.Samples.Labelled;
import io.accbench.kernel.strategy.sample.Samples.Point;
import io.accbench.kernel.strategy.sample.Samples.Shared;
import io.accbench.kernel.strategy.sample.Samples.Tagged;
import io.accbench.kernel.strategy.sample.Samples.Written;
import io.accbench.kernel.strategy.sample.base.Entity;
import io.accbench.prepare.Slots;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A property to try, a bean to try it on, and the field that holds its value.
 *
 * @param group the row of {@link SupportTable}
 * @param backing the field, or null when there is none and the getter's value is fixed
 * @param values to carry, in order; without a settable field the one that is there
 */
record PropertyCase(
    String group, Property property, Object bean, Field backing, List<Object> values) {

  static List<PropertyCase> all() throws ReflectiveOperationException {
    List<PropertyCase> cases = new ArrayList<>();
    for (Field field : Kinds.class.getDeclaredFields()) {
      Kinds bean = new Kinds();
      cases.add(ofField("private field", bean, field));
      cases.add(ofMethods("method", bean, field, Kinds.class));
    }
    for (String name : new String[] {"key", "version", "revision"}) {
      Field field = Entity.class.getDeclaredField(name);
      cases.add(ofField("field of another package's superclass", new Customer(), field));
      cases.add(
          ofMethods("method of another package's superclass", new Customer(), field, Entity.class));
    }
    Class<?> base = Samples.base();
    cases.add(ofField("superclass field", new Derived(), base.getDeclaredField("id")));
    cases.add(ofMethods("superclass method", new Derived(), base.getDeclaredField("id"), base));
    cases.add(
        ofMethods("superclass method", new Derived(), base.getDeclaredField("id"), Derived.class));
    for (Field field : Samples.narrow().getDeclaredFields()) {
      cases.add(ofField("non-public class field", Samples.newNarrow(), field));
      cases.add(ofMethods("non-public class method", Samples.newNarrow(), field, Samples.narrow()));
    }
    cases.add(ofMethods("method", new Chained(), Chained.class.getDeclaredField("name")));
    cases.add(ofMethods("method", new Chained(), Chained.class.getDeclaredField("total")));
    cases.add(ofMethods("method", new Tagged(), Tagged.class.getDeclaredField("tags")));
    cases.add(otherType("setter of another type", "count", Integer.class, Integer.MIN_VALUE));
    cases.add(otherType("setter of another type", "size", int.class, Integer.MAX_VALUE));
    cases.add(otherType("setter of another type", "name", Object.class, "n"));
    cases.add(otherType("private setter", "total", long.class, Long.MIN_VALUE));
    cases.add(ofField("volatile field", new Shared(), Shared.class.getDeclaredField("count")));
    cases.add(ofField("volatile field", new Shared(), Shared.class.getDeclaredField("state")));
    cases.add(ofField("final field", new Shared(), Shared.class.getDeclaredField("fixed")));
    cases.add(
        new PropertyCase(
            "default method",
            Property.ofMethods(
                Implementation.class,
                "label",
                String.class,
                Labelled.class,
                "getLabel",
                null,
                null),
            new Implementation(),
            null,
            List.of("label")));
    addRecord(cases);
    return cases;
  }

  private static void addRecord(List<PropertyCase> cases) throws ReflectiveOperationException {
    Point point = new Point(Integer.MIN_VALUE, -0.0, "p");
    for (Field field : Point.class.getDeclaredFields()) {
      field.setAccessible(true);
      List<Object> value = List.of(field.get(point));
      String name = field.getName();
      cases.add(
          new PropertyCase(
              "record field",
              Property.ofField(Point.class, name, field.getType(), Point.class, name, true),
              point,
              field,
              value));
      cases.add(
          new PropertyCase(
              "record method",
              Property.ofMethods(Point.class, name, field.getType(), Point.class, name, null, null),
              point,
              field,
              value));
    }
  }

  private static PropertyCase ofField(String group, Object bean, Field field) {
    field.setAccessible(true);
    String name = field.getName();
    Property property =
        Property.ofField(
            bean.getClass(), name, field.getType(), field.getDeclaringClass(), name, true);
    return new PropertyCase(group, property, bean, field, Extremes.of(field.getType()));
  }

  private static PropertyCase ofMethods(String group, Object bean, Field field) {
    return ofMethods(group, bean, field, bean.getClass());
  }

  private static PropertyCase ofMethods(String group, Object bean, Field field, Class<?> owner) {
    field.setAccessible(true);
    String name = field.getName();
    String suffix = Character.toUpperCase(name.charAt(0)) + name.substring(1);
    Property property =
        Property.ofMethods(
            bean.getClass(),
            name,
            field.getType(),
            owner,
            (field.getType() == boolean.class ? "is" : "get") + suffix,
            owner,
            "set" + suffix);
    return new PropertyCase(group, property, bean, field, Extremes.of(field.getType()));
  }

  private static PropertyCase otherType(String group, String name, Class<?> writeType, Object value)
      throws ReflectiveOperationException {
    PropertyCase plain = ofMethods(group, new Written(), Written.class.getDeclaredField(name));
    String setter = "set" + Character.toUpperCase(name.charAt(0)) + name.substring(1);
    Property property = plain.property.withSetter(Written.class, setter, writeType);
    return new PropertyCase(group, property, plain.bean, plain.backing, List.of(value));
  }

  /** "ok" when both slots carry every value, else the exception's name or "wrong". */
  String read(AccessorContractTest.Held held) {
    return eachSlot(
        property.kind(),
        slot -> {
          Getter getter = held.strategy().getter(property, slot, held.form());
          for (Object value : values) {
            if (backing != null && !bean.getClass().isRecord()) {
              backing.set(bean, value);
            }
            if (!Objects.equals(Slots.get(getter, slot, bean), value)) {
              return "wrong " + property.name();
            }
          }
          return "ok";
        });
  }

  /** As {@link #read}; a record must refuse. */
  String write(AccessorContractTest.Held held) {
    return eachSlot(
        property.writeKind(),
        slot -> {
          Setter setter = held.strategy().setter(property, slot, held.form());
          for (Object value : values) {
            Slots.set(setter, slot, bean, value);
            if (!Objects.equals(backing.get(bean), value)) {
              return "wrong " + property.name();
            }
          }
          return "ok";
        });
  }

  private static String eachSlot(Kind own, Attempt attempt) {
    String typed = attempt(attempt, own);
    return own == Kind.OBJECT ? typed : SupportTable.same(typed, attempt(attempt, Kind.OBJECT));
  }

  private static String attempt(Attempt attempt, Kind slot) {
    try {
      return attempt.with(slot);
    } catch (Throwable e) {
      return SupportTable.thrown(e);
    }
  }

  private interface Attempt {
    String with(Kind slot) throws Throwable;
  }

  /** The values of a type at which a wrong width, sign or boxing shows. */
  private static final class Extremes {
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
}
