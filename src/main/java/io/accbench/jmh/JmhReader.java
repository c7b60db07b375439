package io.accbench.jmh;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.accbench.model.UserException;
import java.io.BufferedInputStream;
import java.io.FilterReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
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
  /** The greatest length of a file, in characters. Arbitrary: ten times the largest file seen. */
  private static final int LONGEST = 32 << 20;

  /**
   * The greatest number of JSON's tokens in a file, some 100 MB of heap if all are of one result.
   * Arbitrary: a file that JMH writes is too long before.
   */
  private static final int MOST_TOKENS = 2 << 20;

  /**
   * The greatest number of results and forks, each of which becomes a launch and a sample when a
   * gate judges it. Arbitrary: the largest file seen has 1,000.
   */
  private static final int MOST_FORKS = 1 << 17;

  /** The greatest depth of nesting. A result of JMH is nested 7 deep; arbitrary beyond that. */
  private static final int DEEPEST = 32;

  /** The greatest length of a text. Arbitrary: parameters and flags are shorter by far. */
  private static final int LONGEST_TEXT = 1 << 20;

  private static final String TORN =
      "ends in the middle of the JSON; was the run that wrote it killed?";

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

  /** A text that knows whether it was read to its end; it leaves its source open. */
  private static final class Input extends FilterReader {
    private final String name;
    private boolean ended;
    private int length;

    Input(String name, Reader text) {
      super(text);
      this.name = name;
    }

    @Override
    public int read(char[] buffer, int from, int most) throws IOException {
      int read = super.read(buffer, from, most);
      ended |= read < 0;
      length += Math.max(0, read);
      if (length > LONGEST) {
        throw problem(name, "larger than 32 MB, too large for a JMH file; give another file");
      }
      return read;
    }

    @Override
    public void close() {}
  }

  private JmhReader() {}

  /**
   * Returns the results in a file, in its order; at least one.
   *
   * @throws UserException with the place, when the file cannot be read, is larger than 32 MB, or is
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
    try (Input input = new Input(name, reader(in));
        JsonParser json = JSON.createParser(input)) {
      try {
        return results(name, json);
      } catch (JsonProcessingException malformed) {
        boolean torn = input.ended && !json.getParsingContext().inRoot();
        throw json.currentTokenCount() > MOST_TOKENS
            ? problem(name, TOO_MUCH)
            : problem(place(name, malformed), torn ? TORN : words(malformed));
      }
    } catch (IOException unreadable) {
      throw problem(name, "cannot be read (" + unreadable + ")");
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
   * Returns a reader for UTF-8, or for what a shell's redirection made of it; a broken character is
   * replaced.
   */
  private static Reader reader(InputStream in) throws IOException {
    BufferedInputStream bytes = new BufferedInputStream(in);
    bytes.mark(3);
    int first = bytes.read();
    int second = bytes.read();
    int third = bytes.read();
    bytes.reset();
    Charset charset = StandardCharsets.UTF_8;
    if (first == 0xEF && second == 0xBB && third == 0xBF) {
      bytes.skipNBytes(3);
    } else if (first + second == 0xFE + 0xFF && Math.max(first, second) == 0xFF) {
      charset = StandardCharsets.UTF_16;
    }
    return new InputStreamReader(bytes, charset);
  }

  private static String place(String name, JsonProcessingException malformed) {
    var place = malformed.getLocation();
    return place == null ? name : name + ":" + place.getLineNr() + ":" + place.getColumnNr();
  }

  private static String words(JsonProcessingException malformed) {
    if (malformed instanceof JsonEOFException) {
      return TORN;
    }
    String what = malformed.getOriginalMessage().lines().findFirst().orElse("malformed");
    return malformed instanceof StreamConstraintsException
        ? "not a JMH file: " + what.replaceFirst(" *\\(.*", "").replaceFirst(", from .*", "")
        : "not JSON: " + what;
  }

  private static UserException problem(String place, String what) {
    return UserException.badInput(place + ": " + what);
  }
}
