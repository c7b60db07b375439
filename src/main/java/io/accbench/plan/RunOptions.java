package io.accbench.plan;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Field;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The options of a command that measures. An option that was not given is null or empty until the
 * profile completes it.
 *
 * @param profile the profile's name
 * @param selection what to measure
 * @param libraries the libraries to measure through
 * @param measuring how to measure
 * @param profiling whether to profile, too
 * @param seed the seed of the order of forks, unless the options name one
 * @param mistakes the problem of each option whose value is bad, by the option's first name
 */
public record RunOptions(
    String profile,
    SelectionOptions selection,
    LibraryOptions libraries,
    MeasuringOptions measuring,
    ProfilingOptions profiling,
    long seed,
    Map<String, String> mistakes) {

  /** Marks an option that no profile sets; each other one has a key, which is its field's name. */
  @Target(ElementType.FIELD)
  @Retention(RetentionPolicy.RUNTIME)
  @interface CommandLineOnly {}

  /** Returns the options by their first names, in the order of the help. */
  Map<String, OptionSpec> byName() {
    Map<String, OptionSpec> options = new LinkedHashMap<>();
    for (Object group : List.of(selection, libraries, measuring, profiling)) {
      CommandSpec.forAnnotatedObject(group)
          .options()
          .forEach(option -> options.put(option.names()[0], option));
    }
    return options;
  }

  /** Returns the options that a profile can set, by its keys, in the order of the help. */
  static Map<String, OptionSpec> byKey() {
    RunOptions none =
        new RunOptions(
            "",
            new SelectionOptions(),
            new LibraryOptions(),
            new MeasuringOptions(),
            new ProfilingOptions(),
            0,
            Map.of());
    Map<String, OptionSpec> options = new LinkedHashMap<>();
    none.byName()
        .values()
        .forEach(
            option -> {
              String key = key(option);
              if (!key.isEmpty()) {
                options.put(key, option);
              }
            });
    return options;
  }

  /**
   * Returns the key by which a profile sets an option, such as {@code warmup-time} for the field
   * {@code warmupTime}; empty when no profile can.
   */
  static String key(OptionSpec option) {
    Field field = (Field) option.userObject();
    return field.isAnnotationPresent(CommandLineOnly.class)
        ? ""
        : field.getName().replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
  }
}
