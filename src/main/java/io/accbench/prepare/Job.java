package io.accbench.prepare;

import io.accbench.model.Fixture;
import java.nio.file.Path;
import java.util.List;

/**
 * The task of a preparing JVM.
 *
 * @param jvm the JVM's label
 * @param flags the strategies' flags that the JVM accepts, passed to it or not
 * @param classPath the user's entries, as a message shows them
 * @param beanless whether a graph without beans will do
 * @param forms the strategy forms to probe, as {@code name/form}; empty for all
 * @param probeOnly whether only the probe is repeated, in a JVM that has the flags
 */
record Job(
    Fixture fixture,
    String jvm,
    List<String> flags,
    List<String> classPath,
    Path output,
    boolean beanless,
    List<String> forms,
    boolean probeOnly) {

  Path recipe() {
    return output.resolve("recipe.bin");
  }

  Path classes() {
    return output.resolve("classes");
  }

  /** Returns the file to which the {@link Main.PreparingResult} is written. */
  Path outcome() {
    return output.resolve("outcome.json");
  }
}
