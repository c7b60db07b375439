package io.accbench.cli;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/** The options for what to measure: fixtures or the user's own classes, strategies, JVMs. */
final class SelectionOptions {
  @Option(
      names = "--fixture",
      split = ",",
      paramLabel = "NAME",
      description = "built-in fixtures, or NAME:FRAME of a trace; see accbench list fixtures")
  List<String> fixtures;

  @Option(names = "--type", paramLabel = "CLASS", description = "your own root type (repeatable)")
  List<String> types = List.of();

  @Option(
      names = "--payload",
      paramLabel = "FILE",
      description = "a JSON document that binds to the type (repeatable)")
  List<Path> payloads = List.of();

  @Option(
      names = "--select",
      paramLabel = "FRAME",
      description = {
        "if the payload is a trace: the frame to use, for example",
        "trace:method(GetObject).response:p99@/result; see accbench fixture inspect"
      })
  String select;

  @Option(
      names = "--skip-bad-frames",
      description = "leaves out frames of a trace that cannot be read, and says how many")
  boolean skipBadFrames;

  @Option(
      names = "--factory",
      paramLabel = "CLASS::METHOD",
      description = "a static method that returns the graph, instead of a payload (repeatable)")
  List<String> factories = List.of();

  @Option(
      names = {"--classpath", "--class-path"},
      paramLabel = "PATH",
      description = "your classes and jars, and your own strategies, separated as in java -cp")
  String classPath;

  @Option(
      names = "--project",
      paramLabel = "DIR",
      description = {
        "your Maven or Gradle project: compiled, for its tests' class path;",
        "if --type is alone, its test resources have the payload"
      })
  Path project;

  @Option(
      names = "--strategy",
      split = ",",
      paramLabel = "NAME",
      description = "strategies: NAME, NAME/FORM, all, !NAME; the first is the baseline")
  List<String> strategies;

  @Option(
      names = {"--jvm", "-jvm"},
      split = ",",
      paramLabel = "JVM",
      description = "JVMs: 17, 25, all, 25-graal or LABEL=/path/to/java; see accbench list jvms")
  List<String> jvms;

  /**
   * The setting whether a type is enough, without a payload or a factory: nothing will be measured.
   */
  boolean typeIsEnough;
}
