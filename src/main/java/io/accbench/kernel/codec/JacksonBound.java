package io.accbench.kernel.codec;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import io.accbench.kernel.spi.Codec;
import io.accbench.kernel.spi.Execution;
import java.io.IOException;
import java.util.List;

/**
 * A mapper of Jackson 2, made for one root type. Writer and reader are built at the first document
 * that goes their way: a program that only writes builds no deserializer, and what only one way
 * cannot do is "not supported" for that way alone.
 */
final class JacksonBound implements Codec.Bound {
  private final ObjectMapper mapper;
  private final Class<?> type;
  private ObjectWriter writer;
  private ObjectReader reader;

  JacksonBound(ObjectMapper mapper, Class<?> type) {
    this.mapper = mapper;
    this.type = type;
  }

  @Override
  public byte[] serialize(Object value) throws IOException {
    try {
      if (writer == null) {
        writer = mapper.writerFor(type);
      }
      return writer.writeValueAsBytes(value);
    } catch (JsonMappingException wrapped) {
      throw StrategyAccess.rootOf(wrapped);
    }
  }

  @Override
  public Object deserialize(byte[] document) throws IOException {
    try {
      if (reader == null) {
        reader = mapper.readerFor(type);
      }
      return reader.readValue(document);
    } catch (JsonMappingException wrapped) {
      throw StrategyAccess.rootOf(wrapped);
    }
  }

  @Override
  public List<Execution> executions() throws ReflectiveOperationException {
    return JacksonExecutions.of(mapper, type);
  }
}
