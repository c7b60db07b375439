package io.accbench.app;

import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Fixture;
import io.accbench.trace.Selection;
import io.accbench.trace.Selector;
import io.accbench.trace.Selector.Selected;
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
import java.util.function.Consumer;

/** Extracts the documents of fixtures that are traces into the run's own folder. */
public final class Traces {
  private final Scratch scratch;
  private final TraceOptions options;
  private final Consumer<String> hints;
  private final List<Finding> findings = new ArrayList<>();

  /**
   * Creates an extractor; {@code skipBad} leaves out frames that cannot be read, and a finding says
   * how many.
   */
  Traces(Workplace place, boolean skipBad) {
    this.scratch = place.scratch();
    this.hints = place.hints();
    this.options = new TraceOptions(TraceOptions.DEFAULT_MAX_FRAME_BYTES, skipBad, true);
  }

  /** Returns the options for reading a file whose progress the user sees. */
  public static TraceOptions watched(TraceOptions options, Path file, Consumer<String> hints) {
    return options.watchedBy(
        share ->
            hints.accept(
                String.format(
                    Locale.ROOT, "reading %s: %.0f %%", file.getFileName(), 100 * share)));
  }

  /** Returns findings on which frames were taken, and what was left out. */
  List<Finding> findings() {
    return findings;
  }

  /**
   * Returns the fixtures, each with a document as its payload.
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
        Selector.select(fixture.payload(), Selection.parse(fixture.selection()), watched(fixture));
    findings.add(taken(fixture.name(), frames));
    if (options.skipBad()) {
      countSkipped(fixture);
    }
    Path file =
        scratch.folder(
            fixture.name(),
            "frame-%d-of-%s"
                .formatted(frames.get(0).frameNumber(), fixture.payload().getFileName()));
    try {
      Files.write(file, frames.size() == 1 ? frames.get(0).document() : array(frames));
    } catch (IOException full) {
      throw new UncheckedIOException(full);
    }
    return fixture.holding(file);
  }

  private TraceOptions watched(Fixture fixture) {
    return watched(options, fixture.payload(), hints);
  }

  private void countSkipped(Fixture fixture) {
    TraceSummary.of(fixture.payload(), null, watched(fixture))
        .skipped()
        .forEach(
            (flaw, count) ->
                findings.add(
                    Finding.of(
                        FindingKind.BAD_FRAMES_LEFT_OUT, fixture.name(), count, flaw.words())));
  }

  private static Finding taken(String fixture, List<Selected> frames) {
    Selected first = frames.get(0);
    if (frames.size() == 1) {
      return Finding.of(FindingKind.FRAME_TAKEN, fixture, first.frameNumber(), first.kind());
    }
    double[] weights = frames.stream().mapToDouble(Selected::weight).sorted().toArray();
    return Finding.of(
        FindingKind.FRAMES_TAKEN, fixture, frames.size(), weights[0], weights[weights.length - 1]);
  }

  /** Returns a corpus as an array, whose elements are bound, written and read one by one. */
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
