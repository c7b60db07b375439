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
record WrittenHotspots(
    String sampler,
    String unit,
    @JsonUnwrapped WrittenWeight all,
    List<Long> samplesByFile,
    Double spread,
    Collection<String> jvms,
    Collection<String> collectors,
    List<WrittenMethodShares> bySelf,
    List<WrittenMethodShares> byTotal,
    WrittenAccessors accessors,
    List<Allocated> allocationByClass,
    List<Allocated> allocationBySite,
    WrittenCollections garbageCollection,
    WrittenCompilation compilation,
    List<Deoptimized> deoptimizations,
    List<WrittenCall> notInlined,
    List<String> findings) {

  /** A method. */
  record WrittenMethod(@JsonProperty("class") String type, String method, String descriptor) {
    static WrittenMethod of(StackFrame frame) {
      return new WrittenMethod(frame.type(), frame.method(), frame.descriptor());
    }
  }

  /**
   * What samples stand for, in one of three units; the others are left out.
   *
   * @param events the number of events, where it is another one
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record WrittenWeight(Long samples, Long bytes, Long nanoseconds, Long events) {
    static WrittenWeight of(SampleSum sum, EventWeight.WeightUnit unit) {
      Long weight = sum.weight();
      Long events = sum.events() == sum.weight() ? null : (Long) sum.events();
      return switch (unit) {
        case SAMPLES, EVENTS -> new WrittenWeight(weight, null, null, events);
        case BYTES -> new WrittenWeight(null, weight, null, events);
        case NANOSECONDS -> new WrittenWeight(null, null, weight, events);
      };
    }
  }

  /** A share of samples, with its interval. */
  record WrittenShare(@JsonUnwrapped WrittenWeight weight, double share, double low, double high) {
    static WrittenShare of(SampleShare share, EventWeight.WeightUnit unit) {
      Estimate estimate = share.estimate();
      return new WrittenShare(
          WrittenWeight.of(share.part(), unit), estimate.center(), estimate.low(), estimate.high());
    }
  }

  /** A method's shares: in its own code, and with what it calls. */
  record WrittenMethodShares(
      @JsonUnwrapped WrittenMethod method, WrittenShare self, WrittenShare total) {
    static WrittenMethodShares of(SampleShare.OfMethod method, EventWeight.WeightUnit unit) {
      return new WrittenMethodShares(
          WrittenMethod.of(method.method()),
          WrittenShare.of(method.self(), unit),
          WrittenShare.of(method.total(), unit));
    }
  }

  /** The accesses to properties by machinery: all together, and by the frame that makes them. */
  record WrittenAccessors(WrittenShare all, List<WrittenAccess> byFrame) {}

  /**
   * The accesses of one frame.
   *
   * @param property the property's name; null where it is not known
   */
  record WrittenAccess(@JsonUnwrapped WrittenMethod owner, String property, WrittenShare total) {
    static WrittenAccess of(SampleShare.OfAccess access, EventWeight.WeightUnit unit) {
      String property = access.property().isEmpty() ? null : access.property();
      return new WrittenAccess(
          WrittenMethod.of(access.owner()), property, WrittenShare.of(access.share(), unit));
    }
  }

  /** Garbage collections of all recordings; null where they were not recorded. */
  record WrittenCollections(Long collections, Double pauseMillis, Double longestPauseMillis) {}

  /** The work of the JIT compilers; null where it was not recorded. */
  record WrittenCompilation(Long compilations, Double millis, Double latePerSecond) {}

  /** A call that compiled code still makes. */
  record WrittenCall(
      WrittenMethod caller,
      int bytecode,
      WrittenMethod callee,
      String reason,
      int compilations,
      int files,
      WrittenShare inCaller,
      WrittenShare inCall) {
    static WrittenCall of(NotInlined call, EventWeight.WeightUnit unit) {
      return new WrittenCall(
          WrittenMethod.of(call.caller()),
          call.bytecode(),
          WrittenMethod.of(call.callee()),
          call.reason(),
          call.compilations(),
          call.files(),
          WrittenShare.of(call.inCaller(), unit),
          WrittenShare.of(call.inCall(), unit));
    }
  }

  /**
   * Returns hotspots to be written.
   *
   * @param top largest number of rows of each table
   */
  static WrittenHotspots of(Hotspots hotspots, int top) {
    HotspotRows rows = new HotspotRows(hotspots, top);
    EventWeight.WeightUnit unit = hotspots.unit();
    JvmWork jvm = hotspots.jvm();
    return new WrittenHotspots(
        hotspots.sampler(),
        unit.name().toLowerCase(Locale.ROOT),
        WrittenWeight.of(hotspots.samples(), unit),
        hotspots.samplesByFile().stream().map(SampleSum::weight).toList(),
        hotspots.samplesByFile().size() > 1 ? (Double) hotspots.spread().factor() : null,
        hotspots.environment().jvms(),
        hotspots.environment().collectors(),
        rows.bySelf().stream().map(each -> WrittenMethodShares.of(each, unit)).toList(),
        rows.byTotal().stream().map(each -> WrittenMethodShares.of(each, unit)).toList(),
        new WrittenAccessors(
            WrittenShare.of(hotspots.accessSamples(), unit),
            rows.accesses().stream().map(each -> WrittenAccess.of(each, unit)).toList()),
        recorded(hotspots, Recordable.ALLOCATION, rows.types()),
        recorded(hotspots, Recordable.ALLOCATION, rows.sites()),
        new WrittenCollections(
            jvm.collections(), known(jvm.pauseMillis()), known(jvm.longestPauseMillis())),
        new WrittenCompilation(
            jvm.compiled(), known(jvm.compileMillis()), known(jvm.latePerSecond())),
        recorded(hotspots, Recordable.DEOPTIMIZATIONS, rows.deoptimizations()),
        recorded(
            hotspots,
            Recordable.INLINING,
            rows.notInlined().stream().map(each -> WrittenCall.of(each, unit)).toList()),
        HotspotFindings.of(hotspots));
  }

  private static Double known(double number) {
    return Double.isNaN(number) ? null : (Double) number;
  }

  private static <T> List<T> recorded(Hotspots hotspots, Recordable table, List<T> rows) {
    return hotspots.missing().contains(table) ? null : rows;
  }
}
