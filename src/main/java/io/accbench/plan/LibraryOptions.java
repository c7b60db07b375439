package io.accbench.plan;

import io.accbench.plan.RunOptions.CommandLineOnly;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/**
 * The options for what is measured beside strategies: libraries, and the JMH benchmarks of jars.
 */
public final class LibraryOptions {
  @Option(
      names = "--suite",
      paramLabel = "SUITE",
      description =
          "access (strategies alone), codec (through libraries) or jmh (benchmarks of --jmh)")
  public String suite = "";

  @Option(
      names = "--codec",
      split = ",",
      paramLabel = "NAME",
      description = {
        "suite codec: NAME, NAME/STRATEGY, all, or your own MyCodec.java;",
        "see accbench list codecs; the first is the baseline"
      })
  public List<String> codecs = List.of();

  @Option(
      names = "--stack",
      paramLabel = "NAME",
      description = {
        "suite codec: the libraries: NAME[,NAME], NAME=G:A:V[,G:A:V] or NAME=lib/*.jar",
        "(repeatable; default: json); see accbench list stacks"
      })
  public List<String> stacks = List.of();

  @Option(
      names = "--lib",
      paramLabel = "G:A=V,V",
      description =
          "versions of one library to compare, in each stack or before the class path of --jmh"
              + " (repeatable: every combination)")
  public List<String> libraries = List.of();

  @Option(
      names = "--jmh",
      paramLabel = "JAR",
      description = {
        "suite jmh: the JMH benchmarks of a jar, a class path, or G:A:V;",
        "two sides: main=a.jar,pr=b.jar; see accbench list benchmarks --jmh JAR"
      })
  public List<String> jmh = List.of();

  @Option(
      names = "--include",
      paramLabel = "REGEX",
      description = "suite jmh: benchmarks whose name contains a match (repeatable)")
  public List<String> include = List.of();

  @Option(
      names = {"--exclude", "-e"},
      paramLabel = "REGEX",
      description = "suite jmh: leaves out benchmarks whose name contains a match (repeatable)")
  public List<String> exclude = List.of();

  @CommandLineOnly
  @Option(
      names = "--type-source",
      paramLabel = "FILE",
      description =
          "suite codec: your type's one source file, compiled for each stack (repeatable)")
  public List<Path> typeSources = List.of();

  @CommandLineOnly
  @Option(
      names = "--offline",
      description =
          "fetches nothing: libraries, jars of --jmh and Graal come from the local repository, and"
              + " --project is built without the network")
  public boolean offline;
}
