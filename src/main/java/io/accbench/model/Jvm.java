package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.nio.file.Path;
import java.util.List;

/**
 * A JVM of a run.
 *
 * @param label how the user and the tables name it: {@code 17}, {@code 25-graal}
 * @param executable the {@code java} command; never written to a journal
 * @param feature the feature version: 17, 25
 * @param version {@code java.runtime.version}
 * @param vendor {@code java.vendor}
 * @param vm {@code java.vm.name}
 * @param acceptedFlags the flags that it accepts, of all that the strategies ask for
 * @param flags the flags that the user gives to its forks, and to them alone
 * @param compilerFlags the flags that its forks need to compile with the compiler of its name;
 *     never written to a journal, since they name files
 * @param heap the heap of its forks; null if it has not been started like them
 * @param refusal why it does not start with its flags, in its own words; null if it does
 */
public record Jvm(
    String label,
    @JsonIgnore Path executable,
    int feature,
    String version,
    String vendor,
    String vm,
    List<String> acceptedFlags,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> flags,
    @JsonIgnore List<String> compilerFlags,
    @JsonInclude(JsonInclude.Include.NON_NULL) JvmHeap heap,
    @JsonIgnore String refusal) {

  /** The text in {@link #vm} before the name of a JIT compiler that is written in Java. */
  public static final String COMPILED_BY = ", compiled by ";

  /** Replaces absent flags by an empty list: a journal does not hold them. */
  public Jvm {
    flags = flags == null ? List.of() : flags;
    compilerFlags = compilerFlags == null ? List.of() : compilerFlags;
  }

  /** Creates a JVM that has not been started like its forks, with HotSpot's own compilers. */
  public Jvm(
      String label,
      Path executable,
      int feature,
      String version,
      String vendor,
      String vm,
      List<String> acceptedFlags,
      List<String> flags) {
    this(label, executable, feature, version, vendor, vm, acceptedFlags, flags, null, null, null);
  }

  /** Returns the same JVM with flags of the user's. */
  public Jvm with(List<String> own) {
    return with(vm, own, compilerFlags, heap, refusal);
  }

  /** Returns the same JVM, compiling with another compiler. */
  public Jvm compiledBy(String compiler, List<String> needed) {
    return with(vm + COMPILED_BY + compiler, flags, needed, heap, refusal);
  }

  /** Returns the same JVM with what is known since it was started like its forks. */
  public Jvm started(JvmHeap found, String why) {
    return with(vm, flags, compilerFlags, found, why);
  }

  private Jvm with(
      String name, List<String> own, List<String> ofCompiler, JvmHeap found, String why) {
    return new Jvm(
        label,
        executable,
        feature,
        version,
        vendor,
        name,
        acceptedFlags,
        own,
        ofCompiler,
        found,
        why);
  }

  /** Returns the name of the JVM, with the flags of its forks. */
  @JsonIgnore
  public String vmWithFlags() {
    return flags.isEmpty() ? vm : vm + " " + CommandText.join(flags);
  }

  /** Returns whether Graal is to be the JIT compiler. */
  @JsonIgnore
  public boolean graal() {
    return vm != null && vm.contains(COMPILED_BY);
  }

  /**
   * Returns the number of processors for which a fork has work while it warms up. It is one for
   * each thread, and one more for a JIT compiler that is written in Java, which takes many times as
   * long as HotSpot's.
   *
   * @param threads the measuring threads, at least 1
   */
  public int processors(int threads) {
    return threads + (graal() ? 1 : 0);
  }
}
