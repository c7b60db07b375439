package io.accbench.cli;

import io.accbench.app.Home;
import io.accbench.app.UserClassPath;
import io.accbench.catalog.Catalog;
import io.accbench.fixture.Fixtures;
import io.accbench.model.ExitCode;
import io.accbench.model.UnknownName;
import io.accbench.model.UserException;
import io.accbench.plan.Profiles;
import io.accbench.stack.Jvms;
import io.accbench.stack.StackFiles;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
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
    })
final class ListCommand implements Callable<Integer> {
  private static final List<String> KINDS =
      List.of("strategies", "codecs", "stacks", "fixtures", "profiles", "jvms");

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..1",
      paramLabel = "KIND",
      description =
          "strategies, codecs, stacks, fixtures, profiles or jvms; without it, all of them")
  private String kind;

  @Option(names = "--names", description = "only names, one per line")
  private boolean namesOnly;

  @Option(
      names = {"--classpath", "--class-path"},
      paramLabel = "PATH",
      description = "class path of your own strategies and codecs")
  private String classPath;

  @Override
  public Integer call() {
    if (kind != null && !KINDS.contains(kind)) {
      throw UserException.badInput(UnknownName.problem("kind", kind, KINDS));
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
