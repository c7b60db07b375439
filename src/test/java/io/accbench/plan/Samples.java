package io.accbench.plan;

import io.accbench.catalog.Catalog;
import io.accbench.catalog.Library;
import io.accbench.catalog.Strategy;
import io.accbench.kernel.spi.Form;
import io.accbench.model.Jvm;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** A catalog, JVMs and a profile for tests. */
public final class Samples {
  public static final Path PROFILES =
      Path.of(System.getProperty("accbench.home", System.getProperty("user.dir")), "profiles");

  public static final Catalog CATALOG =
      new Catalog(
          List.of(
              strategy("reflection", "field"),
              strategy("direct", "compiled"),
              strategy("methodhandle", "exact", "constant"),
              strategy("lambda", "metafactory"),
              strategy("unsafe", "typed", "switch"),
              strategy("varhandle", "tomethodhandle", "generic"),
              strategy("hidden", "property", "bean")),
          List.of(
              library("jackson", true, "com.fasterxml.jackson.core:jackson-databind"),
              library("jackson-blackbird", true, "com.acme:blackbird"),
              library("gson", false, "com.google.code.gson:gson")));

  private Samples() {}

  /** A strategy whose last form is the one for constants. */
  private static Strategy strategy(String name, String... forms) {
    List<Form> descriptors = Arrays.stream(forms).map(form -> new Form(form, "")).toList();
    return new Strategy(name, "acme." + name, "", descriptors, List.of(), forms[forms.length - 1]);
  }

  private static Library library(String name, boolean jackson, String artifact) {
    boolean plain = name.equals("jackson");
    return new Library(name, "acme." + name, "", List.of(artifact), plain, jackson);
  }

  public static Jvm jvm(int feature) {
    String label = Integer.toString(feature);
    return new Jvm(
        label, Path.of("java"), feature, label + ".0.1", "vendor", "vm", List.of(), List.of());
  }

  /** A profile that says all it must, and the given keys as given. */
  public static Profile profile(Map<Key, String> values) {
    Overrides said = new Overrides();
    said.with(Key.STRATEGIES, "reflection,direct")
        .with(Key.FIXTURES, "order")
        .with(Key.OPERATIONS, "read")
        .with(Key.MEMBERS, "field")
        .with(Key.LAYOUTS, "bean")
        .with(Key.SLOTS, "typed")
        .with(Key.MODES, "avgt")
        .with(Key.FORKS, "5")
        .with(Key.SINGLE_SHOT_FORKS, "10")
        .with(Key.WARMUP_ITERATIONS, "3")
        .with(Key.WARMUP_TIME, "100ms")
        .with(Key.ITERATIONS, "5")
        .with(Key.TIME, "200ms");
    values.forEach(said::with);
    return new Profile("sample", PROFILES.resolve("sample.yaml"), "", said.values());
  }

  public static Choices choices(Map<Key, String> values) {
    return Choices.of(profile(values), new Overrides(), CATALOG, 1);
  }
}
