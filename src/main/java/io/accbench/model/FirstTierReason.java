package io.accbench.model;

import java.util.Set;

/**
 * What C1 says of a call that C2 does not mention when it cannot inline it either: one with too
 * many receivers, or through a method handle that is no constant.
 */
public final class FirstTierReason {
  private static final Set<String> UNTOLD_BY_LAST =
      Set.of("no static binding", "receiver not constant", "MemberName not constant");

  private FirstTierReason() {}

  /** Whether the last tier says nothing of a call that stays one for this reason. */
  public static boolean untoldByLastTier(String reason) {
    return UNTOLD_BY_LAST.contains(reason);
  }
}
