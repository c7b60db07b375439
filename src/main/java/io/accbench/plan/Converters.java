package io.accbench.plan;

import io.accbench.model.Interleaving;
import io.accbench.model.Pollution;
import io.accbench.model.ProcessorChoice;
import io.accbench.model.Range;
import io.accbench.model.UnknownName;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;

/** The syntax of options' values, the same on the command line and in a profile. */
public final class Converters {
  private Converters() {}

  /** A value that an option cannot have. */
  public static final class BadValue extends TypeConversionException {
    private static final long serialVersionUID = 1L;

    private final boolean named;

    private BadValue(String words, boolean named) {
      super(words);
      this.named = named;
    }

    /** Creates a bad value whose problem begins with the option's name. */
    public BadValue(String words) {
      this(words, true);
    }

    static BadValue mustBe(String what, String text) {
      return new BadValue(" must be %s; found \"%s\"".formatted(what, text));
    }

    /**
     * Returns what was found and what to do.
     *
     * @param place {@code profiles/ci.yaml:12: }, or empty for the command line
     * @param name the profile's key or the command line's option
     */
    String problem(String place, String name) {
      return place + (named ? name : "") + getMessage();
    }

    /** Returns the problem of each option whose value on the command line is bad, by its name. */
    public static Map<String, String> problems(ParseResult parsed) {
      Map<String, String> problems = new LinkedHashMap<>();
      for (Exception error : parsed.errors()) {
        if (error.getCause() instanceof BadValue bad
            && ((ParameterException) error).getArgSpec() instanceof OptionSpec option) {
          String name = option.names()[0];
          problems.put(name, bad.problem("", name));
        }
      }
      return problems;
    }

    /** Returns whether a mistake in a command line is a bad value of an option. */
    public static boolean causes(Exception mistake) {
      return mistake.getCause() instanceof BadValue;
    }
  }

  /** What a JVM does before it warms up, as {@code --pollution} takes it. */
  public static final class PollutionConverter implements ITypeConverter<Pollution> {
    @Override
    public Pollution convert(String text) {
      return Pollution.parse(text)
          .orElseThrow(
              () ->
                  new BadValue(
                      UnknownName.problem("pollution", text, Pollution.names())
                          + ", CLASS::METHOD, benchmarks:REGEX",
                      false));
    }
  }

  /**
   * A share of 1 as people write it, {@code 2%}, {@code 2.5 %} or {@code 0.02}: 0 or more, below 1.
   */
  public static final class ShareConverter implements ITypeConverter<Double> {
    private static final Pattern FORMAT = Pattern.compile("(\\d{1,6}(?:\\.\\d{1,6})?)\\s*(%?)");

    @Override
    public Double convert(String text) {
      Matcher matcher = FORMAT.matcher(text.strip());
      if (matcher.matches()) {
        double number = Double.parseDouble(matcher.group(1));
        double share = matcher.group(2).isEmpty() ? number : number / 100;
        if (share < 1) {
          return share;
        }
      }
      throw BadValue.mustBe("a share such as 2% or 0.02, below 100%", text.strip());
    }
  }

  /**
   * A duration longer than zero, as JMH's options take it: {@code 500ms}, {@code 1s}, {@code 5m}; a
   * bare number is in seconds.
   */
  public static final class TimeConverter implements ITypeConverter<Duration> {
    private static final Pattern FORMAT = Pattern.compile("(\\d{1,9})\\s*([a-z]*)");

    /** Returns a duration, or empty for any other text, such as a negative number. */
    public static Optional<Duration> parse(String text) {
      Matcher matcher = FORMAT.matcher(text.strip().toLowerCase(Locale.ROOT));
      if (!matcher.matches()) {
        return Optional.empty();
      }
      long amount = Long.parseLong(matcher.group(1));
      return switch (matcher.group(2)) {
        case "ns" -> Optional.of(Duration.ofNanos(amount));
        case "us" -> Optional.of(Duration.ofNanos(1000 * amount));
        case "ms" -> Optional.of(Duration.ofMillis(amount));
        case "", "s" -> Optional.of(Duration.ofSeconds(amount));
        case "m", "min" -> Optional.of(Duration.ofMinutes(amount));
        case "h", "hr" -> Optional.of(Duration.ofHours(amount));
        default -> Optional.empty();
      };
    }

