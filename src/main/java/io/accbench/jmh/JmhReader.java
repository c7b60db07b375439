package io.accbench.jmh;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
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
 * hostile. It is read as a stream, and little of it is kept.
 */
public final class JmhReader {
  /** The greatest size of a file. Arbitrary: a hundred times the largest file seen. */
  private static final long LARGEST_BYTES = 256L << 20;

  /** The greatest depth of nesting. A result of JMH is nested 7 deep; arbitrary beyond that. */
  private static final int DEEPEST = 32;

  /** The greatest length of a text. Arbitrary: parameters and flags are shorter by far. */
  private static final int LONGEST_TEXT = 1 << 20;

  private static final String TORN =
      "ends in the middle of the JSON; was the run that wrote it killed?";

  private static final JsonFactory JSON =
      JsonFactory.builder()
          .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES) // names of a hostile file pile up
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(DEEPEST)
                  .maxStringLength(LONGEST_TEXT)
                  .maxDocumentLength(LARGEST_BYTES)
                  .build())
          .build();

  /** A text that knows whether it was read to its end; it leaves its source open. */
  private static final class Input extends FilterReader {
    private boolean ended;

    Input(Reader text) {
      super(text);
    }

    @Override
    public int read(char[] buffer, int from, int most) throws IOException {
      int read = super.read(buffer, from, most);
      ended |= read < 0;
      return read;
    }

    @Override
    public void close() {}
  }

  private JmhReader() {}

  /**
   * Returns the results in a file, in its order; at least one.
   *
   * @throws UserException with the place, when the file cannot be read, is larger than 256 MB, or
   *     is no list of JMH results
   */
  public static List<JmhResult> read(Path file) {
    try {
      if (Files.size(file) > LARGEST_BYTES) {
        throw problem(
            file.toString(), "larger than 256 MB, too large for a JMH file; give another file");
      }
      try (InputStream in = Files.newInputStream(file)) {
        return read(file.toString(), in);
      }
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
    try (Input input = new Input(reader(in));
        JsonParser json = JSON.createParser(input)) {
      json.disable(JsonParser.Feature.AUTO_CLOSE_SOURCE);
      try {
        return results(name, json);
      } catch (JsonProcessingException malformed) {
        boolean torn = input.ended && !json.getParsingContext().inRoot();
        throw problem(place(name, malformed), torn ? TORN : words(malformed));
      }
    } catch (ResultReader.Malformed malformed) {
      throw UserException.badInput(malformed.getMessage() + "; give a file that -rf json wrote");
    } catch (MemoryBudget.Exceeded exceeded) {
      throw problem(name, "holds more results, forks and text than any benchmark has; split it");
    } catch (IOException unreadable) {
      throw problem(name, "cannot be read (" + unreadable + ")");
    }
  }

  private static List<JmhResult> results(String name, JsonParser json) throws IOException {
    JsonToken first = json.nextToken();
    if (first != JsonToken.START_ARRAY) {
      throw problem(name, instead(first));
    }
    MemoryBudget allowance = new MemoryBudget();
    List<JmhResult> results = new ArrayList<>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      String place = name + ": result " + (results.size() + 1);
      if (!json.isExpectedStartObjectToken()) {
        throw problem(place, "not a JMH result; give a file that -rf json wrote");
      }
      results.add(ResultReader.read(json, place, allowance));
      allowance.result();
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
