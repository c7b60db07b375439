package io.accbench.plan;

import io.accbench.catalog.Catalog;
import io.accbench.catalog.Library;
import io.accbench.catalog.Strategy;
import io.accbench.kernel.spi.Form;
import io.accbench.model.FlatYaml;
import io.accbench.model.Jvm;
import io.accbench.plan.Converters.BadValue;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

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
              library("jackson3", false, "tools.jackson.core:jackson-databind"),
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

  /** A profile that says all it must, and the given keys as given, all in its first line. */
  public static Profile profile(Map<String, String> values) {
    Map<String, String> said = new LinkedHashMap<>();
    said.put("strategies", "reflection,direct");
    said.put("fixtures", "order");
    said.put("operations", "read");
    said.put("members", "field");
    said.put("layouts", "bean");
    said.put("slots", "typed");
    said.put("modes", "avgt");
    said.put("forks", "5");
    said.put("single-shot-forks", "10");
    said.put("warmup-iterations", "3");
    said.put("warmup-time", "100ms");
    said.put("iterations", "5");
    said.put("time", "200ms");
    said.putAll(values);
    Map<String, FlatYaml.YamlValue> entries = new LinkedHashMap<>();
    said.forEach(
        (key, text) -> entries.put(key, new FlatYaml.YamlValue(List.of(text), List.of(1), 1)));
    return new Profile(
        "sample", PROFILES.resolve("sample.yaml"), new FlatYaml("sample.yaml", entries));
  }

  /** What a command without options measures by a profile with the given keys. */
  public static RunSpec spec(Map<String, String> values) {
    return spec(profile(values));
  }

  /** What a command line measures by a profile. */
  public static RunSpec spec(Profile profile, String... words) {
    return RunSpec.of(options(words), profile, CATALOG);
  }

  /** The options of a command line, with the seed 42. */
  public static RunOptions options(String... words) {
    Groups groups = new Groups();
    CommandLine command = new CommandLine(groups);
    command.getCommandSpec().parser().collectErrors(true);
    Map<String, String> mistakes = BadValue.problems(command.parseArgs(words));
    return new RunOptions(
        "sample",
        groups.selection,
        groups.libraries,
        groups.measuring,
        groups.profiling,
        42,
        mistakes);
  }

  /** The groups of options that a command has. */
  @Command
  private static final class Groups {
    @Mixin private final SelectionOptions selection = new SelectionOptions();
    @Mixin private final LibraryOptions libraries = new LibraryOptions();
    @Mixin private final MeasuringOptions measuring = new MeasuringOptions();
    @Mixin private final ProfilingOptions profiling = new ProfilingOptions();
  }
}