    @Override
    public Duration convert(String text) {
      return parse(text)
          .filter(time -> !time.isZero())
          .orElseThrow(
              () -> BadValue.mustBe("a duration above zero such as 500ms, 1s or 5m", text.strip()));
    }
  }

  /** The time of an iteration. */
  static final class IterationTimeConverter implements ITypeConverter<Duration> {
    /** The shortest time. Arbitrary: waking a thread for its turn takes tenths of it. */
    private static final Duration SHORTEST = Duration.ofMillis(1);

    @Override
    public Duration convert(String text) {
      Duration time = new TimeConverter().convert(text);
      if (time.compareTo(SHORTEST) < 0) {
        throw BadValue.mustBe("1ms or longer", text.strip());
      }
      return time;
    }
  }

  /** A whole number, 1 or more. */
  static final class CountConverter implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
      try {
        int number = Integer.parseInt(text.strip());
        if (number >= 1) {
          return number;
        }
      } catch (NumberFormatException notWhole) {
        // the exception below names the problem
      }
      throw BadValue.mustBe("a whole number, 1 or more", text.strip());
    }
  }

  /** A number of threads; {@code max} stands for every processor. */
  static final class ThreadsConverter implements ITypeConverter<Integer> {
    /**
     * The most threads on a small machine. Arbitrary: many times what benchmarks use; more than
     * that cannot be meant.
     */
    private static final int MOST = 1_000;

    private static final int PER_PROCESSOR = 16;

    @Override
    public Integer convert(String text) {
      int processors = Runtime.getRuntime().availableProcessors();
      int threads = text.strip().equals("max") ? processors : new CountConverter().convert(text);
      int most = Math.max(MOST, PER_PROCESSOR * processors);
      if (threads > most) {
        throw BadValue.mustBe("at most " + most + " threads on this machine", text.strip());
      }
      return threads;
    }
  }

  /** A number of warm-up iterations, or a range of them; 0 or more. */
  static final class WarmUpsConverter implements ITypeConverter<Range> {
    @Override
    public Range convert(String text) {
      return range(text, 0);
    }
  }

  /** A number of rounds, or a range of them; 1 or more. */
  static final class RoundsConverter implements ITypeConverter<Range> {
    @Override
    public Range convert(String text) {
      return range(text, 1);
    }
  }

  private static Range range(String text, int least) {
    try {
      Range range = Range.parse(text);
      if (range.fewest() >= least) {
        return range;
      }
    } catch (IllegalArgumentException noRange) {
      // the exception below names the problem
    }
    String what = "a whole number or a range such as 5..100, " + least + " or more";
    throw BadValue.mustBe(what, text.strip());
  }

  /** Any whole number. */
  static final class WholeNumberConverter implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      try {
        return Long.parseLong(text.strip());
      } catch (NumberFormatException notWhole) {
        throw BadValue.mustBe("a whole number", text.strip());
      }
    }
  }

  /** {@code true} or {@code false}. */
  static final class FlagConverter implements ITypeConverter<Boolean> {
    @Override
    public Boolean convert(String text) {
      if (!List.of("true", "false").contains(text.strip())) {
        throw BadValue.mustBe("true or false", text.strip());
      }
      return Boolean.valueOf(text.strip());
    }
  }

  /** What takes turns within a round. */
  static final class InterleavingsConverter implements ITypeConverter<Interleaving> {
    @Override
    public Interleaving convert(String text) {
      List<String> known = Arrays.stream(Interleaving.values()).map(Interleaving::label).toList();
      if (!known.contains(text.strip())) {
        throw new BadValue(UnknownName.problem("interleaving", text.strip(), known), false);
      }
      return Interleaving.parse(text.strip());
    }
  }

  /** The processors on which forks measure. */
  static final class ProcessorsConverter implements ITypeConverter<ProcessorChoice> {
    @Override
    public ProcessorChoice convert(String text) {
      try {
        return ProcessorChoice.parse(text.strip());
      } catch (IllegalArgumentException neither) {
        throw BadValue.mustBe("same, any, or a list of processors such as 0,2-3", text.strip());
      }
    }
  }
}
