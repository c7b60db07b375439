package io.accbench.journal;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.Launch;
import io.accbench.model.LaunchSamples;
import io.accbench.model.Machine;
import io.accbench.model.Mode;
import io.accbench.model.Numbers;
import io.accbench.model.PlannedCell;
import io.accbench.model.Settings;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * The conversion of records to JSON and back. NaN and infinities are written as the strings {@code
 * "NaN"}, {@code "Infinity"}, durations as ISO-8601 text. A list or map that is missing or null is
 * read as empty. A null inside a list or map is an error, and so is a missing part that every
 * reader relies on.
 */
final class Json {
  static final ObjectMapper MAPPER = mapper();

  /**
   * The rule for a launch. Its outcomes of compiling are left out, because ids stand for them in
   * the same entry.
   */
  @JsonIgnoreProperties("jit")
  private interface JournaledLaunch {}

  /** The rules for samples, whose lists of numbers all have the same reader. */
  private interface JournaledSamples {
    @JsonDeserialize(using = NumbersReader.class)
    List<Double> warmup();

    @JsonDeserialize(using = NumbersReader.class)
    List<Double> scores();

    @JsonDeserialize(using = NumbersReader.class)
    List<Double> allocatedBytesPerOp();

    @JsonDeserialize(using = NumbersReader.class)
    List<Double> gcMillis();
  }

  private Json() {}

  private static ObjectMapper mapper() {
    JsonSetter.Value emptyIfNull = JsonSetter.Value.construct(Nulls.AS_EMPTY, Nulls.FAIL);
    JsonSetter.Value required = JsonSetter.Value.construct(Nulls.FAIL, Nulls.FAIL);
    ObjectMapper mapper =
        JsonMapper.builder()
            .enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER) // most of a journal is decimals
            .addModule(new JavaTimeModule())
            .disable(SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .addMixIn(Launch.class, JournaledLaunch.class)
            .addMixIn(LaunchSamples.class, JournaledSamples.class)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();
    for (Class<?> container : List.of(List.class, Map.class)) {
      mapper.configOverride(container).setSetterInfo(emptyIfNull);
    }
    for (Class<?> part :
        List.of(
            Block.class,
            Cell.class,
            Machine.class,
            Mode.class,
            PlannedCell.class,
            Settings.class)) {
      mapper.configOverride(part).setSetterInfo(required);
    }
    return mapper;
  }

  /** Reads a list of numbers without an object for each. */
  private static final class NumbersReader extends JsonDeserializer<List<Double>> {
    @Override
    public List<Double> deserialize(JsonParser json, DeserializationContext context)
        throws IOException {
      if (!json.isExpectedStartArrayToken()) {
        throw JsonMappingException.from(json, "a list of numbers is expected");
      }
      double[] numbers = new double[64];
      int size = 0;
      for (JsonToken next = json.nextToken();
          next != JsonToken.END_ARRAY;
          next = json.nextToken()) {
        if (next == JsonToken.VALUE_NULL) {
          throw JsonMappingException.from(json, "null in a list of numbers");
        }
        if (size == numbers.length) {
          numbers = Arrays.copyOf(numbers, 2 * size);
        }
        numbers[size++] =
            next.isNumeric() ? json.getDoubleValue() : context.readValue(json, Double.class);
      }
      return Numbers.of(Arrays.copyOf(numbers, size));
    }

    @Override
    public List<Double> getNullValue(DeserializationContext context) {
      return List.of();
    }

    @Override
    public List<Double> getAbsentValue(DeserializationContext context) {
      return List.of();
    }
  }
}
