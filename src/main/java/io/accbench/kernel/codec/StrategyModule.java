package io.accbench.kernel.codec;

import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import java.util.List;

/**
 * Swaps Jackson's property accessors for those of a strategy, and nothing else. Binary compatible
 * with databind 2.17 to 2.22. A member that the strategy cannot reach throws while the serializer
 * or deserializer is built; what is no plain field, method or constructor stays as it is, and
 * {@link JacksonExecutions} says so.
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

  /** Itself, so that a mapper's registered modules lead to it. */
  @Override
  public Object getTypeId() {
    return this;
  }

  @Override
  public void setupModule(SetupContext context) {
    context.addBeanSerializerModifier(new SwappedWriters(access));
    context.addBeanDeserializerModifier(deserializers);
  }

  /** Why beans of the class are made as Jackson makes them; empty when they are not. */
  String refusal(Class<?> bean) {
    return deserializers.refusals.getOrDefault(bean, "");
  }

  /** Jackson's plain writers of one bean class, swapped. */
  private static final class SwappedWriters extends BeanSerializerModifier {
    private static final long serialVersionUID = 1L;
    private final transient StrategyAccess access;

    SwappedWriters(StrategyAccess access) {
      this.access = access;
    }

    @Override
    public List<BeanPropertyWriter> changeProperties(
        SerializationConfig config, BeanDescription bean, List<BeanPropertyWriter> writers) {
      // since 2.21 the writer's code differs for these
      if (!Throwable.class.isAssignableFrom(bean.getBeanClass())) {
        writers.replaceAll(writer -> swapped(bean.getBeanClass(), writer));
      }
      return writers;
    }

    private BeanPropertyWriter swapped(Class<?> bean, BeanPropertyWriter writer) {
      // a subclass does something else; @JsonUnwrapped is one
      return writer.getClass() == BeanPropertyWriter.class
          ? StrategyWriter.of(access, bean, writer)
          : writer;
    }
  }
}
