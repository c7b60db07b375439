package io.accbench.calibration;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.ser.std.StdScalarSerializer;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import io.accbench.model.UserException;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Reads and writes {@code calibration.json}. Numbers that are not finite are null, and null is read
 * as NaN; durations are ISO-8601.
 */
final class CalibrationJson {
  /**
   * The format's version, which increases when a program that reads an older version would read the
   * new one wrongly.
   */
  private static final int FORMAT_VERSION = 2;

  private static final String FORMAT = "accbench-calibration";

  /** The size of the largest file that is read. Arbitrary: a thousand workloads are smaller. */
  private static final long MOST_BYTES = 16L << 20;

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .addModule(new JavaTimeModule())
          .addModule(
              new SimpleModule()
                  .addSerializer(double.class, new FiniteNumber())
                  .addSerializer(Double.class, new FiniteNumber())
                  .addDeserializer(double.class, new Number()))
          .disable(SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
          .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
          .enable(SerializationFeature.INDENT_OUTPUT)
          .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .build();

  private CalibrationJson() {}

  private record CalibrationFile(
      String format, int formatVersion, @JsonUnwrapped Calibration calibration) {}

  static void write(Calibration calibration, Writer out) throws IOException {
    JSON.writeValue(out, new CalibrationFile(FORMAT, FORMAT_VERSION, calibration));
    out.write('\n');
    out.flush();
  }

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

  /** Writes null for what JSON has no number for. */
  private static final class FiniteNumber extends StdScalarSerializer<Double> {
    FiniteNumber() {
      super(Double.class);
    }

    @Override
    public void serialize(Double value, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      if (Double.isFinite(value)) {
        out.writeNumber(value);
      } else {
        out.writeNull();
      }
    }
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
