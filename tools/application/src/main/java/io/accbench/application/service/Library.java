package io.accbench.application.service;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONFactory;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.afterburner.AfterburnerModule;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import java.nio.charset.StandardCharsets;

/** The libraries that the service can be started with, configured as accbench's codecs are. */
enum Library {
  JACKSON {
    @Override
    <T> Json<T> of(Class<T> type) {
      return new Jackson2<>(mapper(), type);
    }
  },
  AFTERBURNER {
    @Override
    <T> Json<T> of(Class<T> type) {
      return new Jackson2<>(mapper().registerModule(new AfterburnerModule()), type);
    }
  },
  BLACKBIRD {
    @Override
    <T> Json<T> of(Class<T> type) {
      return new Jackson2<>(mapper().registerModule(new BlackbirdModule()), type);
    }
  },
  /** Jackson 2 with fields alone: no getters and no setters. */
  FIELDS {
    @Override
    <T> Json<T> of(Class<T> type) {
      return new Jackson2<>(
          mapper()
              .setVisibility(PropertyAccessor.GETTER, Visibility.NONE)
              .setVisibility(PropertyAccessor.IS_GETTER, Visibility.NONE)
              .setVisibility(PropertyAccessor.SETTER, Visibility.NONE)
              .setVisibility(PropertyAccessor.FIELD, Visibility.ANY),
          type);
    }
  },
  JACKSON3 {
    @Override
    <T> Json<T> of(Class<T> type) {
      return new Jackson3<>(type);
    }
  },
  FASTJSON2 {
    @Override
    <T> Json<T> of(Class<T> type) {
      return new Fastjson2<>(type);
    }
  };

  abstract <T> Json<T> of(Class<T> type);

  private static ObjectMapper mapper() {
    return new ObjectMapper()
        .registerModules(new JavaTimeModule(), new Jdk8Module(), new ParameterNamesModule())
        .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS);
  }

  private static final class Jackson2<T> implements Json<T> {
    private final ObjectWriter writer;
    private final ObjectReader reader;

    Jackson2(ObjectMapper mapper, Class<T> type) {
      this.writer = mapper.writerFor(type);
      this.reader = mapper.readerFor(type);
    }

    @Override
    public byte[] write(T value) throws Exception {
      return writer.writeValueAsBytes(value);
    }

    @Override
    public T read(byte[] document) throws Exception {
      return reader.readValue(document);
    }
  }

  private static final class Jackson3<T> implements Json<T> {
    private final tools.jackson.databind.ObjectWriter writer;
    private final tools.jackson.databind.ObjectReader reader;

    Jackson3(Class<T> type) {
      var mapper = tools.jackson.databind.json.JsonMapper.builder().build();
      this.writer = mapper.writerFor(type);
      this.reader = mapper.readerFor(type);
    }

    @Override
    public byte[] write(T value) {
      return writer.writeValueAsBytes(value);
    }

    @Override
    public T read(byte[] document) {
      return reader.readValue(document);
    }
  }

  private static final class Fastjson2<T> implements Json<T> {
    private final Class<T> type;
    private final JSONWriter.Context writing =
        JSONFactory.createWriteContext(JSONWriter.Feature.WriteNulls);
    private final JSONReader.Context reading = JSONFactory.createReadContext();

    Fastjson2(Class<T> type) {
      this.type = type;
    }

    @Override
    public byte[] write(T value) {
      return JSON.toJSONBytes(value, StandardCharsets.UTF_8, writing);
    }

    @Override
    public T read(byte[] document) {
      return JSON.parseObject(document, type, reading);
    }
  }
}
