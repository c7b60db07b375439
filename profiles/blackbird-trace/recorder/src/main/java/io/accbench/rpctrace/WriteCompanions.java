package io.accbench.rpctrace;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;

/**
 * Writes the synthetic payloads of about 300 KB that stand beside the trace; nothing is recorded.
 */
public final class WriteCompanions {
  private static final String TREE = "org.openrewrite.java.tree.";
  private static final String[] TYPES = {
    "J$Identifier", "JavaType$Method", "JavaType$Class", "J$FieldAccess", "JavaType$Parameterized"
  };
  private static final String[] WORDS = {
    "equals", "hashCode", "java.util.List", "value", "other", "java.lang.Object", "toString", "left"
  };

  private final SplittableRandom random = new SplittableRandom(310);
  private final JsonGenerator json;

  private WriteCompanions(JsonGenerator json) {
    this.json = json;
  }

  /**
   * @param arguments the folder of fixtures
   */
  public static void main(String[] arguments) throws IOException {
    Path fixtures = Path.of(arguments[0]);
    write(fixtures.resolve("rpc-max-list"), WriteCompanions::list);
    write(fixtures.resolve("rpc-dense"), WriteCompanions::dense);
  }

  private static void write(Path folder, Shape shape) throws IOException {
    Files.createDirectories(folder);
    Path file = folder.resolve("payload.json");
    try (var out = Files.newBufferedWriter(file, StandardCharsets.UTF_8);
        JsonGenerator json = new JsonFactory().createGenerator(out)) {
      shape.write(new WriteCompanions(json));
      json.writeRaw('\n');
    }
  }

  /** One batch that is far larger than the protocol's 1,000 items, in the mix of real batches. */
  private void list() throws IOException {
    startResponse();
    for (int i = 0; i < 9_396; i++) {
      json.writeStartObject();
      item(random.nextInt(100));
      json.writeEndObject();
    }
    endResponse();
  }

  private void startResponse() throws IOException {
    json.writeStartObject();
    json.writeStringField("jsonrpc", "2.0");
    json.writeStringField("id", "synthetic");
    json.writeArrayFieldStart("result");
  }

  private void endResponse() throws IOException {
    json.writeEndArray();
    json.writeEndObject();
  }

  /** An item by percent: the mix of the first transfer of 40 files of commons-lang3. */
  private void item(int percent) throws IOException {
    if (percent < 26) {
      state("CHANGE");
      positions(random.nextInt(3));
    } else if (percent < 52) {
      state("ADD");
    } else if (percent < 70) {
      state("ADD");
      json.writeNumberField("ref", random.nextInt(1, 20_000));
    } else if (percent < 83) {
      state("ADD");
      json.writeStringField("value", WORDS[random.nextInt(WORDS.length)]);
    } else if (percent < 90) {
      state("ADD");
      json.writeStringField("valueType", TREE + TYPES[random.nextInt(TYPES.length)]);
      json.writeNumberField("ref", random.nextInt(1, 20_000));
    } else if (percent < 95) {
      state("NO_CHANGE");
    } else if (percent < 99) {
      state("ADD");
      json.writeNumberField("value", random.nextInt(100_000));
    } else {
      state("ADD");
      json.writeStringField("valueType", TREE + "Space");
    }
  }

  private void state(String state) throws IOException {
    json.writeStringField("state", state);
  }

  private void positions(int count) throws IOException {
    json.writeArrayFieldStart("value");
    for (int i = 0; i < count; i++) {
      json.writeNumber(-1);
    }
    json.writeEndArray();
  }

  private void dense() throws IOException {
    json.writeStartObject();
    json.writeArrayFieldStart("readings");
    for (int i = 0; i < 820; i++) {
      reading(i);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void reading(int number) throws IOException {
    json.writeStartObject();
    json.writeNumberField("id", 100_000L + number);
    json.writeNumberField("sensor", random.nextInt(1_000));
    json.writeNumberField("takenAt", 1_767_225_600_000L + 1_000L * number);
    json.writeBooleanField("valid", random.nextBoolean());
    json.writeStringField("unit", "celsius");
    json.writeNumberField("value", random.nextInt(1_000));
    json.writeNumberField("minimum", random.nextInt(1_000));
    json.writeNumberField("maximum", random.nextInt(1_000));
    json.writeNumberField("total", random.nextLong(1_000_000_000_000L));
    json.writeNumberField("count", random.nextInt(1_000));
    json.writeBooleanField("alarm", random.nextBoolean());
    json.writeStringField("site", "north");
    json.writeNumberField("channel", random.nextInt(1_000));
    json.writeNumberField("retries", random.nextInt(1_000));
    json.writeNumberField("offset", random.nextLong(1_000_000));
    json.writeBooleanField("cached", random.nextBoolean());
    json.writeStringField("state", "ok");
    json.writeNumberField("battery", random.nextInt(1_000));
    json.writeNumberField("signal", random.nextInt(1_000));
    json.writeNumberField("uptime", random.nextLong(1_000_000));
    json.writeBooleanField("manual", random.nextBoolean());
    json.writeStringField("label", WORDS[number % WORDS.length]);
    json.writeNumberField("version", random.nextInt(1_000));
    json.writeBooleanField("signed", random.nextBoolean());
    json.writeEndObject();
  }

  private interface Shape {
    void write(WriteCompanions companions) throws IOException;
  }
}
