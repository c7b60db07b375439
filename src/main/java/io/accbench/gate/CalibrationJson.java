package io.accbench.gate;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import io.accbench.model.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Reads {@code calibration.json}, where null is a number that is not finite, and durations are
 * ISO-8601.
 */
final class CalibrationJson {
  /**
   * The format's version, which increases when a program that reads an older version would read the
   * new one wrongly.
   */
  static final int FORMAT_VERSION = 2;

  static final String FORMAT = "accbench-calibration";

  /** The size of the largest file that is read. Arbitrary: a thousand workloads are smaller. */
  private static final long MOST_BYTES = 16L << 20;

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .addModule(new JavaTimeModule())
          .addModule(new SimpleModule().addDeserializer(double.class, new Number()))
          .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .build();

  private CalibrationJson() {}

  record CalibrationFile(
      String format, int formatVersion, @JsonUnwrapped Calibration calibration) {}

  static Calibration read(Path file) {
    try {
      if (!Files.isRegularFile(file)) {
        throw bad(file, "does not exist", "accbench calibrate makes one");
      }
      if (Files.size(file) > MOST_BYTES) {
        throw bad(file, "is too large for a calibration", "name a calibration.json");
      }
      return parse(file);
    } catch (JsonProcessingException torn) {
      throw bad(
          file,
          "is not a complete calibration (" + torn.getOriginalMessage() + ")",
          "make it again: accbench calibrate RUN");
    } catch (IOException unreadable) {
      throw bad(file, "cannot be read (" + unreadable + ")", "name a calibration.json");
    }
  }

  private static Calibration parse(Path file) throws IOException {
    JsonNode document = JSON.readTree(Files.readAllBytes(file));
    if (!(document instanceof ObjectNode object)
        || !FORMAT.equals(object.path("format").asText())) {
      throw bad(file, "is not a calibration of accbench", "name a calibration.json");
    }
    int version = object.path("formatVersion").asInt();
    if (version != FORMAT_VERSION) {
      throw bad(
          file,
          "has format version " + version + ", this accbench reads " + FORMAT_VERSION,
          "calibrate again");
    }
    object.remove("format");
    object.remove("formatVersion");
    if (object.get("machine") instanceof ObjectNode machine && !machine.has("id")) {
      machine.put("id", ""); // not every machine has one
    }
    return JSON.treeToValue(object, Calibration.class);
  }

  private static UserException bad(Path file, String what, String advice) {
    return UserException.badInput(file + ": " + what + "; " + advice);
  }

  /** Reads null as NaN. */
  private static final class Number extends StdScalarDeserializer<Double> {
    Number() {
      super(double.class);
    }

    @Override
    public Double deserialize(JsonParser parser, DeserializationContext context)
        throws IOException {
      if (!parser.currentToken().isNumeric()) {
        return (Double) context.handleUnexpectedToken(double.class, parser);
      }
      return parser.getDoubleValue();
    }

    @Override
    public Double getNullValue(DeserializationContext context) {
      return Double.NaN;
    }
  }
}
