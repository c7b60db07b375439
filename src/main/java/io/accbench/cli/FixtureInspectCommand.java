package io.accbench.cli;

import com.fasterxml.jackson.core.JsonPointer;
import io.accbench.app.Problems;
import io.accbench.app.Traces;
import io.accbench.model.ExitCode;
import io.accbench.model.UserException;
import io.accbench.trace.PayloadFile;
import io.accbench.trace.TraceOptions;
import io.accbench.trace.TraceSummary;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * The command {@code accbench fixture inspect}, which shows the frames of a trace, by kind and
 * size.
 */
@Command(
    name = "inspect",
    mixinStandardHelpOptions = true,
    description = {
      "Counts the frames of a recorded stream by kind and size.",
      "A trace is newline-delimited JSON, or JSON-RPC behind Content-Length headers, plain or gzip;"
          + " its first bytes show which.",
    },
    footerHeading = "%nExample:%n",
    footer = "  accbench fixture inspect trace.jsonl.gz")
final class FixtureInspectCommand implements Callable<Integer> {
  private static final Pattern SIZE = Pattern.compile("([0-9]{1,10})([KMG]?)(IB|B)?");
  private static final List<String> UNITS = List.of("", "K", "M", "G");

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "TRACE", description = "the file")
  private Path trace;

  @Option(
      names = "--by",
      paramLabel = "POINTER",
      description =
          "JSON pointer to the value that names a frame's kind, such as /type; without it, the"
              + " JSON-RPC method is the kind (of a response: the method of its request)")
  private String by;

  @Option(
      names = "--skip-bad-frames",
      description = "counts bad frames and leaves them out; without it, the first one is an error")
  private boolean skipBad;

  @Option(
      names = "--max-frame",
      paramLabel = "SIZE",
      description = "the largest frame that is accepted, such as 64M; default: 16M")
  private String maxFrame;

  @Override
  public Integer call() {
    Problems problems = new Problems();
    JsonPointer pointer = by == null ? null : problems.collect(this::pointer, null);
    int bytes =
        maxFrame == null
            ? TraceOptions.DEFAULT_MAX_FRAME_BYTES
            : problems.collect(this::maxFrameBytes, 1);
    problems.report();
    Terminal terminal = new Terminal(spec.commandLine());
    TraceOptions options = new TraceOptions(bytes, skipBad, true);
    TraceSummary summary =
        TraceSummary.of(trace, pointer, Traces.watched(options, trace, terminal::hint));
    if (summary.all().count() == 0 && summary.skipped().isEmpty()) {
      if (!summary.compressed()) {
        PayloadFile.read(trace);
      }
      throw UserException.badInput(trace + " holds no frames");
    }
    PrintWriter out = spec.commandLine().getOut();
    new TraceTable(summary).print(out, trace.getFileName().toString());
    out.flush();
    return ExitCode.PASS.number();
  }

  private JsonPointer pointer() {
    try {
      return JsonPointer.compile(by);
    } catch (IllegalArgumentException none) {
      throw UserException.badInput("--by: a JSON pointer starts with '/': " + by);
    }
  }

  /** Returns the number of bytes; units are binary: 1M is 1,048,576 bytes. */
  private int maxFrameBytes() {
    Matcher size = SIZE.matcher(maxFrame.toUpperCase(Locale.ROOT));
    long bytes = 0;
    if (size.matches()) {
      bytes = Long.parseLong(size.group(1)) << (10 * UNITS.indexOf(size.group(2)));
    }
    if (bytes < 1 || bytes > TraceOptions.LARGEST_MAX_FRAME_BYTES) {
      throw UserException.badInput(
          "--max-frame " + maxFrame + " is not a size from 1 byte to 1G; write for example 64M");
    }
    return (int) bytes;
  }
}
