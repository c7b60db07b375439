package io.accbench.hotspot;

import io.accbench.jfr.StackFrame;
import io.accbench.model.Recorded;
import io.accbench.model.Recorded.AccessSamples;
import io.accbench.model.Recorded.Bytes;
import io.accbench.model.Recorded.Method;
import io.accbench.model.Recorded.MethodSamples;
import io.accbench.model.Recorded.PartSamples;
import io.accbench.model.UserException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Converts the hotspots of one recording to the form that a journal holds. */
public final class RecordedHotspots {
  /** The share of the samples below which methods that only call others are left out. */
  private static final double LEAST_TOTAL = 0.005;

  /**
   * The number of rows that are kept; further rows of allocation are added up in one row, others
   * are dropped; arbitrary.
   */
  private static final int MOST_ROWS = 100;

  private RecordedHotspots() {}

  /**
   * Reads a recording with its stacks, which is one of several that are added up later.
   *
   * @throws UserException when the file is no recording, or nothing in it counts
   */
  public static Recorded read(Path recording, Filter filter) {
    return of(HotspotReader.readFork(recording, filter));
  }

  /** Returns hotspots without the rows that too few samples support. */
  static Recorded of(FoldedHotspots folded) {
    Hotspots hotspots = folded.hotspots();
    return new Recorded(
        List.copyOf(hotspots.environment().jvms()),
        List.copyOf(hotspots.environment().collectors()),
        hotspots.sampler(),
        (int) hotspots.samples().weight(),
        methods(hotspots),
        hotspots.accesses().stream()
            .map(each -> samples(each.owner(), each.property(), each.share()))
            .toList(),
        number(hotspots.accessSamples()),
        hotspots.parts().stream().map(RecordedHotspots::part).toList(),
        bytes(hotspots.types()),
        bytes(hotspots.sites()),
        jvm(hotspots.totals()),
        hotspots.deoptimizations().stream()
            .limit(MOST_ROWS)
            .map(each -> deoptimized(each))
            .toList(),
        hotspots.notInlined().stream().limit(MOST_ROWS).map(RecordedHotspots::notInlined).toList(),
        hotspots.findings(),
        RecordedStacks.of(folded.stacks()));
  }

  /** Returns a number of samples; those of a journal have no weights. */
  private static int number(SampleShare share) {
    return (int) share.samples();
  }

  private static List<MethodSamples> methods(Hotspots hotspots) {
    double least = LEAST_TOTAL * hotspots.samples().weight();
    return hotspots.methods().stream()
        .filter(each -> each.self().samples() > 0 || each.total().samples() >= least)
        .map(
            each ->
                new MethodSamples(method(each.method()), number(each.self()), number(each.total())))
        .toList();
  }

  private static AccessSamples samples(StackFrame owner, String property, SampleShare share) {
    return new AccessSamples(method(owner), property, number(share));
  }

  private static PartSamples part(SampleShare.OfPart each) {
    return new PartSamples(
        method(each.part().method()), each.part().access(), number(each.share()));
  }

  private static Method method(StackFrame frame) {
    return new Method(frame.type(), frame.method(), frame.descriptor());
  }

  private static List<Bytes> bytes(List<Allocated> allocated) {
    List<Bytes> rows = new ArrayList<>();
    allocated.stream()
        .limit(MOST_ROWS)
        .forEach(each -> rows.add(new Bytes(each.name(), each.samples(), each.bytes())));
    List<Allocated> others = allocated.stream().skip(MOST_ROWS).toList();
    if (!others.isEmpty()) {
      rows.add(
          new Bytes(
              "other",
              others.stream().mapToLong(Allocated::samples).sum(),
              others.stream().mapToLong(Allocated::bytes).sum()));
    }
    return rows;
  }

  private static Recorded.Jvm jvm(Totals totals) {
    Totals.Compiled compiled = totals.compiled();
    Double late = totals.latePerSecond();
    return new Recorded.Jvm(
        totals.collections(),
        Totals.millis(totals.pauses()),
        Totals.millis(totals.longestPause()),
        compiled == null ? null : compiled.methods(),
        compiled == null ? Double.NaN : Totals.millis(compiled.time()),
        late == null ? Double.NaN : late);
  }

  private static Recorded.Deoptimized deoptimized(Hotspots.Deoptimized each) {
    return new Recorded.Deoptimized(each.method(), each.reason(), each.action(), each.times());
  }

  private static Recorded.NotInlined notInlined(NotInlined each) {
    return new Recorded.NotInlined(
        method(each.caller()),
        each.bytecode(),
        method(each.callee()),
        each.reason(),
        each.compilations(),
        number(each.inCaller()),
        number(each.inCall()));
  }
}
