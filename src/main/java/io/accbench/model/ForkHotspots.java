package io.accbench.model;

import java.util.List;

/**
 * The summary of a recording that a journal holds. Entries with too few samples to be shown may be
 * left out, but {@code parts} add up to all samples, and {@code types} and {@code sites} to all
 * bytes.
 *
 * @param jvms the names and versions of the JVMs, usually one
 * @param collectors the garbage collectors of the young and the old generation
 * @param sampler the type of the event whose stacks were counted
 * @param samples the number of samples that were counted
 * @param methods the samples of methods, in their own code and in what they call
 * @param accesses the samples of accesses to properties by machinery
 * @param accessSamples the samples of all accesses together
 * @param parts the parts that add up to all samples
 * @param types the types that were allocated
 * @param sites the sites that allocate
 * @param jvm what the JVM did in addition to running the program
 * @param deoptimizations the deoptimizations, with their reasons and places
 * @param notInlined calls that compiled code still makes; empty where it was not recorded
 * @param findings what makes it doubtful or incomplete
 * @param stacks the whole stacks of all samples
 */
public record ForkHotspots(
    List<String> jvms,
    List<String> collectors,
    String sampler,
    int samples,
    List<MethodSamples> methods,
    List<AccessSamples> accesses,
    int accessSamples,
    List<PartSamples> parts,
    List<Allocated> types,
    List<Allocated> sites,
    JvmWork jvm,
    List<Deoptimized> deoptimizations,
    List<RemainingCall> notInlined,
    List<Finding> findings,
    FoldedSamples stacks) {

  /** A method by its class, name and descriptor. */
  public record NamedMethod(String type, String name, String descriptor) {}

  /** The samples in a method's own code, and those in whatever it calls as well. */
  public record MethodSamples(NamedMethod method, int self, int total) {}

  /**
   * The samples in machinery that accesses a property, by the method that owns its outermost frame;
   * the property may be empty.
   */
  public record AccessSamples(NamedMethod owner, String property, int samples) {}

  /**
   * The samples that belong to a part of the program.
   *
   * @param access whether the part is machinery with all that it called
   */
  public record PartSamples(NamedMethod method, boolean access, int samples) {}

  /** The bytes that were allocated of a class or at a site, with the samples behind them. */
  public record Allocated(String name, long samples, long bytes) {}

  /**
   * The work that the JVM did in addition to running the program.
   *
   * @param collections the number of garbage collections; null where the recording does not hold
   *     them
   * @param pauseMillis their pauses, ms; NaN where the recording does not hold them
   * @param longestPauseMillis the longest of them, ms; NaN where the recording does not hold it
   * @param compiled the number of compiled methods; null where the recording does not hold it
   * @param compileMillis the time of all compiler threads, ms; NaN where the recording does not
   *     hold it
   * @param latePerSecond compilations by the last tier per second in the second half; NaN where the
   *     recording does not hold it
   */
  public record JvmWork(
      Long collections,
      double pauseMillis,
      double longestPauseMillis,
      Long compiled,
      double compileMillis,
      double latePerSecond) {}

  /** Compiled code that was given up at a trap. */
  public record Deoptimized(String method, String reason, String action, long times) {}

  /**
   * A call that the last compilation of the last tier did not inline.
   *
   * @param bytecode index of the call in the caller
   * @param reason HotSpot's own words
   * @param compilations the number of compilations of methods that hold the call
   * @param inCaller samples with the caller on the stack
   * @param inCall those of them in which the caller has made the call
   */
  public record RemainingCall(
      NamedMethod caller,
      int bytecode,
      NamedMethod callee,
      String reason,
      int compilations,
      int inCaller,
      int inCall) {}
}
