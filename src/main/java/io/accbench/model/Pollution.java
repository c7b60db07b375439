package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What a fork's JVM does before it warms up, so that its profiles are those of a JVM that has done
 * other work before.
 *
 * @param kind the kind of work
 * @param detail {@code com.acme.Traffic::typical} of {@link PollutionKind#METHOD}, a regular
 *     expression of {@link PollutionKind#BENCHMARKS}; else empty
 */
public record Pollution(PollutionKind kind, String detail) {
  /** A JVM that does nothing but its benchmark. */
  public static final Pollution NONE = new Pollution(PollutionKind.NONE, "");

  /**
   * The time of each work of a fork. Arbitrary: a work of half a second gives the same ratios as
   * one of two seconds ({@code reports/method}).
   */
  public static final Duration WORK = Duration.ofSeconds(1);

  private static final String BENCHMARKS = "benchmarks:";

  private static final Pattern METHOD =
      Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$.]*::[\\p{L}_$][\\p{L}\\p{N}_$]*");

  /** The kinds of work. */
  public enum PollutionKind {
    /** Nothing. */
    NONE,
    /** The measured code, with objects of other types. */
    TYPES,
    /** The measured code, with text beyond Latin-1. */
    STRINGS,
    /** Types and strings. */
    APPLICATION,
    /** Types and strings, but only when the JVM is warm. */
    SHIFT,
    /** A static method of the user's. */
    METHOD,
    /** Other benchmarks of the same jar. */
    BENCHMARKS;

    private String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Returns the kinds that a word alone names. */
  public static List<String> names() {
    return Arrays.stream(PollutionKind.values())
        .filter(kind -> kind != PollutionKind.METHOD && kind != PollutionKind.BENCHMARKS)
        .map(PollutionKind::word)
        .toList();
  }

  /** Returns what a text such as {@code types} or {@code benchmarks:Parser.*} names, or empty. */
  public static Optional<Pollution> parse(String text) {
    if (text.startsWith(BENCHMARKS) && text.length() > BENCHMARKS.length()) {
      return Optional.of(
          new Pollution(PollutionKind.BENCHMARKS, text.substring(BENCHMARKS.length())));
    }
    if (METHOD.matcher(text).matches()) {
      return Optional.of(new Pollution(PollutionKind.METHOD, text));
    }
    return names().contains(text)
        ? Optional.of(new Pollution(PollutionKind.valueOf(text.toUpperCase(Locale.ROOT)), ""))
        : Optional.empty();
  }

  /** Returns what a journal's text names, which {@link #text} has written. */
  @JsonCreator
  static Pollution of(String text) {
    return parse(text).orElseThrow(() -> new IllegalArgumentException("no pollution: " + text));
  }

  /** Returns what the fork of a cell does before it warms up. */
  public static Pollution of(Cell cell) {
    return cell.pollution().isEmpty() ? NONE : of(cell.pollution());
  }

  /** Returns whether the measured code works with objects of other types. */
  public boolean ofTypes() {
    return kind == PollutionKind.TYPES || ofBoth();
  }

  /** Returns whether the measured code works with other text. */
  public boolean ofStrings() {
    return kind == PollutionKind.STRINGS || ofBoth();
  }

  private boolean ofBoth() {
    return kind == PollutionKind.APPLICATION || later();
  }

  /** Returns whether the other work begins when the JVM is warm. */
  public boolean later() {
    return kind == PollutionKind.SHIFT;
  }

  /** Returns the text that names it, as {@code --pollution} takes it. */
  @JsonValue
  public String text() {
    return switch (kind) {
      case METHOD -> detail;
      case BENCHMARKS -> BENCHMARKS + detail;
      default -> kind.word();
    };
  }

  /** Returns the words for a value on the axis, as {@link #words()} gives them. */
  public static String words(String text) {
    return parse(text).map(Pollution::words).orElse("after " + text);
  }

  /** Returns the condition in which a JVM is then: {@code after other types}. */
  private String words() {
    return switch (kind) {
      case NONE -> "in a clean JVM";
      case TYPES -> "after other types";
      case STRINGS -> "after text beyond Latin-1";
      case APPLICATION -> "after other types and text";
      case SHIFT -> "after a change of traffic";
      case METHOD -> "after " + detail.replaceFirst(".*[.](?=[^.]+::)", "");
      case BENCHMARKS -> "after benchmarks " + detail;
    };
  }

  /**
   * Returns how long it takes in a fork. Types and strings are two works each: the measured code,
   * and code of the JDK.
   */
  public Duration time() {
    return WORK.multipliedBy(
        switch (kind) {
          case NONE -> 0;
          case METHOD, SHIFT -> 1; // of a shift: what makes the other objects
          case BENCHMARKS -> 20; // at most: see kernel.profiler.OtherBenchmarks
          case TYPES, STRINGS -> 2;
          case APPLICATION -> 4;
        });
  }

  @Override
  public String toString() {
    return text();
  }
}
