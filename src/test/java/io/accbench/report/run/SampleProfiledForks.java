package io.accbench.report.run;

import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.FoldedSamples;
import io.accbench.model.ForkHotspots;
import io.accbench.model.ProfiledFork;
import java.util.List;

/** Profiling forks of some cells of {@link SampleAnalysis}, made by hand. */
final class SampleProfiledForks {
  private static final String CELL = "access.read/order/%s/field/bean/typed/17/avgt/1";
  private static final String JDK_17 = "OpenJDK 64-Bit Server VM (17.0.15+6)";

  private static final ForkHotspots.NamedMethod READ =
      new ForkHotspots.NamedMethod("io.accbench.kernel.bench.ReadAll", "run", "()V");
  private static final ForkHotspots.NamedMethod INVOKE =
      new ForkHotspots.NamedMethod("java.lang.reflect.Method", "invoke", "(Ljava/lang/Object;)V");
  private static final ForkHotspots.NamedMethod GETTER =
      new ForkHotspots.NamedMethod("com.acme.Order$$<b>|`Hidden`", "get", "()I");

  private SampleProfiledForks() {}

  /** The baseline by two forks, one cell that got faster, one of another JVM, one that failed. */
  static List<ProfiledFork> all() {
    return List.of(
        new ProfiledFork(id("reflection"), 0, null, 8, recorded(JDK_17, INVOKE, 300, 600)),
        new ProfiledFork(id("hidden"), 0, null, 8, recorded(JDK_17, GETTER, 100, 1000)),
        new ProfiledFork(id("methodhandle"), 0, null, 8, recorded("OpenJ9", READ, 0, 500)),
        new ProfiledFork(id("direct"), 0, "the fork wrote no recording", 8, null),
        new ProfiledFork(id("reflection"), 1, null, 8, recorded(JDK_17, INVOKE, 340, 640)));
  }

  private static String id(String strategy) {
    return CELL.formatted(strategy);
  }

  /**
   * @param inAccess samples in the machinery that {@code owner} is
   */
  private static ForkHotspots recorded(
      String jvm, ForkHotspots.NamedMethod owner, int inAccess, int samples) {
    boolean accessed = inAccess > 0;
    int others = samples - inAccess;
    return new ForkHotspots(
        List.of(jvm),
        List.of("G1New and G1Old"),
        "jdk.ExecutionSample",
        samples,
        accessed
            ? List.of(
                new ForkHotspots.MethodSamples(READ, others, samples),
                new ForkHotspots.MethodSamples(owner, inAccess, inAccess))
            : List.of(new ForkHotspots.MethodSamples(READ, samples, samples)),
        accessed
            ? List.of(new ForkHotspots.AccessSamples(owner, "Order.total", inAccess))
            : List.of(),
        inAccess,
        accessed
            ? List.of(
                new ForkHotspots.PartSamples(READ, false, others),
                new ForkHotspots.PartSamples(owner, true, inAccess))
            : List.of(new ForkHotspots.PartSamples(READ, false, samples)),
        List.of(
            new ForkHotspots.Allocated("java.lang.Integer", 30, 3_000),
            new ForkHotspots.Allocated("byte[]", 10, 1_000)),
        List.of(new ForkHotspots.Allocated("com.acme.Order.total:7", 40, 4_000)),
        new ForkHotspots.JvmWork(2L, 3.5, 2, 120L, 80.25, 0.5),
        List.of(
            new ForkHotspots.Deoptimized(
                "com.acme.Order.total", "null_check", "make_not_entrant", 1)),
        accessed
            ? List.of(
                new ForkHotspots.RemainingCall(
                    READ, 12, owner, "no static binding", 2, samples, inAccess),
                new ForkHotspots.RemainingCall(READ, 30, READ, "a |reason| not known", 1, 30, 3),
                new ForkHotspots.RemainingCall(READ, 40, READ, "native method", 1, 3, 3))
            : List.of(),
        List.of(Finding.unnamed(FindingKind.EVENTS_LOST, "jdk.DataLoss", 7L)),
        stacks(owner, inAccess, samples));
  }

  /** As a method's own code, and as what that calls. */
  private static FoldedSamples stacks(ForkHotspots.NamedMethod owner, int inAccess, int samples) {
    List<String> methods = List.of(READ.type() + ".run", owner.type() + "." + owner.name());
    FoldedSamples.FoldedStack own =
        new FoldedSamples.FoldedStack(0, List.of(0), samples - inAccess);
    return new FoldedSamples(
        methods,
        inAccess == 0
            ? List.of(own)
            : List.of(own, new FoldedSamples.FoldedStack(1, List.of(1), inAccess)));
  }
}
