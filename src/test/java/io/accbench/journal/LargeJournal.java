package io.accbench.journal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A journal of any number of launches, made from a small one of a real run: its header, its
 * outcomes of compiling, and its launches again and again, of other cells and rounds and with other
 * scores. What a long run would leave, without measuring for days.
 */
public final class LargeJournal {
  /** Of one iteration from the next. Arbitrary: what a quiet machine shows. */
  private static final double NOISE = 0.02;

  /** The fewest warm-up iterations of most profiles. */
  private static final int WARMUP = 75;

  private final List<String> before = new ArrayList<>();
  private final List<ObjectNode> patterns = new ArrayList<>();
  private final List<String> cells = new ArrayList<>();
  private final Random random = new Random(1);
  private final int copies;

  private LargeJournal(Path source, int copies) throws IOException {
    this.copies = copies;
    try (LineReader lines = new LineReader(source)) {
      for (byte[] line = lines.next(); line != null; line = lines.next()) {
        take((ObjectNode) Json.MAPPER.readTree(line));
      }
    }
  }

  /**
   * Its arguments: a journal, how many launches, the journal to write, and how many copies of each
   * block it has.
   */
  public static void main(String[] arguments) throws IOException {
    int launches = Integer.parseInt(arguments[1]);
    write(Path.of(arguments[0]), launches, Path.of(arguments[2]), Integer.parseInt(arguments[3]));
  }

  /**
   * Writes a journal that was never ended.
   *
   * @param source of a run that measured at least one fork
   * @param launches how many it gets, at least 0
   */
  public static void write(Path source, int launches, Path target) throws IOException {
    write(source, launches, target, 1);
  }

  /**
   * Writes a journal of more cells that was never ended.
   *
   * @param copies how often it has each block of the source, on fixtures of other names; at least 1
   */
  public static void write(Path source, int launches, Path target, int copies) throws IOException {
    LargeJournal journal = new LargeJournal(source, copies);
    try (BufferedWriter out = Files.newBufferedWriter(target)) {
      for (String line : journal.before) {
        out.append(line).append('\n');
      }
      for (int i = 0; i < launches; i++) {
        out.append(journal.launch(i).toString()).append('\n');
      }
    }
  }

  private void take(ObjectNode entry) {
    switch (entry.get("type").textValue()) {
      case "launch" -> {
        if (entry.at("/launch/outcome/cause").isMissingNode()) {
          patterns.add(entry);
        }
      }
      case "header" -> {
        copyBlocks((ArrayNode) entry.at("/header/plan/blocks"));
        before.add(entry.toString());
        entry
            .at("/header/plan/blocks")
            .forEach(block -> block.get("cells").forEach(this::takeCell));
      }
      case "jit" -> before.add(entry.toString());
      default -> {}
    }
  }

  private void copyBlocks(ArrayNode blocks) {
    int single = blocks.size();
    for (int copy = 2; copy <= copies; copy++) {
      for (int i = 0; i < single; i++) {
        ObjectNode block = blocks.get(i).deepCopy();
        block.put("id", block.get("id").textValue() + "#" + copy);
        for (JsonNode planned : block.get("cells")) {
          ObjectNode cell = (ObjectNode) planned.get("cell");
          cell.put("fixture", cell.get("fixture").textValue() + copy);
        }
        blocks.add(block);
      }
    }
  }

  private void takeCell(JsonNode planned) {
    if (!planned.hasNonNull("obstacle")) {
      cells.add(Json.MAPPER.convertValue(planned.get("cell"), io.accbench.model.Cell.class).id());
    }
  }

  private ObjectNode launch(int number) {
    String cell = cells.get(number % cells.size());
    ObjectNode entry = pattern(cell, number).deepCopy();
    ObjectNode id = (ObjectNode) entry.at("/launch/id");
    id.put("cell", cell);
    id.put("round", number / cells.size());
    ObjectNode samples = (ObjectNode) entry.at("/launch/samples");
    boolean steady = !cell.contains("/ss/");
    int iterations = steady ? samples.get("scores").size() : 1;
    double level = samples.get("scores").get(0).doubleValue() * factor();
    samples.set("warmup", series(steady ? WARMUP : 0, level));
    samples.set("scores", series(iterations, level));
    samples.set("allocatedBytesPerOp", series(iterations, 0.1));
    if (!steady) {
      samples.set("gcMillis", series(0, 0));
    }
    return entry;
  }

  /** One of the same mode, where there is one. */
  private ObjectNode pattern(String cell, int number) {
    boolean shot = cell.contains("/ss/");
    for (int i = 0; i < patterns.size(); i++) {
      ObjectNode pattern = patterns.get((number + i) % patterns.size());
      if (pattern.at("/launch/id/cell").textValue().contains("/ss/") == shot) {
        return pattern;
      }
    }
    return patterns.get(number % patterns.size());
  }

  private ArrayNode series(int length, double level) {
    ArrayNode series = Json.MAPPER.createArrayNode();
    for (int i = 0; i < length; i++) {
      series.add(level * factor());
    }
    return series;
  }

  private double factor() {
    return Math.exp(NOISE * random.nextGaussian());
  }
}
