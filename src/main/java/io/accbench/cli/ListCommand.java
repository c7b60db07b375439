package io.accbench.cli;

import io.accbench.app.Home;
import io.accbench.app.Problems;
import io.accbench.app.Scratch;
import io.accbench.app.UserClassPath;
import io.accbench.app.Workplace;
import io.accbench.catalog.Catalog;
import io.accbench.fixture.Fixtures;
import io.accbench.model.ExitCode;
import io.accbench.model.UnknownName;
import io.accbench.model.UserException;
import io.accbench.plan.Profiles;
import io.accbench.stack.Jvms;
import io.accbench.stack.StackFiles;
import io.accbench.suite.jmh.BenchmarkListing;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.TextTable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code accbench list}, which shows what can be named on the command line. */
@Command(
    name = "list",
    mixinStandardHelpOptions = true,
    description = "Lists what exists: strategies, codecs, stacks, fixtures, profiles or JVMs.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  accbench list                        everything",
      "  accbench list strategies             with their forms",
      "  accbench list strategies --names     only names, for scripts",
      "  accbench list benchmarks --jmh target/benchmarks.jar",
    })
final class ListCommand implements Callable<Integer> {
  private static final List<String> KINDS =
      List.of("strategies", "codecs", "stacks", "fixtures", "profiles", "jvms");

  /** The kind that is listed only of jars that the command names. */
  private static final String BENCHMARKS = "benchmarks";

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..1",
      paramLabel = "KIND",
      description =
          "strategies, codecs, stacks, fixtures, profiles or jvms; without it, all of them;"
              + " benchmarks of --jmh")
  private String kind;

  @Option(names = "--names", description = "only names, one per line")
  private boolean namesOnly;

  @Option(
      names = {"--classpath", "--class-path"},
      paramLabel = "PATH",
      description = "class path of your own strategies and codecs")
  private String classPath;

  @Option(
      names = "--jmh",
      split = ",",
      paramLabel = "JAR",
      description = "with benchmarks: a jar of JMH benchmarks, a class path, or G:A:V")
  private List<String> jmh = List.of();

  @Option(
      names = "--offline",
      description = "with benchmarks: takes coordinates only from the local repository")
  private boolean offline;

  @Override
  public Integer call() {
    if (kind != null && !KINDS.contains(kind) && !kind.equals(BENCHMARKS)) {
      throw UserException.badInput(
          UnknownName.problem(
              "kind", kind, Stream.concat(KINDS.stream(), Stream.of(BENCHMARKS)).toList()));
    }
    if (jmh.isEmpty() == BENCHMARKS.equals(kind)) {
      throw UserException.badInput(
          "list benchmarks needs a jar, and only this list: add --jmh target/benchmarks.jar");
    }
    for (String one : kind == null ? KINDS : List.of(kind)) {
      print(one);
    }
    if (kind == null) {
      spec.commandLine().getOut().println("this build: " + Version.build());
    }
    return ExitCode.PASS.number();
  }

  private void print(String one) {
    PrintWriter out = spec.commandLine().getOut();
    Map<String, String> entries = entries(one);
    if (namesOnly) {
      entries.keySet().stream().filter(name -> !name.startsWith(" ")).forEach(out::println);
      return;
    }
    out.println(one);
    TextTable table =
        TextTable.forColumns(
            spec.commandLine().getColorScheme(),
            new Column(30, 2, Column.Overflow.SPAN),
            new Column(90, 2, Column.Overflow.WRAP));
    entries.forEach(table::addRowValues);
    out.println(table);
  }

  private Map<String, String> entries(String one) {
    return switch (one) {
      case "strategies" -> strategies();
      case "codecs" -> codecs();
      case "stacks" -> stacks();
      case "fixtures" -> fixtures();
      case "profiles" -> profiles();
      case BENCHMARKS -> benchmarks();
      default -> jvms();
    };
  }

  private Map<String, String> strategies() {
    Map<String, String> entries = new LinkedHashMap<>();
    Catalog catalog = Catalog.load(UserClassPath.of(classPath).loader());
    catalog
        .strategies()
        .forEach(
            strategy -> {
              entries.put(strategy.name(), strategy.summary());
              strategy
                  .forms()
                  .forEach(
                      form ->
                          entries.put(
                              "  " + strategy.name() + "/" + form.name(),
                              form.summary()
                                  + (form.name().equals(strategy.defaultForm())
                                      ? " (default)"
                                      : "")));
            });
    return entries;
  }

  private Map<String, String> codecs() {
    Map<String, String> entries = new LinkedHashMap<>();
    Catalog.load(UserClassPath.of(classPath).loader())
        .codecs()
        .forEach(
            codec ->
                entries.put(
                    codec.name(),
                    codec.summary() + (codec.takesStrategy() ? " (takes --strategy)" : "")));
    return entries;
  }

  private static Map<String, String> stacks() {
    Map<String, String> entries = new LinkedHashMap<>();
    Path folder = Home.stacks();
    StackFiles.list(folder)
        .forEach(name -> entries.put(name, StackFiles.read(folder, name).description()));
    return entries;
  }

  private static Map<String, String> fixtures() {
    Map<String, String> entries = new LinkedHashMap<>();
    Path folder = Home.fixtures();
    Fixtures.list(folder).forEach(name -> entries.put(name, Fixtures.description(folder, name)));
    return entries;
  }

  private static Map<String, String> profiles() {
    Map<String, String> entries = new LinkedHashMap<>();
    Path folder = Home.profiles();
    Profiles.list(folder)
        .forEach(name -> entries.put(name, Profiles.read(folder, name).description()));
    return entries;
  }

  private Map<String, String> benchmarks() {
    Problems problems = new Problems();
    try (Scratch scratch = Scratch.create()) {
      Workplace place = new Workplace(scratch, spec.commandLine().getErr()::println);
      Map<String, String> benchmarks = BenchmarkListing.of(jmh, offline, place, problems);
      problems.report();
      return benchmarks;
    }
  }

  private static Map<String, String> jvms() {
    Map<String, String> entries = new LinkedHashMap<>();
    Jvms.ofThisMachine()
        .discovered()
        .forEach(
            jvm ->
                entries.merge(
                    Integer.toString(jvm.feature()),
                    jvm.version() + " " + jvm.implementor() + " (" + jvm.source() + ")",
                    (first, other) -> first + "; " + other));
    return entries;
  }
}
