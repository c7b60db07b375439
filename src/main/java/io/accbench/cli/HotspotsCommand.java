package io.accbench.cli;

import io.accbench.hotspot.Filter;
import io.accbench.hotspot.HotspotReader;
import io.accbench.hotspot.Hotspots;
import io.accbench.model.ExitCode;
import io.accbench.report.HotspotCsv;
import io.accbench.report.HotspotJson;
import io.accbench.report.HotspotMarkdown;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code accbench hotspots}: where the time and the memory of a recorded program went. */
@Command(
    name = "hotspots",
    mixinStandardHelpOptions = true,
    description = "Shows where the time and the memory of a flight recording of any program went.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  accbench hotspots app.jfr                             methods, accessors, allocation",
      "  accbench hotspots fork-1.jfr fork-2.jfr --top 50      all files together",
      "  accbench hotspots app.jfr --thread 'http-.*' --package com.acme",
      "  accbench hotspots app.jfr --from 10s --to 1m --format csv",
      "  accbench hotspots app.jfr --event jdk.JavaMonitorEnter",
    })
final class HotspotsCommand implements Callable<Integer> {
  private static final List<String> FORMATS = List.of("markdown", "csv", "json");

  @Spec private CommandSpec spec;

  @Parameters(arity = "1..*", paramLabel = "FILE.jfr", description = "recordings, added up")
  private List<Path> files;

  @Mixin private HotspotFilter filter;

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
      description = "markdown, csv or json; default: ${DEFAULT-VALUE}")
  private String format;

  @Override
  public Integer call() throws IOException {
    Problems problems = new Problems();
    if (!FORMATS.contains(format)) {
      problems.add("--format \"" + format + "\" is unknown; known: " + String.join(", ", FORMATS));
    }
    if (top < 1) {
      problems.add("--top " + top + ": give at least 1");
    }
    Filter asked = filter.filter(problems);
    problems.report();
    write(HotspotReader.read(files, asked));
    return ExitCode.PASS.number();
  }

  private void write(Hotspots hotspots) throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    switch (format) {
      case "csv" -> HotspotCsv.write(hotspots, top, out);
      case "json" -> HotspotJson.write(hotspots, top, out);
      default -> HotspotMarkdown.write(hotspots, top, out);
    }
  }
}
