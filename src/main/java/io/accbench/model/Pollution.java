package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import io.accbench.kernel.pollution.PollutionKind;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
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
   * one of two seconds ({@code reports/method}). Tests whose point is not the time take less.
   */
  public static final Duration WORK =
      Duration.ofMillis(Integer.getInteger("accbench.pollutingMillis", 1_000));

  private static final Pattern METHOD =
      Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$.]*::[\\p{L}_$][\\p{L}\\p{N}_$]*");

  /** Returns the kinds that a word alone names. */
  public static List<String> names() {
    return Arrays.stream(PollutionKind.values())
        .filter(kind -> kind != PollutionKind.METHOD && kind != PollutionKind.BENCHMARKS)
        .map(PollutionKind::word)
        .toList();
  }

  /** Returns what a text such as {@code types} or {@code benchmarks:Parser.*} names, or empty. */
  public static Optional<Pollution> parse(String text) {
    PollutionKind kind = PollutionKind.of(text);
    if (kind == null) {
      return Optional.empty();
    }
    String detail = kind == PollutionKind.METHOD ? text : text.substring(kind.word().length());
    boolean whole =
        switch (kind) {
          case METHOD -> METHOD.matcher(text).matches();
          case BENCHMARKS -> !detail.isEmpty();
          default -> true;
        };
    return whole ? Optional.of(new Pollution(kind, detail)) : Optional.empty();
  }

  /**
   * Returns what a journal's text names, which {@link #text} has written.
   *
   * @throws IllegalArgumentException if this version knows no such pollution
   */
  @JsonCreator
  static Pollution of(String text) {
    return parse(text)
        .orElseThrow(() -> new IllegalArgumentException("no pollution that is known: " + text));
  }

  /** Returns whether a JVM does nothing but its benchmark. */
  public boolean none() {
    return kind == PollutionKind.NONE;
  }

  /** Returns whether the measured code works with objects of other types. */
  public boolean ofTypes() {
    return kind.ofTypes();
  }

  /** Returns whether the measured code works with other text. */
  public boolean ofStrings() {
    return kind.ofStrings();
  }

  /** Returns whether the other work begins when the JVM is warm. */
  public boolean later() {
    return kind == PollutionKind.SHIFT;
  }

  /**
   * Returns a number that is the smaller the more a JVM is then like that of an application. What
   * the user names may be the application's own traffic.
   */
  public int farFromApplications() {
    return switch (kind) {
      case APPLICATION -> 0;
      case METHOD, BENCHMARKS -> 1;
      case SHIFT -> 2;
      case NONE -> 3;
      case TYPES, STRINGS -> 4;
    };
  }

  /** Returns the text that names it, as {@code --pollution} takes it. */
  @JsonValue
  public String text() {
    return kind == PollutionKind.METHOD ? detail : kind.word() + detail;
  }

  /** Returns the condition in which a JVM is then: {@code after other types}. */
  public String words() {
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
