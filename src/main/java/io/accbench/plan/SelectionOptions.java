package io.accbench.plan;

import io.accbench.plan.RunOptions.CommandLineOnly;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/** The options for what to measure: fixtures or the user's own classes, strategies, JVMs. */
@SuppressWarnings("NullAway.Init") // what is null was not given
public final class SelectionOptions {
  /** A comma outside of quotes, since the flags of a JVM may hold commas. */
  private static final String UNQUOTED_COMMA = ",(?=(?:[^\"']++|\"[^\"]*+\"|'[^']*+')*+$)";

  @Option(
      names = "--fixture",
      split = ",",
      paramLabel = "NAME",
      description = "built-in fixtures, or NAME:FRAME of a trace; see accbench list fixtures")
  public List<String> fixtures = List.of();

  @CommandLineOnly
  @Option(names = "--type", paramLabel = "CLASS", description = "your own root type (repeatable)")
  public List<String> types = List.of();

  @CommandLineOnly
  @Option(
      names = "--payload",
      paramLabel = "FILE",
      description = "a JSON document that binds to the type (repeatable)")
  public List<Path> payloads = List.of();

  @CommandLineOnly
  @Option(
      names = "--select",
      paramLabel = "FRAME",
      description = {
        "if the payload is a trace: the frame to use, for example",
        "trace:method(GetObject).response:p99@/result; see accbench fixture inspect"
      })
  public String select;

  @CommandLineOnly
  @Option(
      names = "--skip-bad-frames",
      description = "leaves out frames of a trace that cannot be read, and says how many")
  public boolean skipBadFrames;

  @CommandLineOnly
  @Option(
      names = "--factory",
      paramLabel = "CLASS::METHOD",
      description =
          "a static method that returns the graph; with --payload codecs read that (repeatable)")
  public List<String> factories = List.of();

  @CommandLineOnly
  @Option(
      names = {"--classpath", "--class-path"},
      paramLabel = "PATH",
      description =
          "your classes and jars, your own strategies and codecs, separated as in java -cp")
  public String classPath;

  @CommandLineOnly
  @Option(
      names = "--project",
      paramLabel = "DIR",
      description = {
        "your Maven or Gradle project: compiled, for its tests' class path;",
        "if --type is alone, the JSON file in its resources that is named for it is the payload"
      })
  public Path project;

  @Option(
      names = "--strategy",
      split = ",",
      paramLabel = "NAME",
      description =
          "strategies: NAME, NAME/FORM, all, !NAME; suite access: the first is the"
              + " baseline; suite codec: they replace the accessors in codecs that take them,"
              + " beside the codec itself")
  public List<String> strategies = List.of();

  @Option(
      names = {"--jvm", "-jvm"},
      split = UNQUOTED_COMMA,
      splitSynopsisLabel = ",",
      paramLabel = "JVM",
      description = {
        "JVMs: 17, 25, all, 25-graal, LABEL=/path/to/java,",
        "with flags 'LABEL=25 -XX:+UseZGC'; see accbench list jvms"
      })
  public List<String> jvms = List.of();

  /**
   * The setting whether a type is enough, without a payload or a factory: nothing will be measured.
   */
  public boolean typeIsEnough;

  /** Returns whether any class of the user's is named, so that built-in fixtures are not used. */
  public boolean ownTypes() {
    return !types.isEmpty() || !payloads.isEmpty() || !factories.isEmpty();
  }

  /** Returns whether nothing but types is named, so that there is no graph of them yet. */
  public boolean typesAlone() {
    return !types.isEmpty() && payloads.isEmpty() && factories.isEmpty();
  }
}
