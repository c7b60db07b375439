package io.accbench.report.hotspot;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.accbench.hotspot.Allocated;
import io.accbench.hotspot.Hotspots;
import io.accbench.hotspot.NotInlined;
import io.accbench.hotspot.SampleShare;
import io.accbench.hotspot.Totals;
import io.accbench.jfr.StackFrame;
import io.accbench.report.text.ReportJson;
import io.accbench.stats.Estimate;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** Writes hotspots for programs; shares are from 0 to 1, times in ms, unknown values null. */
public final class HotspotJson {
  /**
   * The format's version, which increases when a program that reads an older version would read the
   * new one wrongly.
   */
  private static final int FORMAT_VERSION = 1;

  private HotspotJson() {}

  /**
   * Writes one document.
   *
   * @param top largest number of rows of each table
   */
  public static void write(Hotspots hotspots, int top, Writer out) throws IOException {
    ObjectNode document = ReportJson.MAPPER.createObjectNode();
    document.put("formatVersion", FORMAT_VERSION);
    fill(hotspots, top, document);
    ReportJson.MAPPER.writeValue(out, document);
    out.write("\n");
    out.flush();
  }

  /** Fills a part of another document with the hotspots. */
  public static void fill(Hotspots hotspots, int top, ObjectNode document) {
    document.put("sampler", hotspots.sampler());
    document.put("samples", hotspots.samples());
    hotspots.samplesByFile().forEach(document.putArray("samplesByFile")::add);
    document.put("spread", hotspots.samplesByFile().size() > 1 ? (Double) factor(hotspots) : null);
    hotspots.environment().jvms().forEach(document.putArray("jvms")::add);
    hotspots.environment().collectors().forEach(document.putArray("collectors")::add);
    HotspotRows rows = new HotspotRows(hotspots, top);
    methods(rows.bySelf(), document.putArray("bySelf"));
    methods(rows.byTotal(), document.putArray("byTotal"));
    accesses(hotspots, rows, document.putObject("accessors"));
    allocated(rows.types(), document.putArray("allocationByClass"));
    allocated(rows.sites(), document.putArray("allocationBySite"));
    totals(hotspots.totals(), document);
    ArrayNode traps = document.putArray("deoptimizations");
    for (Hotspots.Deoptimized each : rows.deoptimizations()) {
      ObjectNode node = traps.addObject();
      node.put("method", each.method()).put("reason", each.reason());
      node.put("action", each.action()).put("times", each.times());
    }
    notInlined(rows, document.putArray("notInlined"));
    hotspots.findings().forEach(document.putArray("findings")::add);
  }

  private static double factor(Hotspots hotspots) {
    return hotspots.spread().factor();
  }

  private static void methods(List<SampleShare.OfMethod> methods, ArrayNode nodes) {
    for (SampleShare.OfMethod method : methods) {
      ObjectNode node = nodes.addObject();
      frame(method.method(), node);
      share(method.self(), node.putObject("self"));
      share(method.total(), node.putObject("total"));
    }
  }

  private static void frame(StackFrame method, ObjectNode node) {
    node.put("class", method.type()).put("method", method.method());
    node.put("descriptor", method.descriptor());
  }

  private static void accesses(Hotspots hotspots, HotspotRows rows, ObjectNode node) {
    share(hotspots.accessSamples(), node.putObject("all"));
    ArrayNode nodes = node.putArray("byFrame");
    for (SampleShare.OfAccess access : rows.accesses()) {
      ObjectNode each = nodes.addObject();
      frame(access.owner(), each);
      each.put("property", access.property().isEmpty() ? null : access.property());
      share(access.share(), each.putObject("total"));
    }
  }

  private static void notInlined(HotspotRows rows, ArrayNode nodes) {
    for (NotInlined call : rows.notInlined()) {
      ObjectNode node = nodes.addObject();
      frame(call.caller(), node.putObject("caller"));
      node.put("bytecode", call.bytecode());
      frame(call.callee(), node.putObject("callee"));
      node.put("reason", call.reason());
      node.put("compilations", call.compilations()).put("files", call.files());
      share(call.inCaller(), node.putObject("inCaller"));
      share(call.inCall(), node.putObject("inCall"));
    }
  }

  private static void share(SampleShare share, ObjectNode node) {
    Estimate estimate = share.estimate();
    node.put("samples", share.samples()).put("share", estimate.center());
    node.put("low", estimate.low()).put("high", estimate.high());
  }

  private static void allocated(List<Allocated> allocated, ArrayNode nodes) {
    for (Allocated each : allocated) {
      nodes
          .addObject()
          .put("name", each.name())
          .put("samples", each.samples())
          .put("bytes", each.bytes());
    }
  }

  private static void totals(Totals totals, ObjectNode document) {
    document
        .putObject("garbageCollection")
        .put("collections", totals.collections())
        .put("pauseMillis", Totals.millis(totals.pauses()))
        .put("longestPauseMillis", Totals.millis(totals.longestPause()));
    Totals.Compiled compiled = totals.compiled();
    document
        .putObject("compilation")
        .put("compilations", compiled == null ? null : compiled.methods())
        .put("millis", compiled == null ? null : Totals.millis(compiled.time()))
        .put("latePerSecond", totals.latePerSecond());
  }
}
