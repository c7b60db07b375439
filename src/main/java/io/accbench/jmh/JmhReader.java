package io.accbench.jmh;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.accbench.model.UserException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the file that {@code -rf json} of any JMH since 1.0 writes, and those of kotlinx-benchmark
 * and of accbench. The file may come from anywhere and may be malformed, truncated, huge or
 * hostile. Its results are read one after the other, and little of each is kept.
 */
public final class JmhReader {
  /** The greatest size of a file. Arbitrary: twenty times the largest file seen. */
  private static final int LARGEST_BYTES = 64 << 20;

  /**
   * The greatest number of JSON's tokens in a file, some 200 MB of heap if all are of one result.
   * Arbitrary: JMH writes no file with as many that is not too large.
   */
  private static final int MOST_TOKENS = 4 << 20;

  /**
   * The greatest number of results and forks, each of which becomes a launch and a sample when a
   * gate judges it. Arbitrary: the largest file seen has 1,000.
   */
  private static final int MOST_FORKS = 1 << 17;

  /** The greatest depth of nesting. A result of JMH is nested 7 deep; arbitrary beyond that. */
  private static final int DEEPEST = 32;

  /** The greatest length of a text. Arbitrary: parameters and flags are shorter by far. */
  private static final int LONGEST_TEXT = 1 << 20;

  private static final String TOO_MUCH =
      "holds more results, forks and text than any benchmark has; split it";

  private static final ObjectMapper JSON =
      new ObjectMapper(
          JsonFactory.builder()
              .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES) // a hostile file's pile up
              .streamReadConstraints(
                  StreamReadConstraints.builder()
                      .maxNestingDepth(DEEPEST)
                      .maxStringLength(LONGEST_TEXT)
                      .maxTokenCount(MOST_TOKENS)
                      .build())
              .build());

  private JmhReader() {}

  /**
   * Returns the results in a file, in its order; at least one.
   *
   * @throws UserException with the place, when the file cannot be read, is larger than 64 MB, or is
   *     no list of JMH results
   */
  public static List<JmhResult> read(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      return read(file.toString(), in);
    } catch (NoSuchFileException missing) {
      throw problem(file.toString(), "no such file; give a run's folder or a JMH JSON file");
    } catch (IOException unreadable) {
      throw problem(file.toString(), "cannot be read (" + unreadable + "); check its permissions");
    }
  }

  /**
   * Returns the results in a stream, which stays open.
   *
   * @param name the name of the stream in messages
   */
  public static List<JmhResult> read(String name, InputStream in) {
    try {
      byte[] bytes = in.readNBytes(LARGEST_BYTES + 1);
      if (bytes.length > LARGEST_BYTES) {
        throw problem(name, "larger than 64 MB, too large for a JMH file; give another file");
      }
      String text = text(bytes);
      try (JsonParser json = JSON.createParser(text)) {
        return results(name, json, text);
      }
    } catch (IOException unreadable) {
      throw problem(name, "cannot be read (" + unreadable + ")");
    }
  }

  private static List<JmhResult> results(String name, JsonParser json, String text)
      throws IOException {
    try {
      return results(name, json);
    } catch (JsonProcessingException malformed) {
      if (json.currentTokenCount() > MOST_TOKENS) {
        throw problem(name, TOO_MUCH);
      }
      var place = malformed.getLocation();
      String where =
          place == null ? name : name + ":" + place.getLineNr() + ":" + place.getColumnNr();
      boolean nested = json.getParsingContext().getParent() != null;
      int from = place == null ? 0 : (int) Math.min(place.getCharOffset(), text.length());
      // nothing but a part of a word or of a number follows
      boolean torn = nested && from >= 0 && text.substring(from).matches("[\\w.+-]*\\s*");
      throw problem(
          where,
          torn
              ? "ends in the middle of the JSON; was the run that wrote it killed?"
              : words(malformed));
    }
  }

  private static List<JmhResult> results(String name, JsonParser json) throws IOException {
    JsonToken first = json.nextToken();
    if (first != JsonToken.START_ARRAY) {
      throw problem(name, instead(first));
    }
    List<JmhResult> results = new ArrayList<>();
    int forks = 0;
    while (json.nextToken() != JsonToken.END_ARRAY) {
      String place = name + ": result " + (results.size() + 1);
      if (!json.isExpectedStartObjectToken()) {
        throw problem(place, "not a JMH result; give a file that -rf json wrote");
      }
      JsonNode result = JSON.readTree(json);
      results.add(ResultReader.read(result, place));
      forks += results.get(results.size() - 1).forks().size();
      if (results.size() + forks > MOST_FORKS) {
        throw problem(name, TOO_MUCH);
      }
    }
    if (json.nextToken() != null) {
      throw problem(name, "goes on after the list of results; was it appended to?");
    }
    if (results.isEmpty()) {
      throw problem(name, "the list of results is empty; JMH omits a benchmark whose fork failed");
    }
    return List.copyOf(results);
  }

  private static String instead(JsonToken first) {
    if (first == null) {
      return "is empty; give a file that -rf json wrote";
    }
    return first == JsonToken.START_OBJECT
        ? "not a list of JMH results but one object; a journal is given as its run's folder"
        : "not a list of JMH results; give a file that -rf json wrote";
  }

  /**
   * Returns a text that is in UTF-8, or in what a shell's redirection made of it; a broken
   * character is replaced.
   */
  private static String text(byte[] bytes) {
    int marks = bytes.length < 2 ? 0 : (bytes[0] & 0xFF) << 8 | bytes[1] & 0xFF;
    boolean wide = marks == 0xFEFF || marks == 0xFFFE;
    Charset charset = wide ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8;
    String text = new String(bytes, charset);
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  private static String words(JsonProcessingException malformed) {
    String what = malformed.getOriginalMessage().lines().findFirst().orElse("malformed");
    return malformed instanceof StreamConstraintsException
        ? "not a JMH file: " + what.replaceFirst(" *\\(.*", "").replaceFirst(", from .*", "")
        : "not JSON: " + what;
  }

  private static UserException problem(String place, String what) {
    return UserException.badInput(place + ": " + what);
  }
}
