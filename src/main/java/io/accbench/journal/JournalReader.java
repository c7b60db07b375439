package io.accbench.journal;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectReader;
import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.End;
import io.accbench.model.Header;
import io.accbench.model.JitOutcome;
import io.accbench.model.Journal;
import io.accbench.model.Launch;
import io.accbench.model.PlannedCell;
import io.accbench.model.ProfiledFork;
import io.accbench.model.ShardedPlan;
import io.accbench.model.ShardedPlan.Shard;
import io.accbench.model.ShardedPlan.ShardSession;
import io.accbench.model.SharedParts;
import io.accbench.model.UserException;
import io.accbench.suite.Axis;
import io.accbench.suite.Suites;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Reads a journal, wherever it comes from; it may be malformed, torn, huge or from another
 * accbench.
 */
public final class JournalReader {
  private static final ObjectReader ENTRY = Json.MAPPER.readerFor(Entry.class);

  /**
   * The greatest number of rounds. Arbitrary: more than any run lasts for, and sums of it are still
   * numbers.
   */
  private static final int MOST_ROUNDS = 1 << 24;

  private final Path file;
  private final LineReader lines;
  private final List<Launch> launches = new ArrayList<>();
  private final List<ProfiledFork> profiledForks = new ArrayList<>();
  private final SharedParts parts = new SharedParts();
  private final SharedOutcomes outcomes = new SharedOutcomes();
  private Header header;
  private End end;

  private JournalReader(Path file, LineReader lines) {
    this.file = file;
    this.lines = lines;
  }

  /**
   * Returns the journal in a file. A last line without a newline was being written when the run was
   * killed; it is left out, and {@link Journal#torn} says so. The {@code executable} of the
   * journal's JVMs is null.
   *
   * @throws UserException with {@code file:line} when it cannot be read, is empty, has no header,
   *     or a line is malformed, over 16 MB, or of another format
   */
  public static Journal read(Path file) {
    try (LineReader lines = new LineReader(file)) {
      return new JournalReader(file, lines).read();
    } catch (NoSuchFileException e) {
      throw UserException.badInput(file + ": no such journal; give the folder of a finished run");
    } catch (IOException e) {
      throw UserException.badInput(
          file + ": cannot be read (" + e + "); check the path and its permissions");
    }
  }

  private Journal read() throws IOException {
    try {
      for (byte[] line = lines.next(); line != null; line = lines.next()) {
        add(parse(line));
      }
    } catch (LineReader.TooLong e) {
      throw malformed("the line is longer than 16 MB; accbench never writes such a line");
    }
    if (header == null) {
      throw malformed(
          lines.torn()
              ? "the header was not finished before the run was killed; run again"
              : "the journal is empty; nothing was measured, run again");
    }
    checkSessions();
    return new Journal(
        header, List.copyOf(launches), List.copyOf(profiledForks), end, lines.torn());
  }

  private Entry parse(byte[] line) {
    try {
      EntryKind kind = EntryKind.of(line);
      if (!kind.known()) {
        throw malformed("not an entry of a journal: no \"type\" or \"format\"; use another file");
      }
      if (kind.format() != Entry.FORMAT) {
        throw malformed(
            "the journal has format %s, this accbench reads format %s alone; run again, or use the accbench that wrote it"
                .formatted(kind.format(), Entry.FORMAT));
      }
      return ENTRY.readValue(line);
    } catch (JsonProcessingException e) {
      throw malformed(
          "not an entry of a journal: " + words(e) + "; restore the file, or run again");
    } catch (IOException e) {
      throw malformed("not readable as UTF-8 JSON: " + e.getMessage() + "; restore the file");
    }
  }

  /**
   * Returns what Jackson found, with the place inside the line and without its advice on settings.
   */
  private static String words(JsonProcessingException e) {
    String what = e.getOriginalMessage().lines().findFirst().orElse("malformed");
    int advice = what.indexOf(" (set DeserializationConfig");
    String words = advice < 0 ? what : what.substring(0, advice);
    if (e instanceof JsonMappingException mapping && !mapping.getPath().isEmpty()) {
      return "at "
          + mapping.getPath().stream()
              .map(step -> step.getFieldName() == null ? "" + step.getIndex() : step.getFieldName())
              .collect(Collectors.joining("."))
          + ", "
          + words;
    }
    return words;
  }

