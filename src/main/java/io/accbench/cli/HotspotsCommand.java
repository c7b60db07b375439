package io.accbench.cli;

import io.accbench.app.Problems;
import io.accbench.app.run.ComparedRuns;
import io.accbench.app.run.Flames;
import io.accbench.app.run.ProfiledRun;
import io.accbench.hotspot.Difference;
import io.accbench.hotspot.Filter;
import io.accbench.hotspot.HotspotReader;
import io.accbench.hotspot.Hotspots;
import io.accbench.model.ExitCode;
import io.accbench.report.document.Formats;
import io.accbench.report.document.Product;
import io.accbench.report.hotspot.DifferenceReport;
import io.accbench.report.hotspot.HotspotComparison;
import io.accbench.report.hotspot.HotspotReport;
import io.accbench.report.hotspot.RunHotspotReport;
import io.accbench.report.hotspot.RunHotspots;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * The command {@code accbench hotspots}, which shows where the time and the memory of a recorded
 * program went.
 */
@Command(
    name = "hotspots",
    mixinStandardHelpOptions = true,
    description = {
      "Shows where the time and the memory of any program's flight recording went.",
      "For a run with --hotspots: of each cell, and what moved compared with its baseline."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  accbench hotspots app.jfr                             methods, accessors, allocation",
      "  accbench hotspots fork-1.jfr fork-2.jfr --top 50      all files together",
      "  accbench hotspots app.jfr --thread 'http-.*' --package com.acme",
      "  accbench hotspots app.jfr --from 10s --to 1m --format csv",
      "  accbench hotspots app.jfr --event jdk.JavaMonitorEnter",
      "  accbench hotspots old.jfr --diff new.jfr              what moved",
      "  accbench hotspots app.jfr --flame app.html",
      "  accbench hotspots reports/RUN --cell /hidden/ --cell /reflection/",
      "  accbench hotspots reports/RUN --cell /hidden/ --flame hidden.html",
      "  accbench hotspots reports/OLD --diff reports/NEW      what moved between two runs",
    })
