package io.accbench.kernel.codec;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec.Bound;
import io.accbench.kernel.spi.Execution;
import java.util.List;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.introspect.VisibilityChecker;
import tools.jackson.databind.json.JsonMapper;

/** A codec with a mapper of Jackson 3, and its reader and writer of one type. */
final class Jackson3Bound implements Bound {
  private final JsonMapper mapper;
  private final Class<?> type;
  private final ObjectWriter writer;
  private final ObjectReader reader;

  Jackson3Bound(JsonMapper.Builder builder, Binding binding) {
    if (binding.fieldsOnly()) {
      builder.changeDefaultVisibility(Jackson3Bound::fieldsOnly);
    }
    this.mapper = builder.build();
    this.type = binding.type();
    this.writer = mapper.writerFor(type);
    this.reader = mapper.readerFor(type);
  }

  private static VisibilityChecker fieldsOnly(VisibilityChecker asItComes) {
    return asItComes
        .withVisibility(PropertyAccessor.GETTER, Visibility.NONE)
        .withVisibility(PropertyAccessor.IS_GETTER, Visibility.NONE)
        .withVisibility(PropertyAccessor.SETTER, Visibility.NONE)
        .withVisibility(PropertyAccessor.FIELD, Visibility.ANY);
  }

  @Override
  public byte[] serialize(Object value) {
    return writer.writeValueAsBytes(value);
  }

  @Override
  public Object deserialize(byte[] document) {
    return reader.readValue(document);
  }

  @Override
  public List<Execution> executions() {
    return Jackson3Executions.of(mapper, type);
  }
}
