package io.accbench.journal;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import io.accbench.model.Numbers;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/** Reads a list of numbers without an object for each. */
final class NumbersReader extends JsonDeserializer<List<Double>> {
  @Override
  public List<Double> deserialize(JsonParser json, DeserializationContext context)
      throws IOException {
    if (!json.isExpectedStartArrayToken()) {
      throw JsonMappingException.from(json, "a list of numbers is expected");
    }
    double[] numbers = new double[64];
    int size = 0;
    for (JsonToken next = json.nextToken(); next != JsonToken.END_ARRAY; next = json.nextToken()) {
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
