package io.accbench.model;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A YAML file of one level, which maps keys to texts, each with the line on which it stands.
 * Nothing deeper is read, so nothing in it can be instantiated or grow.
 *
 * @param name the file as messages name it: {@code profiles/ci.yaml}
 * @param entries by key, in the file's order
 */
public record FlatYaml(String name, Map<String, YamlValue> entries) {
  private static final String SUFFIX = ".yaml";

  /**
   * The largest file that is read. Arbitrary: a hundred times the longest there is. The parser
   * takes seconds for 4 MB of text.
   */
  private static final long MOST_BYTES = 256 << 10;

  private static final YAMLFactory YAML = new YAMLFactory();

  /**
   * The value of one key.
   *
   * @param texts one for a plain value, any number for a list
   * @param lines where each text stands, from 1
   * @param line where the value begins, from 1
   */
  public record YamlValue(List<String> texts, List<Integer> lines, int line) {}

  /** Returns the names of a folder's YAML files, sorted; empty when there is no such folder. */
  public static List<String> names(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> String.valueOf(file.getFileName()))
          .filter(name -> name.endsWith(SUFFIX))
          .map(name -> name.substring(0, name.length() - SUFFIX.length()))
          .sorted()
          .toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /**
   * Reads a file.
   *
   * @param known every key that may occur
   * @param lists those of them that may have a list as value
   * @param problems receives every problem with file and line; what is right is still returned
   */
  public static FlatYaml read(
      Path file,
      String name,
      Collection<String> known,
      Collection<String> lists,
      List<String> problems) {
    FlatYaml yaml = new FlatYaml(name, new LinkedHashMap<>());
    if (file.toFile().length() > MOST_BYTES) {
      problems.add(name + ": is larger than 256 KiB; remove what is not a setting");
      return yaml;
    }
    try (JsonParser parser = YAML.createParser(file.toFile())) {
      yaml.document(parser, known, lists, problems);
    } catch (JsonProcessingException notYaml) {
      problems.add(yaml.at(line(notYaml.getLocation())) + "not YAML: " + words(notYaml));
    } catch (IOException unreadable) {
      problems.add(name + ": cannot be read: " + unreadable.getMessage());
    }
    return yaml;
  }

  /** Returns the start of a message about a line: {@code profiles/ci.yaml:12: }. */
  public String at(int line) {
    return name + ":" + line + ": ";
  }

  private void document(
      JsonParser parser, Collection<String> known, Collection<String> lists, List<String> problems)
      throws IOException {
    JsonToken first = parser.nextToken();
    if (first != JsonToken.START_OBJECT) {
      problems.add(at(1) + "holds no keys; known: " + String.join(", ", known));
      return;
    }
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String key = parser.currentName();
      int line = line(parser.currentTokenLocation());
      if (!known.contains(key)) {
        problems.add(at(line) + "unknown key \"" + key + "\"; " + UnknownName.hint(key, known));
        parser.nextToken();
        parser.skipChildren();
      } else if (entries.containsKey(key)) {
        problems.add(
            at(line) + "key \"" + key + "\" stands in line " + entries.get(key).line + " too");
        parser.nextToken();
        parser.skipChildren();
      } else {
        entries.put(key, value(parser, key, lists.contains(key), problems));
      }
    }
  }

  private YamlValue value(JsonParser parser, String key, boolean list, List<String> problems)
      throws IOException {
    List<String> texts = new ArrayList<>();
    List<Integer> lines = new ArrayList<>();
    JsonToken token = parser.nextToken();
    int line = line(parser.currentTokenLocation());
    if (scalar(token)) {
      add(parser, key, texts, lines, problems);
    } else if (token == JsonToken.START_ARRAY && list) {
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        if (scalar(parser.currentToken())) {
          add(parser, key, texts, lines, problems);
        } else {
          int itemLine = line(parser.currentTokenLocation());
          problems.add(at(itemLine) + "key \"" + key + "\": an item must be plain text");
          parser.skipChildren();
        }
      }
    } else {
      problems.add(
          at(line)
              + ("key \"" + key + "\" must be plain text" + (list ? " or a list of them" : "")));
      parser.skipChildren();
    }
    return new YamlValue(List.copyOf(texts), List.copyOf(lines), line);
  }

  /** Adds a text. A blank text is a problem, since it would be taken for a missing key. */
  private void add(
      JsonParser parser, String key, List<String> texts, List<Integer> lines, List<String> problems)
      throws IOException {
    int line = line(parser.currentTokenLocation());
    if (parser.getText().isBlank()) {
      problems.add(at(line) + "key \"" + key + "\" is blank; give a value, or leave it out");
    }
    texts.add(parser.getText());
    lines.add(line);
  }

  private static boolean scalar(JsonToken token) {
    return token.isScalarValue() && token != JsonToken.VALUE_NULL;
  }

  private static int line(JsonLocation location) {
    return location == null ? 1 : Math.max(1, location.getLineNr());
  }

  /** Returns the parser's words without its quotation of the file. */
  private static String words(JsonProcessingException exception) {
    return exception
        .getOriginalMessage()
        .lines()
        .filter(line -> !line.startsWith(" "))
        .collect(Collectors.joining(": "));
  }
}
