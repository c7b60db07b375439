package io.accbench.report.text;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import io.accbench.model.Cell;
import java.io.IOException;
import java.io.Writer;
import java.util.Map;

/**
 * The mapper that writes records as JSON: numbers that are not finite are null, durations are
 * ISO-8601, and the same record gives the same bytes on every system.
 */
public final class ReportJson {
  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .addModule(new JavaTimeModule())
          .addModule(new SimpleModule().addSerializer(Double.class, new FiniteNumber()))
          .addModule(new SimpleModule("double").addSerializer(double.class, new FiniteNumber()))
          .addModule(new SimpleModule("cell").addSerializer(Cell.class, new CellInOrder()))
          .addModule(new SimpleModule("order").addSerializer(InOrder.class, new EntriesInOrder()))
          .disable(SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
          .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
          .defaultPrettyPrinter(printer())
          .enable(SerializationFeature.INDENT_OUTPUT)
          .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
          .build();

  private ReportJson() {}

  /** A map that is written in its own order; others are sorted by their keys. */
  public record InOrder(Map<String, ?> entries) {}

  /** Writes a record as one document, with a line feed at its end. */
  public static void write(Object document, Writer out) throws IOException {
    MAPPER.writeValue(out, document);
    out.write("\n");
    out.flush();
  }

  /** Returns a record as text, with a line feed at its end. */
  public static String text(Object document) {
    try {
      return MAPPER.writeValueAsString(document) + "\n";
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible); // records hold only texts and numbers
    }
  }

  /** Returns a printer that uses two spaces and a line feed on every system. */
  public static DefaultPrettyPrinter printer() {
    DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
    return new DefaultPrettyPrinter().withObjectIndenter(indenter);
  }

  private static final class EntriesInOrder extends JsonSerializer<InOrder> {
    @Override
    public void serialize(InOrder value, JsonGenerator json, SerializerProvider context)
        throws IOException {
      write(value.entries(), json);
    }

    private static void write(Map<String, ?> entries, JsonGenerator json) throws IOException {
      json.writeStartObject();
      for (Map.Entry<String, ?> entry : entries.entrySet()) {
        json.writeObjectField(entry.getKey(), entry.getValue());
      }
      json.writeEndObject();
    }
  }

  private static final class CellInOrder extends JsonSerializer<Cell> {
    @Override
    public void serialize(Cell value, JsonGenerator json, SerializerProvider context)
        throws IOException {
      EntriesInOrder.write(value.values(), json);
    }
  }

  private static final class FiniteNumber extends JsonSerializer<Double> {
    @Override
    public void serialize(Double value, JsonGenerator json, SerializerProvider context)
        throws IOException {
      if (Double.isFinite(value)) {
        json.writeNumber(value);
      } else {
        json.writeNull();
      }
    }
  }
}
