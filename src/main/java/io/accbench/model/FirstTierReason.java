package io.accbench.model;

import java.util.Set;

/**
 * The reasons of C1 for calls that C2 does not mention when it cannot inline them either. Such a
 * call has too many receivers, or goes through a method handle that is no constant.
 */
public final class FirstTierReason {
  private static final Set<String> UNLOGGED_BY_LAST =
      Set.of("no static binding", "receiver not constant", "MemberName not constant");

  private FirstTierReason() {}

  /** Returns whether the last tier does not log a call that is not inlined for this reason. */
  public static boolean unloggedByLastTier(String reason) {
    return UNLOGGED_BY_LAST.contains(reason);
  }
}
