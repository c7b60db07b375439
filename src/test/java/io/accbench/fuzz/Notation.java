package io.accbench.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** How an input writes its values. */
enum Notation {
  /** One document. */
  JSON(new ObjectMapper()),
  /** A document on each line. */
  JSON_LINES(JSON.mapper),
  /** One document. */
  YAML(new YAMLMapper()),
  /** Values that only accbench's own code can read. */
  OTHER(null);

  private final ObjectMapper mapper;

  Notation(ObjectMapper mapper) {
    this.mapper = mapper;
  }

  /** Its documents; none if there is one that cannot be read. */
  List<JsonNode> read(byte[] file) {
    List<JsonNode> documents = new ArrayList<>();
    try {
      if (this == JSON_LINES) {
        for (String line : new String(file, UTF_8).split("\n")) {
          documents.add(mapper.readTree(line));
        }
      } else if (mapper != null) {
        documents.add(mapper.readTree(file));
      }
    } catch (IOException | IllegalArgumentException damaged) {
      return List.of();
    }
    return documents;
  }

  byte[] write(List<JsonNode> documents) {
    StringBuilder file = new StringBuilder();
    try {
      for (JsonNode document : documents) {
        file.append(mapper.writeValueAsString(document)).append('\n');
      }
    } catch (JsonProcessingException e) {
      throw new AssertionError("a tree that cannot be written: " + documents, e);
    }
    return file.toString().getBytes(UTF_8);
  }
}
