package io.accbench.journal;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;

/**
 * The type and format that a line states. They are read before the line is bound, because a line of
 * another format would not bind.
 *
 * @param type the type; null if the line states no type
 * @param format the format; null if the line states no format
 */
record EntryKind(String type, Integer format) {
  /** Returns the kind of one line; anything that follows both members is not looked at. */
  static EntryKind of(byte[] line) throws IOException {
    String type = null;
    Integer format = null;
    try (JsonParser json = Json.MAPPER.createParser(line)) {
      if (json.nextToken() != JsonToken.START_OBJECT) {
        return new EntryKind(null, null);
      }
      while ((type == null || format == null) && json.nextToken() == JsonToken.FIELD_NAME) {
        String name = json.currentName();
        JsonToken value = json.nextToken();
        if (name.equals("type") && value == JsonToken.VALUE_STRING) {
          type = json.getText();
        } else if (name.equals("format") && value == JsonToken.VALUE_NUMBER_INT) {
          format = json.getIntValue();
        }
        json.skipChildren();
      }
    }
    return new EntryKind(type, format);
  }

  boolean known() {
    return type != null && format != null;
  }
}
