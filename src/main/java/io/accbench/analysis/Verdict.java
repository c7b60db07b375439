package io.accbench.analysis;

/** What a ratio shows against its margin. */
public enum Verdict {
  /** The whole interval lies above the margin. */
  FASTER,
  /** The whole interval lies below the margin. */
  SLOWER,
  /** The whole interval lies within the margin. */
  SAME,
  /** The interval reaches over an edge of the margin. */
  UNDECIDED
}
