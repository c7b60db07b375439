package io.accbench.report.hotspot;

import io.accbench.hotspot.Hotspots.Recordable;

import java.time.Duration;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.accbench.hotspot.Allocated;
import io.accbench.hotspot.Hotspots;
import io.accbench.hotspot.NotInlined;
import io.accbench.hotspot.SampleShare;
import io.accbench.hotspot.Totals;
import io.accbench.jfr.StackFrame;
import io.accbench.stats.Estimate;
import java.util.Collection;
import java.util.List;

/**
 * Hotspots as programs read them; shares are from 0 to 1, times in ms; unknown values are null, and
 * so is a table of what was not recorded.
 *
 * @param spread how much more the recordings differ than the number of their samples explains; null
 *     for one recording
 */
public record WrittenHotspots(
    String sampler,
    int samples,
    List<Integer> samplesByFile,
    Double spread,
    Collection<String> jvms,
    Collection<String> collectors,
    List<OfMethod> bySelf,
    List<OfMethod> byTotal,
    Accessors accessors,
    List<Allocated> allocationByClass,
    List<Allocated> allocationBySite,
    GarbageCollection garbageCollection,
    Compilation compilation,
    List<Hotspots.Deoptimized> deoptimizations,
    List<Call> notInlined,
    List<String> findings) {

  /** A method. */
  public record Method(@JsonProperty("class") String type, String method, String descriptor) {
    static Method of(StackFrame frame) {
      return new Method(frame.type(), frame.method(), frame.descriptor());
    }
  }

  /** A share of samples, with its interval. */
  public record Share(int samples, double share, double low, double high) {
    static Share of(SampleShare share) {
      Estimate estimate = share.estimate();
      return new Share(share.samples(), estimate.center(), estimate.low(), estimate.high());
    }
  }

  /** A method's shares: in its own code, and with what it calls. */
  public record OfMethod(@JsonUnwrapped Method method, Share self, Share total) {
    static OfMethod of(SampleShare.OfMethod method) {
      return new OfMethod(
          Method.of(method.method()), Share.of(method.self()), Share.of(method.total()));
    }
  }

  /** The accesses to properties by machinery: all together, and by the frame that makes them. */
  public record Accessors(Share all, List<OfAccess> byFrame) {}

  /**
   * The accesses of one frame.
   *
   * @param property the property's name; null where it is not known
   */
  public record OfAccess(@JsonUnwrapped Method owner, String property, Share total) {
    static OfAccess of(SampleShare.OfAccess access) {
      String property = access.property().isEmpty() ? null : access.property();
      return new OfAccess(Method.of(access.owner()), property, Share.of(access.share()));
    }
  }

  /** Garbage collections of all recordings; null where they were not recorded. */
  public record GarbageCollection(
      Long collections, Double pauseMillis, Double longestPauseMillis) {}

  /** The work of the JIT compilers; null where it was not recorded. */
  public record Compilation(Long compilations, Double millis, Double latePerSecond) {}

  /** A call that compiled code still makes. */
  public record Call(
      Method caller,
      int bytecode,
      Method callee,
      String reason,
      int compilations,
      int files,
      Share inCaller,
      Share inCall) {
    static Call of(NotInlined call) {
      return new Call(
          Method.of(call.caller()),
          call.bytecode(),
          Method.of(call.callee()),
          call.reason(),
          call.compilations(),
          call.files(),
          Share.of(call.inCaller()),
          Share.of(call.inCall()));
    }
  }

  /**
   * Returns hotspots to be written.
   *
   * @param top largest number of rows of each table
   */
  public static WrittenHotspots of(Hotspots hotspots, int top) {
    HotspotRows rows = new HotspotRows(hotspots, top);
    Totals totals = hotspots.totals();
    Totals.Compiled compiled = totals.compiled();
    return new WrittenHotspots(
        hotspots.sampler(),
        hotspots.samples(),
        hotspots.samplesByFile(),
        hotspots.samplesByFile().size() > 1 ? (Double) hotspots.spread().factor() : null,
        hotspots.environment().jvms(),
        hotspots.environment().collectors(),
        rows.bySelf().stream().map(OfMethod::of).toList(),
        rows.byTotal().stream().map(OfMethod::of).toList(),
        new Accessors(
            Share.of(hotspots.accessSamples()),
            rows.accesses().stream().map(OfAccess::of).toList()),
        recorded(hotspots, Recordable.ALLOCATION, rows.types()),
        recorded(hotspots, Recordable.ALLOCATION, rows.sites()),
        new GarbageCollection(
            totals.collections(),
            millis(totals.pauses()),
            millis(totals.longestPause())),
        new Compilation(
            compiled == null ? null : (Long) compiled.methods(),
            compiled == null ? null : millis(compiled.time()),
            totals.latePerSecond()),
        recorded(hotspots, Recordable.DEOPTIMIZATIONS, rows.deoptimizations()),
        recorded(
            hotspots, Recordable.INLINING, rows.notInlined().stream().map(Call::of).toList()),
        HotspotFindings.of(hotspots));
  }

  private static Double millis(Duration duration) {
    return duration == null ? null : (Double) Totals.millis(duration);
  }

  private static <T> List<T> recorded(Hotspots hotspots, Recordable table, List<T> rows) {
    return hotspots.missing().contains(table) ? null : rows;
  }
}
