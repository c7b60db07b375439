package io.accbench.prepare;

import io.accbench.model.SharedSupport;
import io.accbench.model.SharedSupport.Outcome;
import io.accbench.model.Support;
import io.accbench.model.Support.Status;
import java.util.List;

/** Merges the support tables of two probes, one without and one with the strategies' flags. */
public final class FlaggedSupport {
  private FlaggedSupport() {}

  /**
   * @param all every flag that the second probe's JVM was given
   */
  public static List<Support> merge(List<Support> plain, List<Support> flagged, List<String> all) {
    return SharedSupport.of(plain)
        .joined(SharedSupport.of(flagged), (one, other) -> joined(one, other, all));
  }

  private static Outcome joined(Outcome plain, Outcome flagged, List<String> all) {
    boolean needsFlag = plain.status() != Status.OK && flagged.status() == Status.OK;
    return needsFlag
        ? plain.with(Status.NEEDS_FLAG, flagged.flags().isEmpty() ? all : flagged.flags())
        : plain;
  }
}
