package io.accbench.model;

import java.util.List;

/**
 * The samples of a recording by their whole stack, in few bytes. Each method is named once, and a
 * stack says only in what it differs from the one before.
 *
 * @param methods the methods, which stacks name by their place in this list
 * @param stacks the stacks, each of which differs from the one before
 */
public record FoldedSamples(List<String> methods, List<FoldedStack> stacks) {
  static final FoldedSamples NONE = new FoldedSamples(List.of(), List.of());

  /** The most methods of a stack: more than any JVM records. */
  private static final int DEEPEST = 2_048;

  /** The most stacks of a recording. Arbitrary: ten times what is ever written. */
  private static final int MOST = 10_000;

  /**
   * A stack, with the number of samples that have it.
   *
   * @param same the number of methods, from the root on, that it shares with the stack before
   * @param then those that follow, the leaf last
   * @param samples at least 1
   */
  public record FoldedStack(int same, List<Integer> then, int samples) {}

  /**
   * Checks that the samples can be unfolded.
   *
   * @throws IllegalArgumentException when it cannot be unfolded
   */
  public FoldedSamples {
    if (stacks.size() > MOST) {
      throw new IllegalArgumentException(stacks.size() + " stacks of a recording");
    }
    int before = 0;
    for (FoldedStack stack : stacks) {
      before = depth(stack, before, methods.size());
    }
  }

  private static int depth(FoldedStack stack, int before, int methods) {
    int depth = stack.same() + stack.then().size();
    boolean named = stack.then().stream().allMatch(each -> each >= 0 && each < methods);
    boolean follows = stack.same() >= 0 && stack.same() <= before;
    if (!named || !follows || depth < 1 || depth > DEEPEST || stack.samples() < 1) {
      throw new IllegalArgumentException("a stack that cannot be unfolded");
    }
    return depth;
  }
}
