package io.accbench.kernel.codec;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.impl.NullsConstantProvider;
import com.fasterxml.jackson.databind.introspect.AnnotatedField;
import io.accbench.kernel.spi.Accessor;
import io.accbench.kernel.spi.Setter;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.lang.reflect.UndeclaredThrowableException;

/**
 * A property that reads its value as Jackson's own does, but writes it with a strategy's setter.
 */
final class StrategyProperty extends SettableBeanProperty.Delegating {
  private static final long serialVersionUID = 1L;

  private final String strategy;
  private final transient Setter.OfObject setter;
  private final transient Accessor accessor;
  private final boolean skipNulls;

  private StrategyProperty(SettableBeanProperty own, String strategy, Setter.OfObject setter) {
    super(own);
    this.strategy = strategy;
    this.setter = setter;
    this.accessor = setter instanceof Accessor one ? one : null;
    this.skipNulls = NullsConstantProvider.isSkipper(_nullProvider);
  }

  static StrategyProperty of(StrategyAccess access, Class<?> bean, SettableBeanProperty own) {
    return new StrategyProperty(
        own, access.name(), access.setter(bean, own.getName(), own.getMember()));
  }

  /** Returns the strategy and the class of its accessor. */
  String accessor() {
    return strategy + " " + CodeText.of(setter.getClass());
  }

  @Override
  protected SettableBeanProperty withDelegate(SettableBeanProperty changed) {
    return new StrategyProperty(changed, strategy, setter);
  }

  @Override
  public void deserializeAndSet(JsonParser parser, DeserializationContext context, Object bean)
      throws IOException {
    Object value;
    if (parser.hasToken(JsonToken.VALUE_NULL)) {
      if (skipNulls) {
        return;
      }
      value = _nullProvider.getNullValue(context);
    } else if (_valueTypeDeserializer == null) {
      value = _valueDeserializer.deserialize(parser, context);
      if (value == null) {
        if (skipNulls) {
          return;
        }
        value = _nullProvider.getNullValue(context);
      }
    } else {
      value = _valueDeserializer.deserializeWithType(parser, context, _valueTypeDeserializer);
    }
    try {
      write(bean, value);
    } catch (Exception thrown) {
      _throwAsIOE(parser, thrown, value);
    }
  }

  @Override
  public Object deserializeSetAndReturn(
      JsonParser parser, DeserializationContext context, Object bean) throws IOException {
    deserializeAndSet(parser, context, bean);
    return bean;
  }

  @Override
  public void set(Object bean, Object value) throws IOException {
    try {
      write(bean, value);
    } catch (Exception thrown) {
      _throwAsIOE(thrown, value);
    }
  }

  @Override
  public Object setAndReturn(Object bean, Object value) throws IOException {
    set(bean, value);
    return bean;
  }

  private void write(Object bean, Object value) throws Exception {
    try {
      if (accessor != null) {
        accessor.set(bean, value);
      } else {
        setter.set(bean, value);
      }
    } catch (UnsupportedOperationException | IllegalAccessError thrown) {
      if (isFinal()) {
        throw StrategyAccess.finalField(strategy, getMember(), thrown);
      }
      throw thrown;
    } catch (Exception | Error thrown) {
      throw thrown;
    } catch (Throwable other) {
      throw new UndeclaredThrowableException(other);
    }
  }

  /** Returns whether the field is final; some strategies refuse that only when they write it. */
  private boolean isFinal() {
    return getMember() instanceof AnnotatedField
        && Modifier.isFinal(getMember().getMember().getModifiers());
  }
}
