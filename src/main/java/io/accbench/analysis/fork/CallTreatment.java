package io.accbench.analysis.fork;

/** What C2 made of a call in the measured code of a fork. */
public enum CallTreatment {
  /** The call was inlined. */
  INLINED,
  /** The call was not inlined. */
  CALLED,
  /** The call was not inlined, since it has too many receivers; the log does not name it. */
  MEGAMORPHIC,
  /** The log does not name the call: it has too many receivers, or its branch was never taken. */
  UNLOGGED,
  /** No code was made for the call, since it had not run when its caller was compiled. */
  NOT_RUN
}
