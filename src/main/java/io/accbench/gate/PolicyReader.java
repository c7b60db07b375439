package io.accbench.gate;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import io.accbench.model.UnknownName;
import io.accbench.model.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads a policy file: {@code expectations}, a list of texts ({@link ExpectationParser}), and
 * {@code waivers}, a list of {@code row}, {@code reason} and {@code until}. It is read token by
 * token and nothing in it is instantiated; aliases are refused, so nothing in it can grow.
 */
public final class PolicyReader {
  private static final YAMLFactory YAML = new YAMLFactory();
  private static final long MOST_BYTES = 1 << 20;

  /**
   * The largest number of expectations. Arbitrary: a thousand are tested in seconds, and one can
   * match any number of rows.
   */
  private static final int MOST_EXPECTATIONS = 1000;

  private static final List<String> KEYS = List.of("expectations", "waivers");
  private static final List<String> WAIVER_KEYS = List.of("row", "reason", "until");

  private final String name;
  private final List<String> problems = new ArrayList<>();
  private final List<Expectation> expectations = new ArrayList<>();
  private final List<Waiver> waivers = new ArrayList<>();

  private PolicyReader(String name) {
    this.name = name;
  }

  /** A text with the place where it begins. */
  private record PolicyText(String text, String place) {}

  /**
   * Returns the policy in a file.
   *
   * @throws UserException with every problem, each with file and line
   */
  public static Policy read(Path file) {
    PolicyReader reader = new PolicyReader(file.toString());
    reader.parse(file);
    if (reader.problems.isEmpty() && reader.expectations.isEmpty()) {
      reader.problems.add(
          file + ": holds no expectations, so the gate would never fail; write at least one");
    }
    if (reader.expectations.size() > MOST_EXPECTATIONS) {
      reader.problems.add(
          "%s: holds %d expectations, but at most %d are allowed; write fewer that match more rows"
              .formatted(file, reader.expectations.size(), MOST_EXPECTATIONS));
    }
    if (!reader.problems.isEmpty()) {
      throw UserException.badInput(reader.problems);
    }
    return new Policy(List.copyOf(reader.expectations), List.copyOf(reader.waivers));
  }

  private void parse(Path file) {
    try {
      if (!Files.isRegularFile(file)) {
        problems.add("--policy " + file + " does not exist; name a YAML file");
        return;
      }
      if (Files.size(file) > MOST_BYTES) {
        problems.add(file + ": is larger than 1 MiB, too large for a policy; name another file");
        return;
      }
      try (YAMLParser parser = YAML.createParser(file.toFile())) {
        document(parser);
      }
    } catch (JsonProcessingException notYaml) {
      problems.add(at(notYaml.getLocation()) + ": not YAML: " + words(notYaml));
    } catch (IOException unreadable) {
      problems.add(file + ": cannot be read: " + unreadable.getMessage());
    }
  }

  private void document(YAMLParser parser) throws IOException {
    if (parser.nextToken() != JsonToken.START_OBJECT) {
      problems.add(name + ":1: holds no keys; known: " + String.join(", ", KEYS));
      return;
    }
    List<String> seen = new ArrayList<>();
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String key = parser.currentName();
      String place = at(parser.currentTokenLocation());
      parser.nextToken();
      if (!KEYS.contains(key)) {
        problems.add(place + ": unknown key \"" + key + "\"; " + UnknownName.hint(key, KEYS));
        parser.skipChildren();
      } else if (seen.contains(key)) {
        problems.add(place + ": key \"" + key + "\" stands there a second time");
        parser.skipChildren();
      } else if (parser.currentToken() != JsonToken.START_ARRAY) {
        problems.add(place + ": \"" + key + "\" must be a list");
        parser.skipChildren();
      } else {
        list(key, parser);
      }
      seen.add(key);
    }
    if (parser.nextToken() != null) {
      problems.add(
          at(parser.currentTokenLocation()) + ": a second document; a policy must be a single one");
    }
  }

  private void list(String key, YAMLParser parser) throws IOException {
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      String place = at(parser.currentTokenLocation());
      if (key.equals("waivers")) {
        waiver(place, parser);
      } else if (plain(parser)) {
        ExpectationParser.parse(place, parser.getText(), problems).ifPresent(expectations::add);
      } else {
        problems.add(place + ": an expectation must be plain text");
        parser.skipChildren();
      }
    }
  }

  private void waiver(String place, YAMLParser parser) throws IOException {
    if (parser.currentToken() != JsonToken.START_OBJECT) {
      problems.add(place + ": a waiver has row, reason and until");
      parser.skipChildren();
      return;
    }
    Map<String, PolicyText> parts = new LinkedHashMap<>();
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String key = parser.currentName();
      String keyPlace = at(parser.currentTokenLocation());
      parser.nextToken();
      if (!WAIVER_KEYS.contains(key)) {
        problems.add(
            keyPlace + ": unknown key \"" + key + "\"; " + UnknownName.hint(key, WAIVER_KEYS));
        parser.skipChildren();
      } else if (!plain(parser)) {
        problems.add(keyPlace + ": \"" + key + "\" must be a plain text");
        parser.skipChildren();
      } else if (parts.put(key, new PolicyText(parser.getText().strip(), keyPlace)) != null) {
        problems.add(keyPlace + ": key \"" + key + "\" stands there a second time");
      }
    }
    add(place, parts);
  }

  private void add(String place, Map<String, PolicyText> parts) {
    int before = problems.size();
    for (String key : WAIVER_KEYS) {
      if (!parts.containsKey(key) || parts.get(key).text.isEmpty()) {
        problems.add(place + ": a waiver without \"" + key + "\"; it has row, reason and until");
      }
    }
    if (problems.size() > before) {
      return;
    }
    PolicyText until = parts.get("until");
    List<String> words = new ArrayList<>(ExpectationParser.words(parts.get("row").text));
    Set<Metric> metrics = ExpectationParser.metrics(words);
    try {
      LocalDate day = LocalDate.parse(until.text);
      waivers.add(new Waiver(place, List.copyOf(words), metrics, parts.get("reason").text, day));
    } catch (DateTimeParseException noDate) {
      problems.add(
          until.place + ": \"" + until.text + "\" is not a date; write for example 2027-01-31");
    }
  }

  private static boolean plain(YAMLParser parser) throws IOException {
    JsonToken token = parser.currentToken();
    return token.isScalarValue() && token != JsonToken.VALUE_NULL && !parser.isCurrentAlias();
  }

  private String at(JsonLocation location) {
    return name + ":" + (location == null ? 1 : Math.max(1, location.getLineNr()));
  }

  /** Returns the first line of the parser's message, without its quotation of the file. */
  private static String words(JsonProcessingException exception) {
    return exception.getOriginalMessage().lines().findFirst().orElse("malformed");
  }
}
