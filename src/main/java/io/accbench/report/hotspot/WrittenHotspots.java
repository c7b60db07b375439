package io.accbench.report.hotspot;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.accbench.hotspot.Hotspots;
import io.accbench.hotspot.Hotspots.Recordable;
import io.accbench.hotspot.NotInlined;
import io.accbench.hotspot.SampleShare;
import io.accbench.jfr.EventWeight;
import io.accbench.jfr.StackFrame;
import io.accbench.model.ForkHotspots.Allocated;
import io.accbench.model.ForkHotspots.Deoptimized;
import io.accbench.model.ForkHotspots.JvmWork;
import io.accbench.stats.Estimate;
import io.accbench.stats.SampleSum;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/**
 * Hotspots as programs read them; shares are from 0 to 1, times in ms; unknown values are null, and
 * so is a table of what was not recorded.
 *
 * @param unit samples, events, bytes or nanoseconds: the unit in which the sampler's events are
 *     weighed
 * @param samplesByFile the weight of the samples, recording by recording
 * @param spread how much more the recordings differ than the number of their samples explains; null
 *     for one recording
 */
public record WrittenHotspots(
    String sampler,
    String unit,
    @JsonUnwrapped Weight all,
    List<Long> samplesByFile,
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
    List<Deoptimized> deoptimizations,
    List<Call> notInlined,
    List<String> findings) {

  /** A method. */
  public record Method(@JsonProperty("class") String type, String method, String descriptor) {
    static Method of(StackFrame frame) {
      return new Method(frame.type(), frame.method(), frame.descriptor());
    }
  }

  /**
   * What samples stand for, in one of three units; the others are left out.
   *
   * @param events the number of events, where it is another one
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Weight(Long samples, Long bytes, Long nanoseconds, Long events) {
    static Weight of(SampleSum sum, EventWeight.WeightUnit unit) {
      Long weight = sum.weight();
      Long events = sum.events() == sum.weight() ? null : (Long) sum.events();
      return switch (unit) {
        case SAMPLES, EVENTS -> new Weight(weight, null, null, events);
        case BYTES -> new Weight(null, weight, null, events);
        case NANOSECONDS -> new Weight(null, null, weight, events);
      };
    }
  }

  /** A share of samples, with its interval. */
  public record Share(@JsonUnwrapped Weight weight, double share, double low, double high) {
    static Share of(SampleShare share, EventWeight.WeightUnit unit) {
      Estimate estimate = share.estimate();
      return new Share(
          Weight.of(share.part(), unit), estimate.center(), estimate.low(), estimate.high());
    }
  }

  /** A method's shares: in its own code, and with what it calls. */
  public record OfMethod(@JsonUnwrapped Method method, Share self, Share total) {
    static OfMethod of(SampleShare.OfMethod method, EventWeight.WeightUnit unit) {
      return new OfMethod(
          Method.of(method.method()),
          Share.of(method.self(), unit),
          Share.of(method.total(), unit));
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
    static OfAccess of(SampleShare.OfAccess access, EventWeight.WeightUnit unit) {
      String property = access.property().isEmpty() ? null : access.property();
      return new OfAccess(Method.of(access.owner()), property, Share.of(access.share(), unit));
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
    static Call of(NotInlined call, EventWeight.WeightUnit unit) {
      return new Call(
          Method.of(call.caller()),
          call.bytecode(),
          Method.of(call.callee()),
          call.reason(),
          call.compilations(),
          call.files(),
          Share.of(call.inCaller(), unit),
          Share.of(call.inCall(), unit));
    }
  }

  /**
   * Returns hotspots to be written.
   *
   * @param top largest number of rows of each table
   */
  public static WrittenHotspots of(Hotspots hotspots, int top) {
    HotspotRows rows = new HotspotRows(hotspots, top);
    EventWeight.WeightUnit unit = hotspots.unit();
    JvmWork jvm = hotspots.jvm();
    return new WrittenHotspots(
        hotspots.sampler(),
        unit.name().toLowerCase(Locale.ROOT),
        Weight.of(hotspots.samples(), unit),
        hotspots.samplesByFile().stream().map(SampleSum::weight).toList(),
        hotspots.samplesByFile().size() > 1 ? (Double) hotspots.spread().factor() : null,
        hotspots.environment().jvms(),
        hotspots.environment().collectors(),
        rows.bySelf().stream().map(each -> OfMethod.of(each, unit)).toList(),
        rows.byTotal().stream().map(each -> OfMethod.of(each, unit)).toList(),
        new Accessors(
            Share.of(hotspots.accessSamples(), unit),
            rows.accesses().stream().map(each -> OfAccess.of(each, unit)).toList()),
        recorded(hotspots, Recordable.ALLOCATION, rows.types()),
        recorded(hotspots, Recordable.ALLOCATION, rows.sites()),
        new GarbageCollection(
            jvm.collections(), known(jvm.pauseMillis()), known(jvm.longestPauseMillis())),
        new Compilation(jvm.compiled(), known(jvm.compileMillis()), known(jvm.latePerSecond())),
        recorded(hotspots, Recordable.DEOPTIMIZATIONS, rows.deoptimizations()),
        recorded(
            hotspots,
            Recordable.INLINING,
            rows.notInlined().stream().map(each -> Call.of(each, unit)).toList()),
        HotspotFindings.of(hotspots));
  }

  private static Double known(double number) {
    return Double.isNaN(number) ? null : (Double) number;
  }

  private static <T> List<T> recorded(Hotspots hotspots, Recordable table, List<T> rows) {
    return hotspots.missing().contains(table) ? null : rows;
  }
}
