package io.accbench.kernel.codec;

import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.CreatorProperty;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.std.ContainerDeserializerBase;
import io.accbench.kernel.spi.Execution;
import io.accbench.kernel.spi.Execution.Direction;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A walk over built deserializers that finds which code reads each property from a document. */
final class DeserializerWalk {
  private static final String LIBRARY = "com.fasterxml.jackson.databind.";

  private final JacksonReasons reasons;
  private final List<Execution> found;
  private final Set<Class<?>> seen = new HashSet<>();

  DeserializerWalk(JacksonReasons reasons, List<Execution> found) {
    this.reasons = reasons;
    this.found = found;
  }

  void walk(Class<?> root, List<JsonDeserializer<?>> built) {
    List<JsonDeserializer<?>> beans = new ArrayList<>();
    for (JsonDeserializer<?> deserializer : built) {
      if (deserializer.handledType() == root) {
        root(root, deserializer);
      }
      beans.add(deserializer);
    }
    beans.sort(Comparator.comparing(deserializer -> String.valueOf(deserializer.handledType())));
    beans.forEach(this::visit);
  }

  private void root(Class<?> root, JsonDeserializer<?> deserializer) {
    if (peeled(deserializer) instanceof BeanDeserializerBase) {
      visit(deserializer);
    } else if (seen.add(root)) {
      add(root, "", CodeText.of(deserializer.getClass()), isForeign(deserializer), "no bean");
      visit(deserializer);
    }
  }

  private void visit(JsonDeserializer<?> wrapped) {
    JsonDeserializer<?> deserializer = peeled(wrapped);
    if (deserializer instanceof ContainerDeserializerBase<?> container) {
      visit(container.getContentDeserializer());
    }
    if (deserializer instanceof BeanDeserializerBase bean && seen.add(bean.handledType())) {
      bean(bean);
    }
  }

  private void bean(BeanDeserializerBase deserializer) {
    Class<?> type = deserializer.handledType();
    JacksonCreation creation = new JacksonCreation(deserializer.getValueInstantiator());
    add(type, "", CodeText.of(deserializer.getClass()), isForeign(deserializer), "");
    boolean made = creation.replaced();
    add(type, "<init>", creation.code(), made, made ? "" : reasons.ofCreation(type, creation));
    Collection<SettableBeanProperty> properties = properties(deserializer);
    properties.forEach(property -> property(type, property, creation));
    anySetter(type, deserializer);
    properties.forEach(property -> visit(property.getValueDeserializer()));
  }

  private static Collection<SettableBeanProperty> properties(BeanDeserializerBase deserializer) {
    Map<String, SettableBeanProperty> byName = new LinkedHashMap<>();
    deserializer.properties().forEachRemaining(it -> byName.putIfAbsent(it.getName(), it));
    deserializer.creatorProperties().forEachRemaining(it -> byName.putIfAbsent(it.getName(), it));
    // unwrapped properties are kept separately
    Object unwrapped = JacksonBuilt.fieldIfAny("_unwrappedPropertyHandler", deserializer);
    if (unwrapped != null
        && JacksonBuilt.fieldIfAny("_properties", unwrapped) instanceof List<?> list) {
      list.stream()
          .map(SettableBeanProperty.class::cast)
          .forEach(it -> byName.putIfAbsent(it.getName(), it));
    }
    // a back reference is set through a separate object
    if (JacksonBuilt.fieldIfAny("_backRefs", deserializer) instanceof Map<?, ?> back) {
      back.values().stream()
          .map(SettableBeanProperty.class::cast)
          .forEach(it -> byName.put(it.getName(), it));
    }
    return byName.values();
  }

  private void property(Class<?> type, SettableBeanProperty property, JacksonCreation creation) {
    StringBuilder chain = new StringBuilder();
    SettableBeanProperty executing = property;
    while (forwarding(executing) instanceof SettableBeanProperty inner) {
      chain.append(CodeText.of(executing.getClass())).append(" > ");
      executing = inner;
    }
    chain.append(CodeText.of(executing.getClass())).append(": ");
    if (executing instanceof CreatorProperty) {
      boolean made = creation.argumentsReplaced();
      String reason = made ? "" : reasons.ofArguments(type, creation);
      add(type, property.getName(), chain + creation.code(), made, reason);
      return;
    }
    boolean broken = Boolean.TRUE.equals(JacksonBuilt.fieldIfAny("broken", executing));
    boolean replaced = isForeign(executing) && !broken;
    String reason = broken ? "fell back after an error" : reasons.ofWrite(type, executing);
    chain.append(called(executing));
    add(type, property.getName(), chain.toString(), replaced, replaced ? "" : reason);
  }

  /**
   * Returns the object that a property of databind delegates to; null when it sets the value
   * itself.
   */
  private static Object forwarding(SettableBeanProperty property) {
    if (isForeign(property)) {
      return null;
    }
    return property instanceof SettableBeanProperty.Delegating wrapper
        ? wrapper.getDelegate()
        : JacksonBuilt.fieldIfAny("_forward", property);
  }

  private static String called(SettableBeanProperty executing) {
    String accessor = executing instanceof StrategyProperty own ? own.accessor() + ": " : "";
    return accessor + CodeText.ofMember(executing.getMember());
  }

  private void anySetter(Class<?> type, BeanDeserializerBase deserializer) {
    Object any = JacksonBuilt.fieldIfAny("_anySetter", deserializer);
    if (any != null) {
      add(type, "<any>", CodeText.of(any.getClass()), false, reasons.whenActive("any-setter"));
    }
  }

  private void add(Class<?> type, String property, String code, boolean replaced, String reason) {
    found.add(
        new Execution(Direction.DESERIALIZE, type.getName(), property, code, replaced, reason));
  }

  /** Returns whether the class is not one of databind itself. */
  private static boolean isForeign(Object code) {
    return !code.getClass().getName().startsWith(LIBRARY);
  }

  private static JsonDeserializer<?> peeled(JsonDeserializer<?> deserializer) {
    JsonDeserializer<?> inner = deserializer;
    while (inner != null && inner.getDelegatee() != null && inner.getDelegatee() != inner) {
      inner = inner.getDelegatee();
    }
    return inner;
  }
}
