package io.accbench.stack;

import io.accbench.model.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A JVM as {@code --jvm} names it: {@code 25}, {@code zgc=25 -XX:+UseZGC}. Words are separated by
 * blanks. Quotes of either kind keep blanks and commas inside a word; a backslash is itself.
 *
 * @param label the label; empty if there is none
 * @param place a feature version, a command or a home folder
 * @param flags the flags of its forks, with the content of each file of arguments in its place
 */
record NamedJvm(String label, String place, List<String> flags) {
  private static final String PART = "[^\\s\"']++|\"[^\"]*+\"|'[^']*+'";
  private static final Pattern WORD = Pattern.compile("(?:" + PART + ")++");
  private static final Pattern WORDS = Pattern.compile("(?:\\s++|" + PART + ")*+");
  private static final Pattern LABEL = Pattern.compile("[^\\s\"'=]*+=");
  private static final Pattern COMMENT = Pattern.compile("(?m)(?:^|(?<=\\s))#.*$");

  /** The flags that no fork can have, whatever JVM it is. */
  private enum ImpossibleFlag {
    /** A flag that says what a JVM runs. */
    CLASS_PATH(
        "-cp|-classpath|--class-path(=.*)?|-jar|-m|--module(=.*)?",
        "says what a JVM runs, as accbench does for its forks; name your classes with --classpath"),
    /** A flag by which a JVM ends before it runs anything. */
    ENDING(
        "--?version|--?fullversion|--full-version|--?help|-h|-\\?|-X|--help-extra|--dry-run"
            + "|-Xinternalversion|--list-modules|--validate-modules|-d|--describe-module(=.*)?"
            + "|-Xshare:dump|-XX:\\+PrintFlagsInitial",
        "makes a JVM print and end, so that nothing is measured; leave it out"),
    /** A property of accbench's own. */
    OF_ACCBENCH(
        "-D(jmh|accbench)\\..*",
        "is a property by which accbench and JMH run their forks; leave it out");

    private final Pattern flags;
    private final String words;

    ImpossibleFlag(String flags, String words) {
      this.flags = Pattern.compile(flags);
      this.words = words;
    }
  }

  /**
   * Returns what a text names.
   *
   * @throws UserException with every problem of the text
   */
  static NamedJvm parse(String text) {
    String start = "--jvm " + text + ": ";
    Matcher labelled = LABEL.matcher(text);
    boolean named = labelled.lookingAt();
    String label = named ? text.substring(0, labelled.end() - 1) : "";
    if (named && !label.matches("[A-Za-z0-9._-]+")) {
      throw UserException.badInput(
          start + "a label consists of letters, digits, \".\", \"_\" and \"-\"");
    }
    String rest = text.substring(named ? labelled.end() : 0).strip();
    requireClosed(start, rest);
    Matcher word = WORD.matcher(rest);
    int flagsStart = rest.length();
    while (flagsStart == rest.length() && word.find()) {
      flagsStart = isFlag(unquoted(word.group())) ? word.start() : flagsStart;
    }
    String place = unquoted(rest.substring(0, flagsStart).strip());
    List<String> problems = new ArrayList<>();
    List<String> flags = expanded(start, words(rest.substring(flagsStart)), problems);
    if (!flags.isEmpty() && !named) {
      problems.add(start + "a JVM with flags needs a label; write NAME=" + text);
    }
    problems.addAll(problems(start, flags));
    if (!problems.isEmpty()) {
      throw UserException.badInput(problems);
    }
    return new NamedJvm(label, place, flags);
  }

  private static void requireClosed(String start, String text) {
    if (!WORDS.matcher(text).matches()) {
      throw UserException.badInput(
          start + "a quote is not closed; close it, or quote it with the other kind of quote");
    }
  }

  private static boolean isFlag(String word) {
    return word.startsWith("-") || word.startsWith("@");
  }

  private static List<String> words(String text) {
    return WORD.matcher(text).results().map(word -> unquoted(word.group())).toList();
  }

  private static String unquoted(String word) {
    return word.replaceAll("\"([^\"]*)\"|'([^']*)'", "$1$2");
  }

  /** Returns the words with the content of each file of arguments in its place. */
  private static List<String> expanded(String start, List<String> words, List<String> problems) {
    List<String> flags = new ArrayList<>();
    for (String word : words) {
      try {
        flags.addAll(word.startsWith("@") ? content(start, word.substring(1)) : List.of(word));
      } catch (IOException | InvalidPathException unreadable) {
        problems.add(start + word + " is no file that can be read; name a file of JVM arguments");
      }
    }
    return List.copyOf(flags);
  }

  /** Returns the arguments in a file, as the {@code java} command takes it. */
  private static List<String> content(String start, String file) throws IOException {
    String text = COMMENT.matcher(Files.readString(Path.of(file))).replaceAll("");
    requireClosed(start + "@" + file + ": ", text);
    List<String> words = words(text);
    for (String word : words) {
      if (word.startsWith("@")) {
        throw UserException.badInput(
            "%s@%s: %s stands in a file of arguments, in which java reads no further one; write what it holds in its place"
                .formatted(start, file, word));
      }
    }
    return words;
  }

  /**
   * Returns a problem for each flag that no fork can have, and for each word that is no flag.
   *
   * @param start the start of each message: {@code --jvm zgc: }
   */
  static List<String> problems(String start, List<String> flags) {
    List<String> problems = new ArrayList<>();
    String before = "";
    for (String flag : flags) {
      for (ImpossibleFlag kind : ImpossibleFlag.values()) {
        if (kind.flags.matcher(flag).matches()) {
          problems.add(start + flag + " " + kind.words);
        }
      }
      boolean value = before.matches("--[^=]+|-p|-cp|-classpath|-d|-m|-jar");
      if (!isFlag(flag) && !value) {
        problems.add(start + "\"" + flag + "\" is no flag of a JVM, which begins with \"-\"");
      }
      before = flag;
    }
    return problems;
  }
}
