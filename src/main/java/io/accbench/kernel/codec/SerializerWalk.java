package io.accbench.kernel.codec;

import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ser.AnyGetterWriter;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.ContainerSerializer;
import com.fasterxml.jackson.databind.ser.PropertyWriter;
import com.fasterxml.jackson.databind.ser.impl.TypeWrappedSerializer;
import com.fasterxml.jackson.databind.ser.std.BeanSerializerBase;
import io.accbench.kernel.spi.Execution;
import io.accbench.kernel.spi.Execution.Direction;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

/** A walk over built serializers that finds which code writes each property to a document. */
final class SerializerWalk {
  private static final String LIBRARY = "com.fasterxml.jackson.databind.";

  private final JacksonReasons reasons;
  private final List<Execution> found;
  private final Set<Class<?>> seen = new HashSet<>();

  SerializerWalk(JacksonReasons reasons, List<Execution> found) {
    this.reasons = reasons;
    this.found = found;
  }

  void walk(Class<?> root, List<JsonSerializer<?>> built) {
    List<JsonSerializer<?>> beans = new ArrayList<>();
    for (JsonSerializer<?> serializer : built) {
      if (serializer.handledType() == root) {
        root(root, serializer);
      }
      beans.add(serializer);
    }
    beans.sort(Comparator.comparing(serializer -> String.valueOf(serializer.handledType())));
    beans.forEach(this::visit);
  }

  private void root(Class<?> root, JsonSerializer<?> serializer) {
    if (peeled(serializer) instanceof BeanSerializerBase) {
      visit(serializer);
    } else if (seen.add(root)) {
      add(root, "", CodeText.of(serializer.getClass()), isForeign(serializer), "no bean");
      visit(serializer);
    }
  }

  private void visit(JsonSerializer<?> wrapped) {
    JsonSerializer<?> serializer = peeled(wrapped);
    if (serializer instanceof ContainerSerializer<?> container) {
      visit(container.getContentSerializer());
    }
    if (serializer instanceof BeanSerializerBase bean && seen.add(bean.handledType())) {
      bean(bean);
    }
  }

  private void bean(BeanSerializerBase serializer) {
    Class<?> type = serializer.handledType();
    add(type, "", CodeText.of(serializer.getClass()), isForeign(serializer), "");
    List<JsonSerializer<?>> next = new ArrayList<>();
    for (Iterator<PropertyWriter> all = serializer.properties(); all.hasNext(); ) {
      PropertyWriter property = all.next();
      if (property instanceof AnyGetterWriter) {
        anyGetter(type, property);
        continue;
      }
      property(type, property);
      if (property instanceof BeanPropertyWriter writer) {
        next.add(writer.getSerializer());
      }
    }
    // up to 2.18 the any-getter is in a field; later it is one of the properties
    if (JacksonBuilt.fieldIfAny("_anyGetterWriter", serializer) instanceof AnyGetterWriter any) {
      anyGetter(type, any);
    }
    next.forEach(this::visit);
  }

  private void property(Class<?> type, PropertyWriter property) {
    StringBuilder chain = new StringBuilder();
    PropertyWriter executing = property;
    while (JacksonBuilt.fieldIfAny("_delegate", executing) instanceof PropertyWriter inner) {
      chain.append(CodeText.of(executing.getClass())).append(" > ");
      executing = inner;
    }
    boolean broken = Boolean.TRUE.equals(JacksonBuilt.fieldIfAny("broken", executing));
    boolean replaced = isForeign(executing) && !broken;
    String reason = broken ? "fell back after an error" : reasons.ofRead(type, executing);
    chain.append(CodeText.of(executing.getClass())).append(": ").append(called(executing));
    add(type, property.getName(), chain.toString(), replaced, replaced ? "" : reason);
  }

  private static String called(PropertyWriter executing) {
    String accessor = executing instanceof StrategyWriter writer ? writer.accessor() + ": " : "";
    return accessor + CodeText.ofMember(executing.getMember());
  }

  private void anyGetter(Class<?> type, Object any) {
    add(type, "<any>", CodeText.of(any.getClass()), false, reasons.whenActive("any-getter"));
  }

  private void add(Class<?> type, String property, String code, boolean replaced, String reason) {
    found.add(new Execution(Direction.SERIALIZE, type.getName(), property, code, replaced, reason));
  }

  /** Returns whether the class is not one of databind itself. */
  private static boolean isForeign(Object code) {
    return !code.getClass().getName().startsWith(LIBRARY);
  }

  private static JsonSerializer<?> peeled(JsonSerializer<?> serializer) {
    JsonSerializer<?> inner = serializer;
    while (inner != null) {
      JsonSerializer<?> next =
          inner instanceof TypeWrappedSerializer typed
              ? typed.valueSerializer()
              : inner.getDelegatee();
      if (next == null || next == inner) {
        break;
      }
      inner = next;
    }
    return inner;
  }
}
