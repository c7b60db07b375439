package io.accbench.prepare;

import java.lang.reflect.Array;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;

/**
 * The default values of types: zero, empty, the first constant or a new bean. A collection or array
 * of beans holds one bean, so that the class of the bean is seen too.
 */
record Defaults(Instances instances) {
  private static final Map<Class<?>, Object> SCALARS =
      Map.ofEntries(
          Map.entry(String.class, ""),
          Map.entry(CharSequence.class, ""),
          Map.entry(Boolean.class, false),
          Map.entry(Byte.class, (byte) 0),
          Map.entry(Short.class, (short) 0),
          Map.entry(Character.class, '\0'),
          Map.entry(Integer.class, 0),
          Map.entry(Long.class, 0L),
          Map.entry(Float.class, 0f),
          Map.entry(Double.class, 0d),
          Map.entry(Number.class, 0),
          Map.entry(BigDecimal.class, BigDecimal.ZERO),
          Map.entry(BigInteger.class, BigInteger.ZERO),
          Map.entry(UUID.class, new UUID(0, 0)),
          Map.entry(Instant.class, Instant.EPOCH),
          Map.entry(Duration.class, Duration.ZERO),
          Map.entry(LocalDate.class, LocalDate.EPOCH),
          Map.entry(LocalTime.class, LocalTime.MIDNIGHT),
          Map.entry(LocalDateTime.class, LocalDate.EPOCH.atStartOfDay()),
          Map.entry(OffsetDateTime.class, OffsetDateTime.ofInstant(Instant.EPOCH, ZoneOffset.UTC)));

  /** Returns the default value of a type, or null if there is no such value. */
  Object of(Class<?> raw, Type generic) {
    if (raw.isPrimitive()) {
      return Array.get(Array.newInstance(raw, 1), 0);
    }
    if (SCALARS.containsKey(raw)) {
      return SCALARS.get(raw);
    }
    if (raw.isEnum()) {
      Object[] constants = raw.getEnumConstants();
      return constants.length == 0 ? null : constants[0];
    }
    if (raw.isArray()) {
      return array(raw.getComponentType());
    }
    if (raw == Optional.class) {
      return Optional.ofNullable(bean(argument(generic, 0)));
    }
    if (Map.class.isAssignableFrom(raw)) {
      return map(raw, generic);
    }
    return Collection.class.isAssignableFrom(raw) || raw == Iterable.class
        ? collection(raw, argument(generic, 0))
        : instances.makeOrNull(raw);
  }

  private Object array(Class<?> component) {
    Object bean = component.isPrimitive() ? null : instances.makeOrNull(component);
    Object array = Array.newInstance(component, bean == null ? 0 : 1);
    if (bean != null) {
      Array.set(array, 0, bean);
    }
    return array;
  }

  private Object collection(Class<?> raw, Class<?> element) {
    List<Collection<Object>> kinds =
        List.of(new ArrayList<>(), new LinkedHashSet<>(), new TreeSet<>());
    for (Collection<Object> kind : kinds) {
      if (raw.isInstance(kind)) {
        Object bean = bean(element);
        if (bean != null && !(kind instanceof TreeSet)) {
          kind.add(bean);
        }
        return kind;
      }
    }
    return null;
  }

  private Object map(Class<?> raw, Type generic) {
    List<Map<Object, Object>> kinds = List.of(new LinkedHashMap<>(), new TreeMap<>());
    for (Map<Object, Object> kind : kinds) {
      if (raw.isInstance(kind)) {
        Object key = SCALARS.get(argument(generic, 0));
        Object value = bean(argument(generic, 1));
        if (key != null && value != null) {
          kind.put(key, value);
        }
        return kind;
      }
    }
    return null;
  }

  private Object bean(Class<?> type) {
    return instances.makeOrNull(type);
  }

  /** Returns the class of a type argument, or {@code Object} if it is unknown. */
  private static Class<?> argument(Type generic, int index) {
    if (!(generic instanceof ParameterizedType parameterized)
        || parameterized.getActualTypeArguments().length <= index) {
      return Object.class;
    }
    Type argument = parameterized.getActualTypeArguments()[index];
    if (argument instanceof WildcardType wildcard) {
      argument = wildcard.getUpperBounds()[0];
    }
    if (argument instanceof ParameterizedType nested) {
      argument = nested.getRawType();
    }
    return argument instanceof Class<?> type ? type : Object.class;
  }
}
