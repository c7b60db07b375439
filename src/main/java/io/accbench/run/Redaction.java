package io.accbench.run;

import io.accbench.model.Numbers;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

  /** The texts that may name files. */
  private static final Set<String> TEXTS =
      Set.of(
          "Cause.message",
          "Cause.trace",
          "Finding.arguments",
          "Jvm.flags",
          "Launch.facts",
          "ProbeOutcome.reason",
          "ProbeOutcome.trace",
          "RunStart.profile",
          "Settings.jvmArgs",
          "Stack.unavailable");

  /** The texts that a fork printed, which may name the user and the host, too. */
  private static final Set<String> PRINTED =
      Set.of("LaunchOutcome.cause", "LaunchOutcome.output", "SecondaryScores.text");

  /** The lists of numbers that take too long to be looked at one by one. */
  private static final String HISTOGRAMS = "LaunchSamples.histograms";

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
    return ABSOLUTE
        .matcher(result)
        .replaceAll(
            found ->
                ELSEWHERE
                    + Matcher.quoteReplacement(
                        String.valueOf(Path.of(found.group()).getFileName())));
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

  /** Returns the same part of a journal without what its free texts tell about this machine. */
  @SuppressWarnings("unchecked")
  public <T extends Record> T published(T part) {
    return (T) published("", part);
  }

  /**
   * @param name the component that holds the value: {@code Cause.message}
   */
  private Object published(String name, Object value) {
    if (value instanceof String text) {
      return TEXTS.contains(name) ? text(text) : PRINTED.contains(name) ? printed(text) : text;
    } else if (value instanceof List<?> list && !name.equals(HISTOGRAMS)) {
      return list instanceof Numbers
          ? list
          : list.stream().map(each -> published(name, each)).toList();
    } else if (value instanceof Map<?, ?> map) {
      Map<Object, Object> published = new LinkedHashMap<>();
      map.forEach((key, each) -> published.put(key, published(name, each)));
      return published;
    }
    return value instanceof Record record ? ofComponents(record) : value;
  }

  private Record ofComponents(Record record) {
    RecordComponent[] components = record.getClass().getRecordComponents();
    Object[] values = new Object[components.length];
    try {
      for (int i = 0; i < components.length; i++) {
        String name = record.getClass().getSimpleName() + "." + components[i].getName();
        values[i] = published(name, components[i].getAccessor().invoke(record));
      }
      Class<?>[] types =
          Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
      return record.getClass().getConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("no part of a journal: " + record.getClass(), e);
    }
  }

  private String printed(String line) {
    String result = text(line);
    for (Replacement name : names) {
      result = name.pattern.matcher(result).replaceAll(Matcher.quoteReplacement(name.published));
    }
    return result;
  }
}
