package io.accbench.model;

import io.accbench.model.ForkHotspots.MethodSamples;
import io.accbench.model.ForkHotspots.PartSamples;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Recordings that hold little but samples. */
public final class SampleRecordings {
  private static final String SAMPLER = "jdk.ExecutionSample";

  private SampleRecordings() {}

  /** Nothing but a number of samples. */
  public static ForkHotspots of(int samples) {
    return recorded(List.of(), samples, List.of(), List.of(), FoldedSamples.NONE);
  }

  /** Nothing but stacks. */
  public static ForkHotspots of(FoldedSamples stacks) {
    return recorded(List.of(), 1, List.of(), List.of(), stacks);
  }

  /** Methods by their own code, which are the parts that add up to all samples. */
  public static ForkHotspots of(List<MethodSamples> methods) {
    return recorded(
        List.of("a JVM"),
        methods.stream().mapToInt(MethodSamples::self).sum(),
        methods,
        methods.stream().map(each -> new PartSamples(each.method(), false, each.self())).toList(),
        FoldedSamples.NONE);
  }

  /** An application, 30 of whose 100 samples are in one part, and none in another. */
  public static RecordedProgram program() {
    RecordedProgram.RecordedCost all = new RecordedProgram.RecordedCost(100, 100, 1, 1, 0);
    RecordedProgram.RecordedCost none = new RecordedProgram.RecordedCost(0, 0, 1, 1, 0);
    RecordedProgram.RecordedCost few = new RecordedProgram.RecordedCost(0, 0, 1, 1, 31);
    RecordedProgram.RecordedCost some = new RecordedProgram.RecordedCost(30, 30, 1, 1.5, 31);
    return new RecordedProgram(
        "app.jfr",
        List.of("a JVM"),
        List.of("a.jar"),
        SAMPLER,
        Duration.ofMinutes(1),
        null,
        all,
        none,
        List.of(
            new RecordedProgram.RecordedPart("Gson", false, some, none, Map.of("a.B.c", 30L)),
            new RecordedProgram.RecordedPart("reflection", false, few, none, Map.of())),
        "com.acme (70 %)",
        List.of(Finding.unnamed(FindingKind.STACKS_CUT_OFF, 2L)));
  }

  private static ForkHotspots recorded(
      List<String> jvms,
      int samples,
      List<MethodSamples> methods,
      List<PartSamples> parts,
      FoldedSamples stacks) {
    return new ForkHotspots(
        jvms,
        List.of(),
        SAMPLER,
        samples,
        methods,
        List.of(),
        0,
        parts,
        List.of(),
        List.of(),
        new ForkHotspots.JvmWork(0L, 0, 0, null, Double.NaN, Double.NaN),
        List.of(),
        List.of(),
        List.of(),
        stacks);
  }
}
