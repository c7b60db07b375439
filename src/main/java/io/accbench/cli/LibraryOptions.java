package io.accbench.cli;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/** The options for the libraries through which strategies and payloads are measured. */
final class LibraryOptions {
  @Option(
      names = "--suite",
      paramLabel = "SUITE",
      description = "access (strategies alone) or codec (through libraries)")
  String suite;

  @Option(
      names = "--codec",
      split = ",",
      paramLabel = "NAME",
      description = {
        "suite codec: NAME, NAME/STRATEGY, all, or your own MyCodec.java;",
        "see accbench list codecs; the first is the baseline"
      })
  List<String> codecs;

  @Option(
      names = "--stack",
      paramLabel = "NAME",
      description = {
        "suite codec: the libraries: NAME[,NAME], NAME=G:A:V[,G:A:V] or NAME=lib/*.jar",
        "(repeatable); see accbench list stacks"
      })
  List<String> stacks;

  @Option(
      names = "--lib",
      paramLabel = "G:A=V,V",
      description = "suite codec: versions of one library to compare in each stack (repeatable)")
  List<String> libraries;

  @Option(
      names = "--type-source",
      paramLabel = "FILE",
      description =
          "suite codec: your type's one source file, compiled for each stack (repeatable)")
  List<Path> typeSources = List.of();

  @Option(names = "--offline", description = "takes libraries only from the local repository")
  boolean offline;
}
