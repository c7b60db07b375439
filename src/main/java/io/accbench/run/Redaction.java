package io.accbench.run;

import io.accbench.model.Launch;
import io.accbench.model.Launch.LaunchOutcome;
import io.accbench.model.LaunchSamples;
import io.accbench.model.SecondaryScores;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The rules for what may be published. A path is published relative to the working folder, or to
 * {@code <accbench>}, {@code <m2>} or {@code <home>}; any other path becomes {@code <elsewhere>}
 * and its last name. Host and user names become {@code <host>} and {@code <user>} where a fork may
 * have printed them.
 *
 * <p>Note: in free text, a path outside of these folders ends at a space. No path is recognised
 * right behind a letter, where a slash means a unit such as {@code ns/op}.
 */
public final class Redaction {
  /** The mark of a path that cannot be restored from the journal. */
  public static final String ELSEWHERE = "<elsewhere>/";

  /**
   * The least length of a name, because shorter names are too likely to be words of the text;
   * arbitrary.
   */
  private static final int SHORTEST_NAME = 3;

  private static final String BEGIN = "(?:(?<=://)|(?<![\\w.~<>*+!/-]))";
  private static final Pattern ABSOLUTE =
      Pattern.compile(BEGIN + "(?:/[^\\s:;,='\"()\\[\\]/]+)+/?");

  /** A folder or a name, and the text that is published for it. */
  private record Replacement(Path real, Pattern pattern, String published) {}

  private final List<Replacement> folders = new ArrayList<>();
  private final List<Replacement> names = new ArrayList<>();

  /**
   * Creates the rules for {@code folders} and the text that is published for each, "." for the
   * working folder. The first folder that holds a path stands for it.
   */
  Redaction(Map<Path, String> folders) {
    folders.forEach(this::folder);
  }

  /**
   * Returns the rules for this process: for its working folder, accbench's folder, the user's home,
   * the user name and the host name.
   */
  public static Redaction ofThisProcess(Path accbench) {
    Path home = Path.of(System.getProperty("user.home")).toAbsolutePath();
    Map<Path, String> folders = new LinkedHashMap<>();
    folders.put(Path.of("").toAbsolutePath(), ".");
    folders.putIfAbsent(accbench, "<accbench>");
    folders.putIfAbsent(home.resolve(".m2/repository"), "<m2>");
    folders.putIfAbsent(home, "<home>");
    return new Redaction(folders)
        .name(System.getProperty("user.name"), "<user>")
        .name(hostName(), "<host>");
  }

  private void folder(Path folder, String published) {
    if (folder.getNameCount() > 0) {
      String begin = BEGIN + Pattern.quote(folder.toString());
      if (published.equals(".")) {
        folders.add(new Replacement(folder, Pattern.compile(begin + "/(?=[^\\s:;,='\")\\]])"), ""));
      }
      folders.add(new Replacement(folder, Pattern.compile(begin + "(?![\\w.~+-])"), published));
    }
  }

  /** Adds a user or host name, unless it is too short or too common to identify anything. */
  Redaction name(String name, String published) {
    if (name.length() >= SHORTEST_NAME && !List.of("root", "localhost").contains(name)) {
      Pattern pattern =
          Pattern.compile("(?<![\\w.$-])" + Pattern.quote(name) + "(?![\\w$-]|\\.\\w)");
      names.add(new Replacement(Path.of(name), pattern, published));
    }
    return this;
  }

  private static String hostName() {
    try {
      return Files.readString(Path.of("/proc/sys/kernel/hostname")).strip();
    } catch (IOException notLinux) {
      return System.getenv().getOrDefault("HOSTNAME", "");
    }
  }

  /** Returns a path as it may be published. */
  public String path(Path path) {
    Path absolute = path.toAbsolutePath().normalize();
    for (Replacement folder : folders) {
      if (absolute.startsWith(folder.real)) {
        return text(absolute.toString());
      }
    }
    return ELSEWHERE + (absolute.getFileName() == null ? "" : absolute.getFileName());
  }

  /**
   * Returns free text or an argument in which every absolute path is replaced as {@link #path}
   * does.
   */
  public String text(String text) {
    String result = text;
    for (Replacement folder : folders) {
      Matcher matcher = folder.pattern.matcher(result);
      result = matcher.replaceAll(Matcher.quoteReplacement(folder.published));
    }
    return ABSOLUTE.matcher(result).replaceAll(found -> ELSEWHERE + lastName(found.group()));
  }

  private static String lastName(String path) {
    return Matcher.quoteReplacement(String.valueOf(Path.of(path).getFileName()));
  }

  /**
   * Returns a published argument that is usable on this machine again, except for paths that lay
   * elsewhere.
   */
  public String restore(String argument) {
    String result = argument;
    for (Replacement folder : folders) {
      if (folder.published.startsWith("<")) {
        result = result.replace(folder.published, folder.real.toString());
      }
    }
    return result;
  }

  /** Returns a launch without what its fork may have printed about this machine. */
  Launch launch(Launch launch) {
    Map<String, String> facts = new TreeMap<>();
    launch.facts().forEach((key, value) -> facts.put(key, text(value)));
    LaunchSamples samples = launch.samples();
    Map<String, SecondaryScores> secondary = new TreeMap<>();
    samples
        .secondary()
        .forEach((name, each) -> secondary.put(name, each.withText(printed(each.text()))));
    LaunchOutcome outcome = launch.outcome();
    return new Launch(
        launch.id(),
        new LaunchSamples(
            samples.unit(),
            samples.warmup(),
            samples.scores(),
            samples.histograms(),
            samples.allocatedBytesPerOp(),
            samples.gcMillis(),
            secondary),
        new LaunchOutcome(
            outcome.seconds(),
            outcome.overheadSeconds(),
            outcome.cause() == null ? null : printed(outcome.cause()),
            outcome.failedBy(),
            printed(outcome.output())),
        launch.conditions(),
        facts,
        launch.jit());
  }

  private List<String> printed(List<String> lines) {
    return lines.stream().map(this::printed).toList();
  }

  private String printed(String line) {
    String result = text(line);
    for (Replacement name : names) {
      result = name.pattern.matcher(result).replaceAll(Matcher.quoteReplacement(name.published));
    }
    return result;
  }
}
