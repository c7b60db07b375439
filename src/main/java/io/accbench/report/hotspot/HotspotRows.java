package io.accbench.report.hotspot;

import io.accbench.hotspot.Hotspots;
import io.accbench.hotspot.NotInlined;
import io.accbench.hotspot.SampleShare;
import io.accbench.jfr.StackFrame;
import io.accbench.model.ForkHotspots.Allocated;
import io.accbench.model.ForkHotspots.Deoptimized;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/** The first rows of each table of hotspots, sorted. */
final class HotspotRows {
  /** The share of all samples from which a caller is hot, including what it calls. */
  private static final double HOT = 0.01;

  private final Hotspots hotspots;
  private final int top;
  private final MethodNames names;

  /**
   * @param top largest number of rows of each table
   */
  HotspotRows(Hotspots hotspots, int top) {
    this.hotspots = hotspots;
    this.top = top;
    this.names =
        new MethodNames(hotspots.methods().stream().map(SampleShare.OfMethod::method).toList());
  }

  String name(StackFrame method) {
    return names.of(method);
  }

  List<SampleShare.OfMethod> bySelf() {
    return by(SampleShare.OfMethod::self);
  }

  List<SampleShare.OfMethod> byTotal() {
    return by(SampleShare.OfMethod::total);
  }

  List<SampleShare.OfAccess> accesses() {
    return first(hotspots.accesses());
  }

  List<Allocated> types() {
    return first(hotspots.types());
  }

  List<Allocated> sites() {
    return first(hotspots.sites());
  }

  List<Deoptimized> deoptimizations() {
    return first(hotspots.deoptimizations());
  }

  List<NotInlined> notInlined() {
    return first(hotCalls());
  }

  /**
   * Returns all calls that are not inlined and are made by hot methods, or to machinery by any
   * method.
   */
  List<NotInlined> hotCalls() {
    return hotspots.notInlined().stream()
        .filter(each -> each.access() || each.inCaller().samples() >= HOT * each.inCaller().of())
        .toList();
  }

  private List<SampleShare.OfMethod> by(Function<SampleShare.OfMethod, SampleShare> share) {
    return hotspots.methods().stream()
        .filter(method -> share.apply(method).samples() > 0)
        .sorted(
            Comparator.comparingLong((SampleShare.OfMethod method) -> share.apply(method).samples())
                .reversed()
                .thenComparing(method -> names.of(method.method())))
        .limit(top)
        .toList();
  }

  private <T> List<T> first(List<T> all) {
    return all.subList(0, Math.min(top, all.size()));
  }
}
