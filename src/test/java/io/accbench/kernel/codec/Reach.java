package io.accbench.kernel.codec;

/** Which members a document's way goes through, and by the rules of which strategy it can. */
enum Reach {
  METHODS,
  FIELDS,
  FINAL_FIELDS,
  RECORD_FIELDS,
  ARGUMENTS,
  /** A constructor or initialiser must have run. */
  INITIALISED;

  boolean by(String strategy, String form) {
    boolean anything = strategy.matches("reflection|methodhandle") || form.equals("invoker");
    return anything
        || switch (this) {
          case METHODS -> strategy.matches("lambda|hidden");
          case FIELDS -> strategy.matches("unsafe|varhandle|hidden");
          case FINAL_FIELDS -> strategy.equals("unsafe");
          case RECORD_FIELDS -> strategy.matches("varhandle|hidden");
          case ARGUMENTS -> strategy.equals("hidden");
          case INITIALISED -> !strategy.equals("unsafe");
        };
  }
}
