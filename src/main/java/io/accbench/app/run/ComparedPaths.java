package io.accbench.app.run;

import io.accbench.app.Problems;
import io.accbench.compare.RowKey;
import io.accbench.compare.Side;
import io.accbench.jmh.JmhReader;
import io.accbench.journal.JournalFile;
import io.accbench.journal.JournalReader;
import io.accbench.model.UserException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Reads the paths of a comparison: each a run or a JMH file, with its label. */
public final class ComparedPaths {
  private static final String STANDARD_INPUT = "-";

  /**
   * The largest number of a path's names in a label. Arbitrary: folders that differ only before
   * these names are numbered.
   */
  private static final int LONGEST_LABEL = 8;

  /** A path as given, with its label; null where the user gave no label. */
  private record Given(String label, String path) {}

  private ComparedPaths() {}

  /** Returns a side for each path; mistakes in them are added to the problems. */
  public static List<Side> sides(
      List<String> paths, boolean one, Predicate<RowKey> asked, InputStream in, Problems problems) {
    boolean wrong = one == paths.size() > 1;
    if (one && wrong) {
      problems.add("--by compares values inside one run or file; give one path");
    } else if (wrong) {
      problems.add("one path only: " + paths.get(0) + "; give another to compare, or --by PARAM");
    }
    if (paths.stream().filter(path -> given(path).path.equals(STANDARD_INPUT)).count() > 1) {
      problems.add("standard input (-) is given twice; give it once");
      wrong = true;
    }
    return wrong ? List.of() : read(paths, asked, in, problems);
  }

  private static List<Side> read(
      List<String> paths, Predicate<RowKey> asked, InputStream in, Problems problems) {
    List<Given> given = paths.stream().map(ComparedPaths::given).toList();
    List<String> labels = labels(given);
    List<Side> sides = new ArrayList<>();
    for (int i = 0; i < given.size(); i++) {
      String path = given.get(i).path;
      String label = labels.get(i);
      Side side = problems.collect(() -> side(label, path, asked, in), null);
      if (side != null && side.series().isEmpty()) {
        problems.add(
            path
                + ": it has no measured row that --filter matches; widen the filter, or give"
                + " another file");
      } else if (side != null) {
        sides.add(side);
      }
    }
    return sides;
  }

  private static Side side(String label, String given, Predicate<RowKey> asked, InputStream in) {
    if (given.equals(STANDARD_INPUT)) {
      return Side.ofJmh(label, JmhReader.read("standard input", in), asked);
    }
    Path path = Path.of(given);
    if (Files.isDirectory(path)) {
      return Side.ofRun(label, JournalReader.read(RunFolder.existing(path).journal()), asked);
    }
    return JournalFile.named(path)
        ? Side.ofRun(label, JournalReader.read(path), asked)
        : Side.ofJmh(label, JmhReader.read(path), asked);
  }

  /** Splits {@code label=path}, unless a file has the whole text as its name. */
  private static Given given(String text) {
    int equals = text.indexOf('=');
    return equals > 0 && equals < text.length() - 1 && !exists(text)
        ? new Given(text.substring(0, equals), text.substring(equals + 1))
        : new Given(null, text);
  }

  private static boolean exists(String path) {
    try {
      return Files.exists(Path.of(path));
    } catch (InvalidPathException impossible) {
      return false;
    }
  }

  /**
   * Returns a name for each path: its last one, with as many of its folders as distinguish the
   * paths.
   */
  static List<String> names(List<Path> paths) {
    return labels(
        paths.stream()
            .map(path -> new Given(null, path.toAbsolutePath().normalize().toString()))
            .toList());
  }

  /**
   * Returns the labels: those that were given, else the file's name with as many of its folders as
   * distinguish the paths.
   */
  private static List<String> labels(List<Given> given) {
    long paths = given.stream().distinct().count();
    List<String> labels = List.of();
    for (int names = 1; names <= LONGEST_LABEL; names++) {
      int last = names;
      labels =
          given.stream()
              .map(each -> each.label == null ? name(each.path, last) : each.label)
              .toList();
      if (new HashSet<>(labels).size() == paths) {
        break;
      }
    }
    return numbered(labels);
  }

  private static List<String> numbered(List<String> labels) {
    Set<String> taken = new HashSet<>();
    List<String> unique = new ArrayList<>();
    for (String label : labels) {
      String next = label;
      for (int number = 2; !taken.add(next); number++) {
        next = label + " (" + number + ")";
      }
      unique.add(next);
    }
    return unique;
  }

  /** Returns the last names of a path, without the file's ending. */
  private static String name(String path, int names) {
    if (path.equals(STANDARD_INPUT)) {
      return "stdin";
    }
    try {
      Path normal = Path.of(path).normalize();
      int count = normal.getNameCount();
      Path last = count == 0 ? normal : normal.subpath(Math.max(0, count - names), count);
      return last.toString().replaceFirst("\\.jsonl?$", "");
    } catch (InvalidPathException impossible) {
      throw UserException.badInput(path + ": not a path; give a run's folder or a JMH JSON file");
    }
  }
}
