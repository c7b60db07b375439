package io.accbench.journal;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import io.accbench.model.Finding;
import java.io.IOException;

/** The reader of a finding on a recording, of which journals up to format 7 hold the sentence. */
final class RecordingFindingReader extends JsonDeserializer<Finding> {
  @Override
  public Finding deserialize(JsonParser json, DeserializationContext context) throws IOException {
    return json.hasToken(JsonToken.VALUE_STRING)
        ? Finding.stated(Finding.UNNAMED, json.getText())
        : context.readValue(json, Finding.class);
  }
}
