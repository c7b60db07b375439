package io.accbench.journal;

import io.accbench.analysis.JournalBuilder;
import io.accbench.model.Artifact;
import io.accbench.model.Block;
import io.accbench.model.Cause;
import io.accbench.model.Cell;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.FoldedSamples;
import io.accbench.model.ForkHotspots;
import io.accbench.model.Header;
import io.accbench.model.Jvm;
import io.accbench.model.Launch;
import io.accbench.model.LaunchBuilder;
import io.accbench.model.Obstacle;
import io.accbench.model.PlannedCell;
import io.accbench.model.Prepared;
import io.accbench.model.ProfiledFork;
import io.accbench.model.Range;
import io.accbench.model.SampleCells;
import io.accbench.model.SettingsBuilder;
import io.accbench.model.Support;
import io.accbench.model.SupportGroup;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Records with every part filled in. */
final class Samples {
  static final Cell CELL =
      SampleCells.of("access read order unsafe/typed field bean typed - 17 ss 1");

  private Samples() {}

  static Launch launch(int round) {
    return new LaunchBuilder(CELL.id(), round)
        .warmup(List.of(3.0))
        .scores(1.5, 2.5)
        .histograms(List.of(List.of(List.of(10.0, 2.0), List.of(20.0, 1.0))))
        .allocated(List.of(24.000001))
        .took(2.5, 0.65)
        .facts(Map.of("checksum", "42"))
        .build();
  }

  static ProfiledFork profiled(int fork) {
    ForkHotspots.NamedMethod method =
        new ForkHotspots.NamedMethod("com.acme.Order", "getTotal", "()I");
    ForkHotspots recorded =
        new ForkHotspots(
            List.of("HotSpot 17"),
            List.of("G1New and G1Old"),
            "jdk.ExecutionSample",
            400,
            List.of(new ForkHotspots.MethodSamples(method, 300, 400)),
            List.of(new ForkHotspots.AccessSamples(method, "Order.total", 20)),
            20,
            List.of(new ForkHotspots.PartSamples(method, false, 400)),
            List.of(new ForkHotspots.Allocated("byte[]", 3, 4096)),
            List.of(new ForkHotspots.Allocated("com.acme.Order.copy:7", 3, 4096)),
            new ForkHotspots.JvmWork(2L, 1.5, 1, null, Double.NaN, 0.25),
            List.of(new ForkHotspots.Deoptimized("com.acme.Order.copy", "null_check", "none", 1)),
            List.of(
                new ForkHotspots.RemainingCall(
                    method, 7, method, "hot method too big", 2, 300, 100)),
            List.of(Finding.unnamed(FindingKind.STACKS_CUT_OFF, 3)),
            new FoldedSamples(
                List.of("com.acme.Order.getTotal", "com.acme.Order.copy"),
                List.of(
                    new FoldedSamples.FoldedStack(0, List.of(0), 300),
                    new FoldedSamples.FoldedStack(1, List.of(1), 100))));
    ProfiledFork.Pace pace =
        new ProfiledFork.Pace("ns/op", List.of(101.5, 99.25), List.of(0.0, 2.0));
    return new ProfiledFork(CELL.id(), fork, null, 8.5, recorded, pace);
  }

  static Header header(String java) {
    Jvm jvm =
        new Jvm(
            "17",
            java == null ? null : Path.of(java),
            17,
            "17.0.1+2",
            "V",
            "HotSpot",
            List.of("-Xx"),
            List.of());
    Prepared prepared =
        new Prepared(
            "order",
            "17",
            "com.acme.Order",
            "ab",
            2048,
            3,
            List.of(
                new Prepared.PreparedBean(
                    "com.acme.Order", 1, List.of("a"), List.of(), List.of("a"), List.of(), "")),
            Map.of("field", 7L),
            SupportGroup.of(
                List.of(
                    new Support(
                        "unsafe/typed",
                        "field",
                        "com.acme.Order",
                        "a",
                        "read",
                        Support.Status.OK,
                        Cause.NONE,
                        List.of()))),
            List.of());
    Block block =
        new Block(
            "access.read/order",
            List.of("strategy"),
            List.of(
                new PlannedCell(CELL, "typed", null, List.of()),
                new PlannedCell(
                    CELL, "typed", new Obstacle.NotSupported(Cause.of("too old")), List.of("-Xx"))),
            10);
    return JournalBuilder.run()
        .jvms(List.of(jvm))
        .subjects(List.of(prepared), List.of(), new Artifact("accbench-kernel.jar", "cd"))
        .settings(
            new SettingsBuilder()
                .iterations(Range.exactly(3), 100, 5, 200)
                .rounds(Range.exactly(5), Range.exactly(10))
                .build())
        .blocks(List.of(block))
        .findings(List.of(JournalBuilder.doubt("run", "load")))
        .header();
  }
}
