package io.accbench.model;

import java.util.List;

/**
 * A recording, summed up: what is left of it in a journal. What has too few samples to be shown may
 * be left out, but {@code parts} add up to all samples, and {@code types} and {@code sites} to all
 * bytes.
 *
 * @param jvms names and versions, usually one
 * @param collectors young and old
 * @param sampler type of the event whose stacks were counted
 * @param samples counted
 * @param methods by their own code and by what they call
 * @param accesses to properties by machinery
 * @param accessSamples of all accesses together
 * @param parts that add up to all samples
 * @param types allocated
 * @param sites that allocate
 * @param jvm what the JVM did beside
 * @param deoptimizations why and where
 * @param notInlined calls that compiled code still makes; empty where it was not recorded
 * @param findings what makes it doubtful or incomplete
 * @param stacks of all samples, whole; none in the journals of an older accbench
 */
public record Recorded(
    List<String> jvms,
    List<String> collectors,
    String sampler,
    int samples,
    List<MethodSamples> methods,
    List<AccessSamples> accesses,
    int accessSamples,
    List<PartSamples> parts,
    List<Bytes> types,
    List<Bytes> sites,
    Jvm jvm,
    List<Deoptimized> deoptimizations,
    List<NotInlined> notInlined,
    List<String> findings,
    FoldedSamples stacks) {

  public Recorded {
    stacks = stacks == null ? FoldedSamples.NONE : stacks;
  }

  /** A method by its class, name and descriptor. */
  public record Method(String type, String name, String descriptor) {}

  /** Samples in a method's own code, and in whatever it calls as well. */
  public record MethodSamples(Method method, int self, int total) {}

  /** Samples in the machinery that its outermost frame owns; the property may be empty. */
  public record AccessSamples(Method owner, String property, int samples) {}

  /**
   * Samples that belong to a part.
   *
   * @param access whether it is machinery with all that it called
   */
  public record PartSamples(Method method, boolean access, int samples) {}

  /** What was allocated of a class or at a site, by the samples behind it. */
  public record Bytes(String name, long samples, long bytes) {}

  /**
   * What the JVM did beside running the program.
   *
   * @param compiled methods; null where the recording does not tell
   * @param compileMillis of all compiler threads; NaN where it does not tell
   * @param latePerSecond compilations by the last tier in the second half; NaN where it does not
   *     tell
   */
  public record Jvm(
      long collections,
      double pauseMillis,
      double longestPauseMillis,
      Long compiled,
      double compileMillis,
      double latePerSecond) {}

  /** Compiled code given up at a trap. */
  public record Deoptimized(String method, String reason, String action, long times) {}

  /**
   * A call that the last compilation of the last tier did not inline.
   *
   * @param bytecode index of the call in the caller
   * @param reason HotSpot's own words
   * @param compilations of methods that hold the call
   * @param inCaller samples with the caller on the stack
   * @param inCall those of them in which it has made the call
   */
  public record NotInlined(
      Method caller,
      int bytecode,
      Method callee,
      String reason,
      int compilations,
      int inCaller,
      int inCall) {}
}
