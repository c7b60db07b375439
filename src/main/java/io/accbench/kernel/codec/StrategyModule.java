package io.accbench.kernel.codec;

import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import java.util.List;

/**
 * A module that replaces Jackson's property accessors by those of a strategy, and nothing else. It
 * is binary compatible with databind 2.17 to 2.22. When the strategy cannot access a member, the
 * module throws while the serializer or deserializer is built. It does not replace anything but
 * plain fields, methods and constructors; {@link JacksonExecutions} shows what it left.
 */
final class StrategyModule extends Module {
  private final StrategyAccess access;
  private final SwappedDeserializers deserializers;

  StrategyModule(StrategyAccess access) {
    this.access = access;
    this.deserializers = new SwappedDeserializers(access);
  }

  @Override
  public String getModuleName() {
    return "accbench " + access.name();
  }

  @Override
  public Version version() {
    return Version.unknownVersion();
  }

  /** Returns the module itself, so that it can be found among a mapper's registered modules. */
  @Override
  public Object getTypeId() {
    return this;
  }

  @Override
  public void setupModule(SetupContext context) {
    context.addBeanSerializerModifier(new SwappedWriters(access));
    context.addBeanDeserializerModifier(deserializers);
  }

  /** Returns why Jackson itself makes the beans of a class; empty when the strategy does. */
  String refusal(Class<?> bean) {
    return deserializers.refusals.getOrDefault(bean, "");
  }

  /** Replaces Jackson's plain writers of a bean class. */
  private static final class SwappedWriters extends BeanSerializerModifier {
    private static final long serialVersionUID = 1L;
    private final transient StrategyAccess access;

    SwappedWriters(StrategyAccess access) {
      this.access = access;
    }

    @Override
    public List<BeanPropertyWriter> changeProperties(
        SerializationConfig config, BeanDescription bean, List<BeanPropertyWriter> writers) {
      // since 2.21 the code of writers differs for exception classes
      if (!Throwable.class.isAssignableFrom(bean.getBeanClass())) {
        writers.replaceAll(writer -> swapped(bean.getBeanClass(), writer));
      }
      return writers;
    }

    private BeanPropertyWriter swapped(Class<?> bean, BeanPropertyWriter writer) {
      // a subclass behaves differently, such as the one for @JsonUnwrapped
      return writer.getClass() == BeanPropertyWriter.class
          ? StrategyWriter.of(access, bean, writer)
          : writer;
    }
  }
}
