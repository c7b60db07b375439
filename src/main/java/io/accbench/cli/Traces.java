package io.accbench.cli;

import io.accbench.model.Finding;
import io.accbench.model.Fixture;
import io.accbench.trace.Selected;
import io.accbench.trace.Selection;
import io.accbench.trace.Selector;
import io.accbench.trace.TraceOptions;
import io.accbench.trace.TraceSummary;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Takes the documents of fixtures that are traces out of them, into the run's own folder. */
final class Traces {
  private final Scratch scratch;
  private final TraceOptions options;
  private final List<Finding> findings = new ArrayList<>();

  /** {@code skipBad} leaves out frames that cannot be read, and a finding says how many. */
  Traces(Scratch scratch, boolean skipBad) {
    this.scratch = scratch;
    this.options = new TraceOptions(TraceOptions.DEFAULT_MAX_FRAME_BYTES, skipBad, true);
  }

  /** Which frames were taken, and what was left out. */
  List<Finding> findings() {
    return findings;
  }

  /**
   * The fixtures, each with a document as its payload.
   *
   * @throws UserException with every selection that cannot be made
   */
  List<Fixture> documents(List<Fixture> fixtures) {
    Problems problems = new Problems();
    List<Fixture> documents = new ArrayList<>();
    for (Fixture fixture : fixtures) {
      boolean trace = fixture.selection() != null && fixture.payload() != null;
      documents.add(trace ? problems.collect(() -> document(fixture), fixture) : fixture);
    }
    problems.report();
    return documents;
  }

  private Fixture document(Fixture fixture) {
    List<Selected> frames =
        Selector.select(fixture.payload(), Selection.parse(fixture.selection()), options);
    findings.add(new Finding(fixture.name(), words(frames)));
    if (options.skipBad()) {
      countSkipped(fixture);
    }
    Path file = scratch.folder(fixture.name(), "frame.json");
    try {
      Files.write(file, frames.size() == 1 ? frames.get(0).document() : array(frames));
    } catch (IOException full) {
      throw new UncheckedIOException(full);
    }
    return fixture.holding(file);
  }

  private void countSkipped(Fixture fixture) {
    TraceSummary.of(fixture.payload(), null, options)
        .skipped()
        .forEach(
            (flaw, count) ->
                findings.add(
                    new Finding(
                        fixture.name(),
                        "bad frames left out: %d, %s".formatted(count, flaw.words()))));
  }

  private static String words(List<Selected> frames) {
    Selected first = frames.get(0);
    if (frames.size() == 1) {
      return String.format(
          Locale.ROOT, "frame %,d of the trace, %s", first.frameNumber(), first.kind());
    }
    double[] weights = frames.stream().mapToDouble(Selected::weight).sorted().toArray();
    return String.format(
        Locale.ROOT,
        "%,d frames of the trace, each of which stands for %.3g to %.3g",
        frames.size(),
        weights[0],
        weights[weights.length - 1]);
  }

  /** A corpus: the elements are bound, written and read one by one. */
  private static byte[] array(List<Selected> frames) throws IOException {
    ByteArrayOutputStream array = new ByteArrayOutputStream();
    for (Selected frame : frames) {
      array.write(array.size() == 0 ? '[' : ',');
      array.write(frame.document());
    }
    array.write(']');
    return array.toByteArray();
  }
}
