package io.accbench.cli;

import io.accbench.plan.Key;
import io.accbench.plan.Overrides;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Converts the given options to the plan's keys: an option belongs to the key that names it. */
final class OverridesReader {
  private OverridesReader() {}

  /** Returns the given options. */
  static Overrides read(RunRequest asked) {
    Overrides overrides = new Overrides();
    for (Object options : List.of(asked.selection(), asked.libraries(), asked.measuring())) {
      for (OptionSpec option : CommandSpec.forAnnotatedObject(options).options()) {
        Key.ofOption(List.of(option.names()))
            .ifPresent(key -> overrides.with(key, texts(option.getValue())));
      }
    }
    return asked.profiling().addTo(overrides);
  }

  private static List<String> texts(Object value) {
    if (value instanceof List<?> values) {
      return values.stream().map(String::valueOf).toList();
    }
    return value == null ? List.of() : List.of(value.toString());
  }
}
