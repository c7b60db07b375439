package io.accbench.kernel.codec;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import io.accbench.kernel.spi.Binding;

/** Builds the mapper that all codecs of Jackson 2 use, before they add their modules. */
final class JacksonMapper {
  private static final String[] WHEN_PRESENT = {
    "com.fasterxml.jackson.datatype.jsr310.JavaTimeModule",
    "com.fasterxml.jackson.datatype.jdk8.Jdk8Module",
    "com.fasterxml.jackson.module.paramnames.ParameterNamesModule"
  };

  private JacksonMapper() {}

  static ObjectMapper of(Binding binding) throws ReflectiveOperationException {
    ObjectMapper mapper = new ObjectMapper();
    for (String module : WHEN_PRESENT) {
      registerIfPresent(mapper, module);
    }
    mapper.disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS);
    if (binding.fieldsOnly()) {
      mapper
          .setVisibility(PropertyAccessor.GETTER, Visibility.NONE)
          .setVisibility(PropertyAccessor.IS_GETTER, Visibility.NONE)
          .setVisibility(PropertyAccessor.SETTER, Visibility.NONE)
          .setVisibility(PropertyAccessor.FIELD, Visibility.ANY);
    }
    if (binding.strategy() != null) {
      mapper.registerModule(new StrategyModule(StrategyAccess.of(binding)));
    }
    return mapper;
  }

  /** Registers a module by name, since a service scan would open every jar of the class path. */
  private static void registerIfPresent(ObjectMapper mapper, String name)
      throws ReflectiveOperationException {
    Class<?> module;
    try {
      module = Class.forName(name, true, ObjectMapper.class.getClassLoader());
    } catch (ClassNotFoundException absent) {
      return;
    }
    mapper.registerModule((Module) module.getConstructor().newInstance());
  }
}
