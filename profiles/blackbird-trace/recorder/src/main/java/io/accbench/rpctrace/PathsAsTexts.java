package io.accbench.rpctrace;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import java.nio.file.Path;

/** A path is its text, as OpenRewrite's client of a process has it. */
final class PathsAsTexts extends SimpleModule {
  PathsAsTexts() {
    addSerializer(
        Path.class,
        new JsonSerializer<>() {
          @Override
          public void serialize(Path path, JsonGenerator json, SerializerProvider provider)
              throws IOException {
            json.writeString(path.toString());
          }
        });
    addDeserializer(
        Path.class,
        new JsonDeserializer<>() {
          @Override
          public Path deserialize(JsonParser json, DeserializationContext context)
              throws IOException {
            return Path.of(json.getValueAsString());
          }
        });
  }
}
