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
 * A codec with a mapper of Jackson 2 for one root type. The writer and the reader are built when
 * they are first used. A program that only writes thus builds no deserializer, and what fails in
 * one direction alone is "not supported" in that direction only. Threads that share the codec may
 * each build one, of which the last stays: both are immutable.
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
      ObjectWriter ready = writer;
      if (ready == null) {
        ready = mapper.writerFor(type);
        writer = ready;
      }
      return ready.writeValueAsBytes(value);
    } catch (JsonMappingException wrapped) {
      throw StrategyAccess.rootOf(wrapped);
    }
  }

  @Override
  public Object deserialize(byte[] document) throws IOException {
    try {
      ObjectReader ready = reader;
      if (ready == null) {
        ready = mapper.readerFor(type);
        reader = ready;
      }
      return ready.readValue(document);
    } catch (JsonMappingException wrapped) {
      throw StrategyAccess.rootOf(wrapped);
    }
  }

  @Override
  public List<Execution> executions() throws ReflectiveOperationException {
    return JacksonExecutions.of(mapper, type);
  }
}
