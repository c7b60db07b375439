package io.accbench.kernel.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.impl.PropertySerializerMap;
import io.accbench.kernel.spi.Accessor;
import io.accbench.kernel.spi.Getter;
import java.lang.reflect.UndeclaredThrowableException;

/**
 * A writer of one property that works as {@link BeanPropertyWriter} does, but reads the value with
 * a strategy's getter. Only rare features call {@code get}. It is final up to 2.17, so it is not
 * overridden.
 */
final class StrategyWriter extends BeanPropertyWriter {
  private static final long serialVersionUID = 1L;

  private final String strategy;
  private final transient Getter.OfObject getter;
  private final transient Accessor accessor;

  private StrategyWriter(BeanPropertyWriter base, String strategy, Getter.OfObject getter) {
    super(base);
    this.strategy = strategy;
    this.getter = getter;
    this.accessor = getter instanceof Accessor one ? one : null;
  }

  private StrategyWriter(StrategyWriter base, PropertyName name) {
    super(base, name);
    this.strategy = base.strategy;
    this.getter = base.getter;
    this.accessor = base.accessor;
  }

  static StrategyWriter of(StrategyAccess access, Class<?> bean, BeanPropertyWriter writer) {
    return new StrategyWriter(
        writer, access.name(), access.getter(bean, writer.getName(), writer.getMember()));
  }

  /** Returns the strategy and the class of its accessor. */
  String accessor() {
    return strategy + " " + CodeText.of(getter.getClass());
  }

  /**
   * Returns a copy with another name. {@code rename} calls this; without it, an unwrapped bean
   * would lose the accessor.
   */
  @Override
  protected BeanPropertyWriter _new(PropertyName newName) {
    return new StrategyWriter(this, newName);
  }

  @Override
  public void serializeAsField(Object bean, JsonGenerator gen, SerializerProvider provider)
      throws Exception {
    Object value = read(bean);
    if (value == null) {
      nullAsField(gen, provider);
      return;
    }
    JsonSerializer<Object> serializer = serializer(value, provider);
    if (_suppressableValue != null && suppressed(value, serializer, provider)) {
      return;
    }
    if (value == bean && _handleSelfReference(bean, gen, provider, serializer)) {
      return;
    }
    gen.writeFieldName(_name);
    write(value, serializer, gen, provider);
  }

  @Override
  public void serializeAsElement(Object bean, JsonGenerator gen, SerializerProvider provider)
      throws Exception {
    Object value = read(bean);
    if (value == null) {
      nullAsElement(gen, provider);
      return;
    }
    JsonSerializer<Object> serializer = serializer(value, provider);
    if (_suppressableValue != null && suppressed(value, serializer, provider)) {
      serializeAsPlaceholder(bean, gen, provider);
      return;
    }
    if (value == bean && _handleSelfReference(bean, gen, provider, serializer)) {
      return;
    }
    write(value, serializer, gen, provider);
  }

  private Object read(Object bean) throws Exception {
    try {
      return accessor != null ? accessor.get(bean) : getter.get(bean);
    } catch (Exception | Error thrown) {
      throw thrown;
    } catch (Throwable other) {
      throw new UndeclaredThrowableException(other);
    }
  }

  private void nullAsField(JsonGenerator gen, SerializerProvider provider) throws Exception {
    if (_suppressableValue != null && provider.includeFilterSuppressNulls(_suppressableValue)) {
      return;
    }
    if (_nullSerializer != null) {
      gen.writeFieldName(_name);
      _nullSerializer.serialize(null, gen, provider);
    }
  }

  private void nullAsElement(JsonGenerator gen, SerializerProvider provider) throws Exception {
    if (_nullSerializer != null) {
      _nullSerializer.serialize(null, gen, provider);
    } else {
      gen.writeNull();
    }
  }

  private JsonSerializer<Object> serializer(Object value, SerializerProvider provider)
      throws Exception {
    JsonSerializer<Object> serializer = _serializer;
    if (serializer == null) {
      PropertySerializerMap known = _dynamicSerializers;
      serializer = known.serializerFor(value.getClass());
      if (serializer == null) {
        serializer = _findAndAddDynamic(known, value.getClass(), provider);
      }
    }
    return serializer;
  }

  private boolean suppressed(
      Object value, JsonSerializer<Object> serializer, SerializerProvider provider) {
    return _suppressableValue == MARKER_FOR_EMPTY
        ? serializer.isEmpty(provider, value)
        : _suppressableValue.equals(value);
  }

  private void write(
      Object value, JsonSerializer<Object> serializer, JsonGenerator gen, SerializerProvider all)
      throws Exception {
    if (_typeSerializer == null) {
      serializer.serialize(value, gen, all);
    } else {
      serializer.serializeWithType(value, gen, all, _typeSerializer);
    }
  }
}
