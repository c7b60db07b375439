package io.accbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.accbench.journal.JournalReader;
import io.accbench.model.UserException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever part of a journal is missing or absurd, every command says so or does without it. Every
 * damaged journal is read; of those that can be read, one in so many goes through the commands,
 * with {@code -Daccbench.parts=1} each of them (4 minutes).
 */
@Tag("slow")
@Tag("any-jdk")
@Tag("campaign")
class JournalPartsTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** 0 pass, 2 bad input, 3 regressed, 4 undecided, 5 a cell failed, 7 not comparable. */
  private static final Set<Integer> ALLOWED = Set.of(0, 2, 3, 4, 5, 7);

  /** Launches of a journal that are kept: enough for a ratio, few enough to be quick. */
  private static final int LAUNCHES = 12;

  private static final int ONE_IN = Integer.getInteger("accbench.parts", 8);

  @TempDir Path folder;

  private final List<String> failures = new ArrayList<>();

  @ParameterizedTest
  @ValueSource(strings = {"reports/quick", "reports/kotlin-value-class/hotspots"})
  void no_part_that_is_missing_or_absurd_ends_a_command_in_a_crash(String source)
      throws IOException {
    List<ObjectNode> lines = lines(Path.of(source, "journal.jsonl.gz"));
    Path whole = journal("whole", lines);
    int readable = 0;
    Map<String, Integer> firsts = new HashMap<>();
    for (int i = 0; i < lines.size(); i++) {
      firsts.putIfAbsent(lines.get(i).get("type").textValue(), i);
    }
    for (int line : new TreeSet<>(firsts.values())) {
      ObjectNode entry = lines.get(line);
      for (List<Object> path : paths(entry)) {
        for (JsonNode other : instead(at(entry, path))) {
          List<ObjectNode> damaged = new ArrayList<>(lines);
          damaged.set(line, damaged(entry, path, other));
          Path run = journal("damaged", damaged);
          if (read(run, path + " = " + other) && readable++ % ONE_IN == 0) {
            check(path + " = " + other, run, whole);
          }
        }
      }
    }
    assertThat(failures).isEmpty();
  }

  @Test
  void every_committed_journal_is_whole() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("reports"))) {
      assertThat(files.filter(file -> file.toString().matches(".*/journal\\.jsonl(\\.gz)?")))
          .hasSizeGreaterThan(15)
          .allSatisfy(file -> assertThat(JournalReader.read(file).launches()).isNotEmpty());
    }
  }

  /** Whether it is read at all: what is refused here is refused by every command. */
  private boolean read(Path run, String what) {
    try {
      JournalReader.read(run.resolve("journal.jsonl"));
      return true;
    } catch (UserException refused) {
      return false;
    } catch (RuntimeException | Error crash) {
      failures.add(what + ": " + crash);
      return false;
    }
  }

  private void check(String what, Path run, Path whole) throws IOException {
    String damaged = run.toString();
    List<List<String>> commands =
        List.of(
            List.of("report", damaged),
            List.of("gate", damaged),
            List.of("compare", whole.toString(), damaged));
    for (List<String> command : commands) {
      try {
        Cli.Outcome outcome = Cli.accbench(command);
        if (!ALLOWED.contains(outcome.exitCode())) {
          failures.add(what + ": " + command.get(0) + ": " + outcome);
        }
      } catch (RuntimeException | Error crash) {
        failures.add(what + ": " + command.get(0) + ": " + crash);
      }
    }
  }

  /** The header, some launches, and the first line of each other kind. */
  private static List<ObjectNode> lines(Path journal) throws IOException {
    List<ObjectNode> lines = new ArrayList<>();
    int launches = 0;
    int profiled = 0;
    try (BufferedReader in =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(journal)), StandardCharsets.UTF_8))) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        ObjectNode entry = (ObjectNode) JSON.readTree(line);
        String type = entry.get("type").textValue();
        if (type.equals("header")) {
          shorten(entry.at("/header/plan/blocks"), 2);
          entry.at("/header/subjects/prepared").forEach(one -> shorten(one.get("support"), 1));
        }
        launches += type.equals("launch") ? 1 : 0;
        profiled += type.equals("profiled") ? 1 : 0;
        boolean extra =
            (type.equals("launch") && launches > LAUNCHES)
                || (type.equals("profiled") && profiled > 2)
                || (type.equals("jit") && launches >= LAUNCHES);
        if (!extra) {
          lines.add(entry);
        }
      }
    }
    return lines;
  }

  /** Removes the end of each longer list: the rest is enough for every command, and quicker. */
  private static void shorten(JsonNode list, int length) {
    while (list.size() > length) {
      ((ArrayNode) list).remove(length);
    }
  }

  private Path journal(String name, List<ObjectNode> lines) throws IOException {
    Path run = Files.createDirectories(folder.resolve(name));
    StringBuilder text = new StringBuilder();
    lines.forEach(line -> text.append(line).append('\n'));
    Files.writeString(run.resolve("journal.jsonl"), text);
    return run;
  }

  /** Every member, and the first element of every list. */
  private static List<List<Object>> paths(JsonNode node) {
    List<List<Object>> paths = new ArrayList<>();
    if (node.isObject()) {
      node.fieldNames().forEachRemaining(name -> add(paths, name, node.get(name)));
    } else if (node.isArray() && !node.isEmpty()) {
      add(paths, 0, node.get(0));
    }
    return paths;
  }

  private static void add(List<List<Object>> paths, Object step, JsonNode below) {
    paths.add(List.of(step));
    for (List<Object> rest : paths(below)) {
      List<Object> path = new ArrayList<>(List.of(step));
      path.addAll(rest);
      paths.add(path);
    }
  }

  private static JsonNode at(JsonNode node, List<Object> path) {
    JsonNode found = node;
    for (Object step : path) {
      found = step instanceof String name ? found.get(name) : found.get((Integer) step);
    }
    return found;
  }

  /** Nothing (a missing node), null, another type, and numbers that no run has. */
  private static List<JsonNode> instead(JsonNode value) {
    JsonNodeFactory nodes = JSON.getNodeFactory();
    List<JsonNode> others =
        new ArrayList<>(List.of(nodes.missingNode(), nodes.nullNode(), nodes.objectNode()));
    if (value.isNumber()) {
      others.addAll(
          List.of(
              nodes.numberNode(-1),
              nodes.numberNode(Integer.MAX_VALUE),
              nodes.numberNode(1e308),
              nodes.textNode("NaN")));
    } else if (value.isTextual()) {
      others.addAll(List.of(nodes.textNode(""), nodes.textNode("PT9999999999H")));
    }
    return others;
  }

  private static ObjectNode damaged(ObjectNode entry, List<Object> path, JsonNode other) {
    ObjectNode copy = entry.deepCopy();
    JsonNode parent = at(copy, path.subList(0, path.size() - 1));
    Object last = path.get(path.size() - 1);
    if (parent instanceof ArrayNode list) {
      list.remove(0);
      if (!other.isMissingNode()) {
        list.insert(0, other);
      }
    } else if (other.isMissingNode()) {
      ((ObjectNode) parent).remove((String) last);
    } else {
      ((ObjectNode) parent).set((String) last, other);
    }
    return copy;
  }
}