final class HotspotsCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      arity = "1..*",
      paramLabel = "RUN|FILE.jfr",
      description =
          "recordings, whose samples are added up; or the folder of a run, or its results.json")
  private List<Path> files;

  @Mixin private HotspotFilter filter;

  @Mixin private CellChoice choice;

  @Option(
      names = "--top",
      paramLabel = "N",
      defaultValue = "20",
      description = "rows of each table; default: ${DEFAULT-VALUE}")
  private int top;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "markdown",
      description = "markdown, html, csv, json or table; default: ${DEFAULT-VALUE}")
  private String format;

  @Option(
      names = "--diff",
      paramLabel = "OTHER",
      description =
          "show what moved from the recordings to this one (repeatable); or from the run to this"
              + " run, in ns/op, for the cells that both have")
  private List<Path> others = List.of();

  @Option(
      names = "--force",
      description =
          "with --diff: compare even if JDK, sampler or collector differ; with --flame: overwrite"
              + " an existing file")
  private boolean force;

  @Option(
      names = "--flame",
      paramLabel = "FILE.html",
      description = {
        "also write a flame graph; with --diff, or for two cells of a run,",
        "coloured by what moved"
      })
  private Path flame;

  /** What is shown, and the flame graph of it. */
  private record Found(Product product, Flame flame) {}

  private interface Flame {
    void write(Path html) throws IOException;
  }

  @Override
  public Integer call() throws IOException {
    Problems problems = new Problems();
    check(problems);
    Found found = files.stream().anyMatch(ProfiledRun::is) ? run(problems) : recordings(problems);
    new Terminal(spec.commandLine()).show(found.product(), Formats.of(format));
    if (flame != null) {
      found.flame().write(flame);
    }
    return ExitCode.PASS.number();
  }

  private Found run(Problems problems) {
    if (files.size() > 1) {
      problems.add("give one run, or recordings, not both: " + files.get(0) + ", " + files.get(1));
    }
    if (others.size() > 1 || !others.stream().allMatch(ProfiledRun::is)) {
      problems.add(
          "--diff: a run is compared with one run; give its folder, or recordings on both sides"
              + " (those of a run with --keep-recordings lie in its recordings/)");
    }
    if (choice.otherCell != null && others.isEmpty()) {
      problems.add("--other-cell chooses a cell of the run that --diff names");
    }
    Filter asked = filter.ofRun(problems);
    problems.report();
    RunHotspots hotspots = others.isEmpty() ? hotspots(asked) : difference(asked);
    return new Found(new RunHotspotReport(hotspots, top), html -> Flames.write(html, hotspots));
  }

  private RunHotspots hotspots(Filter asked) {
    ProfiledRun run = ProfiledRun.of(files.get(0));
    return run.hotspots(asked, filter.given(), run.cells("--cell", choice.cells));
  }

  private RunHotspots difference(Filter asked) {
    Problems problems = new Problems();
    ProfiledRun before = problems.collect(() -> ProfiledRun.of(files.get(0)), null);
    ProfiledRun after = problems.collect(() -> ProfiledRun.of(others.get(0)), null);
    problems.report();
    ComparedRuns runs = new ComparedRuns(before, after);
    return runs.difference(asked, filter.given(), choice.cells, choice.otherCell)
        .hotspots(force, runs.findings());
  }

  private Found recordings(Problems problems) {
    if (choice.given()) {
      problems.add("--cell chooses among the cells of a run; leave it out");
    }
    others.stream()
        .filter(ProfiledRun::is)
        .forEach(run -> problems.add("--diff " + run + ": a run is compared with a run"));
    Filter asked = filter.filter(problems);
    problems.report();
    Hotspots before = read(files, asked, problems);
    Hotspots after = others.isEmpty() ? null : read(others, asked, problems);
    problems.report();
    Flames.FlameSide from = new Flames.FlameSide(files, before);
    if (after == null) {
      return new Found(new HotspotReport(before, top), html -> Flames.write(html, from, null));
    }
    Difference moved = HotspotComparison.difference(before, after, null, force);
    return new Found(
        new DifferenceReport(moved, top),
        html -> Flames.write(html, from, new Flames.FlameSide(others, after)));
  }

  private Hotspots read(List<Path> recordings, Filter asked, Problems problems) {
    return problems.collect(
        () ->
            flame == null && !format.equals("html")
                ? HotspotReader.read(recordings, asked)
                : HotspotReader.readFolded(recordings, asked),
        null);
  }

  private void check(Problems problems) {
    problems.collect(() -> Formats.of(format), null);
    if (top < 1) {
      problems.add("--top " + top + ": give at least 1");
    }
    if (flame != null) {
      Flames.check(flame, force, problems);
    }
    once(files, problems);
    once(others, problems);
  }

  /**
   * Adds a problem for each recording that is given twice, since its samples would make intervals
   * too narrow.
   */
  private static void once(List<Path> recordings, Problems problems) {
    Set<Path> known = new HashSet<>();
    for (Path recording : recordings) {
      if (!known.add(recording.toAbsolutePath().normalize())) {
        problems.add(recording + ": given twice");
      }
    }
  }

  /** The options that choose the cells of a run to be shown. */
  private static final class CellChoice {
    @Option(
        names = "--cell",
        paramLabel = "TEXT",
        description = {
          "of a run only cells whose id contains this; may be given several times;",
          "the others of a block are compared with the first one in the order of the run"
        })
    List<String> cells = List.of();

    @Option(
        names = "--other-cell",
        paramLabel = "TEXT",
        description = "with --diff RUN: the cell there to compare with the one chosen by --cell")
    String otherCell;

    boolean given() {
      return !cells.isEmpty() || otherCell != null;
    }
  }
}