  private void add(Entry entry) {
    String problem = entry.problem();
    if (problem != null) {
      throw malformed(problem + "; restore the file, or run again");
    }
    if ((header == null) != (entry.header() != null)) {
      throw malformed(
          header == null
              ? "the first entry must be the header, not " + entry.type() + "; restore the file"
              : "a second header: the file holds two journals; split it");
    }
    if (entry.header() != null) {
      header = checked(entry.header());
    } else if (entry.launch() != null) {
      launches.add(checked(entry.launch(), entry.outcomes()));
      end = null; // a resumed run goes on after an earlier end
    } else if (entry.jit() != null) {
      String wrong = outcomes.add(entry.jit());
      if (wrong != null) {
        throw malformed(wrong + "; restore the file, or run again");
      }
    } else if (entry.profiled() != null) {
      profiledForks.add(checked(entry.profiled()));
      end = null;
    } else {
      whole("end", entry.end());
      end = entry.end();
    }
  }

  /** Refuses a merged journal whose shards do not have together what it holds. */
  private void checkSessions() {
    if (header.merged()) {
      long expected = 0;
      long profiled = 0;
      for (Shard shard : header.shards().shards()) {
        expected += shard.session().launches();
        profiled += shard.session().profiledForks();
      }
      if (expected != launches.size() || profiled != profiledForks.size()) {
        throw malformed(
            "%d launches and %d profiling forks, but its shards have %d and %d; merge again"
                .formatted(launches.size(), profiledForks.size(), expected, profiled));
      }
    }
  }

  /** Refuses shards that no plan has, or of which only some were merged. */
  private void check(ShardedPlan plan) {
    int last = 0;
    for (Shard shard : plan.shards()) {
      ShardSession session = shard.session();
      boolean negative = session != null && (session.launches() < 0 || session.profiledForks() < 0);
      if (shard.number() > plan.of() || negative || shard.number() <= last) {
        throw malformed("shard %d of %d; restore the file".formatted(shard.number(), plan.of()));
      }
      last = shard.number();
    }
    long sessions = plan.shards().stream().filter(shard -> shard.session() != null).count();
    boolean one = sessions == 0 && plan.shards().size() == 1;
    if (!one && (sessions == 0 || sessions != plan.shards().size())) {
      throw malformed("the shards of the plan are incomplete; restore the file");
    }
  }

  /** Refuses a header without some part, and names its axes as they are named today. */
  private Header checked(Header read) {
    whole("header", read);
    if (read.shards() != null) {
      check(read.shards());
    }
    return read.with(read.blocks().stream().map(this::checked).toList());
  }

  /** Returns a block that varies on axes that its cells have: see {@link Cell#of}. */
  private Block checked(Block block) {
    if (block.cells().isEmpty()) {
      throw malformed("a block without cells; restore the file, or run again");
    }
    List<Cell> cells = block.cells().stream().map(PlannedCell::cell).toList();
    cells.forEach(this::checkAxes);
    List<String> axes = Cell.axes(cells);
    List<String> varies =
        block.varies().stream()
            .map(axis -> axes.contains(axis) ? axis : Cell.PARAMETER_PREFIX + axis)
            .toList();
    if (!axes.containsAll(varies)) {
      throw malformed(
          "a block varies on an unknown axis: " + block.varies() + "; restore the file");
    }
    return new Block(block.id(), varies, block.cells(), block.rounds());
  }

  /** Refuses a cell that lacks an axis of its suite; of an unknown suite any axes are read. */
  private void checkAxes(Cell cell) {
    for (Axis axis : Suites.of(cell).axes()) {
      if (cell.axis(axis.name()).isEmpty()) {
        throw malformed(
            "a cell of suite %s without %s; restore the file".formatted(cell.suite(), axis.name()));
      }
    }
  }

  private Launch checked(Launch read, List<Integer> ids) {
    List<JitOutcome> jit = outcomes.outcomes(ids);
    if (jit == null) {
      throw malformed("a launch with an outcome that no line before it holds; restore the file");
    }
    Launch launch = read.with(read.facts(), jit);
    whole("launch", launch);
    if (launch.round() < 0 || launch.round() > MOST_ROUNDS) {
      throw malformed("a launch of round " + launch.round() + "; restore the file");
    }
    return parts.sharing(launch);
  }

  private ProfiledFork checked(ProfiledFork profiled) {
    whole("profiled", profiled);
    if (profiled.failed() == (profiled.recorded() != null)) {
      throw malformed("a profiling fork without cell or recording; restore the file, or run again");
    }
    return profiled;
  }

  private void whole(String name, Object part) {
    Optional<String> problem = Parts.problem(name, part);
    if (problem.isPresent()) {
      throw malformed(problem.get() + "; restore the file, or run again");
    }
  }

  private UserException malformed(String problem) {
    return UserException.badInput(file + ":" + lines.number() + ": " + problem);
  }

  /**
   * The type and format that a line states. They are read before the line is bound, because a line
   * of another format would not bind.
   *
   * @param type the type; null if the line states no type
   * @param format the format; null if the line states no format
   */
  private record EntryKind(String type, Integer format) {
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
}
