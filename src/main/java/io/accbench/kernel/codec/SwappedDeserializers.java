package io.accbench.kernel.codec;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBuilder;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.deser.impl.FieldProperty;
import com.fasterxml.jackson.databind.deser.impl.MethodProperty;
import com.fasterxml.jackson.databind.deser.std.StdValueInstantiator;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Replaces the plain fields, setters and constructors in the deserializers of bean classes. */
final class SwappedDeserializers extends BeanDeserializerModifier {
  private static final long serialVersionUID = 1L;
  private final transient StrategyAccess access;

  /** The reason, by bean class, why the strategy does not make its instances. */
  final transient Map<Class<?>, String> refusals = new ConcurrentHashMap<>();

  SwappedDeserializers(StrategyAccess access) {
    this.access = access;
  }

  @Override
  public BeanDeserializerBuilder updateBuilder(
      DeserializationConfig config, BeanDescription bean, BeanDeserializerBuilder builder) {
    Class<?> type = bean.getBeanClass();
    if (Throwable.class.isAssignableFrom(type)) {
      return builder;
    }
    List<SettableBeanProperty> properties = new ArrayList<>();
    builder.getProperties().forEachRemaining(properties::add);
    for (SettableBeanProperty property : properties) {
      if (swappable(property, builder)) {
        builder.addOrReplaceProperty(StrategyProperty.of(access, type, property), true);
      }
    }
    builder.setValueInstantiator(swapped(type, builder.getValueInstantiator()));
    return builder;
  }

  private static boolean swappable(SettableBeanProperty property, BeanDeserializerBuilder builder) {
    if (property.getClass() == FieldProperty.class) {
      return true;
    }
    return property.getClass() == MethodProperty.class
        && !(builder.getBuildMethod() != null && resultCounts(property));
  }

  /**
   * Returns whether a builder's method may return another builder, which a {@code Setter} cannot
   * do.
   */
  static boolean resultCounts(SettableBeanProperty property) {
    return property.getMember().getMember() instanceof Method method
        && method.getReturnType() != void.class;
  }

  private ValueInstantiator swapped(Class<?> type, ValueInstantiator instantiator) {
    if (instantiator.getClass() != StdValueInstantiator.class) {
      return instantiator;
    }
    try {
      return StrategyInstantiator.of(access, type, (StdValueInstantiator) instantiator);
    } catch (StrategyAccess.NotReached refusal) {
      if (instantiator.canCreateFromObjectWith()) {
        throw refusal;
      }
      // making an empty bean sets no property, so Jackson may do it; the refusal is reported
      refusals.put(type, String.valueOf(refusal.getMessage()));
      return instantiator;
    }
  }
}
