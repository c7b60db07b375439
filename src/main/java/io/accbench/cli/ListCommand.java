package io.accbench.cli;

import io.accbench.app.Home;
import io.accbench.app.Problems;
import io.accbench.app.Scratch;
import io.accbench.app.UserClassPath;
import io.accbench.app.Workplace;
import io.accbench.catalog.Catalog;
import io.accbench.catalog.Fixtures;
import io.accbench.model.ExitCode;
import io.accbench.model.UnknownName;
import io.accbench.model.UserException;
import io.accbench.plan.Profile;
import io.accbench.stack.Jvms;
import io.accbench.stack.StackFiles;
import io.accbench.suite.jmh.BenchmarkListing;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
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
      paramLabel = "JAR",
      description = "with benchmarks: a jar of JMH benchmarks, a class path, or G:A:V")
  private List<String> jmh = List.of();

  @Option(
      names = "--offline",
      description = "with benchmarks: takes coordinates only from the local repository")
  private boolean offline;

  /**
   * A line of a list.
   *
   * @param form whether it is a form of the strategy above it
   */
  private record ListedName(String name, String summary, boolean form) {
    static List<ListedName> of(Map<String, String> summaries) {
      return summaries.entrySet().stream()
          .map(entry -> new ListedName(entry.getKey(), entry.getValue(), false))
          .toList();
    }
  }

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
    List<ListedName> entries = entries(one);
    if (namesOnly) {
      entries.stream().filter(entry -> !entry.form()).map(ListedName::name).forEach(out::println);
      return;
    }
    out.println(one);
    TextTable table =
        TextTable.forColumns(
            spec.commandLine().getColorScheme(),
            new Column(30, 2, Column.Overflow.SPAN),
            new Column(90, 2, Column.Overflow.WRAP));
    entries.forEach(
        entry -> table.addRowValues((entry.form() ? "  " : "") + entry.name(), entry.summary()));
    out.println(table);
  }

  private List<ListedName> entries(String one) {
    return switch (one) {
      case "strategies" -> strategies();
      case "codecs" -> codecs();
      case "stacks" -> ListedName.of(stacks());
      case "fixtures" -> ListedName.of(fixtures());
      case "profiles" -> ListedName.of(profiles());
      case BENCHMARKS -> ListedName.of(benchmarks());
      default -> ListedName.of(jvms());
    };
  }

  private List<ListedName> strategies() {
    List<ListedName> entries = new ArrayList<>();
    for (var strategy : Catalog.load(UserClassPath.of(classPath).loader()).strategies()) {
      entries.add(new ListedName(strategy.name(), strategy.summary(), false));
      for (var form : strategy.forms()) {
        String usual = form.name().equals(strategy.defaultForm()) ? " (default)" : "";
        String name = strategy.name() + "/" + form.name();
        entries.add(new ListedName(name, form.summary() + usual, true));
      }
    }
    return entries;
  }

  private List<ListedName> codecs() {
    return Catalog.load(UserClassPath.of(classPath).loader()).codecs().stream()
        .map(
            codec ->
                new ListedName(
                    codec.name(),
                    codec.summary() + (codec.takesStrategy() ? " (takes --strategy)" : ""),
                    false))
        .toList();
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
    Profile.list(folder)
        .forEach(name -> entries.put(name, Profile.read(folder, name).description()));
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
