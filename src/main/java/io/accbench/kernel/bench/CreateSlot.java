package io.accbench.kernel.bench;

import io.accbench.kernel.spi.Creator;

/** One bean's creator where a deserializer would hold it, with the arguments it is given. */
final class CreateSlot {
  private static final Object[] NONE = {};

  private final Creator.OfNothing ofNothing;
  private final Creator.OfArguments ofArguments;
  private final Object[] arguments;

  /**
   * @param arguments in the order of the constructor's or factory's parameters; empty where it has
   *     none
   */
  CreateSlot(Creator creator, Object... arguments) {
    boolean plain = arguments.length == 0;
    this.ofNothing = plain ? (Creator.OfNothing) creator : null;
    this.ofArguments = plain ? null : (Creator.OfArguments) creator;
    this.arguments = plain ? NONE : arguments;
  }

  /** The measured call: makes a bean. */
  Object create() throws Throwable {
    return ofNothing != null ? ofNothing.create() : ofArguments.create(arguments);
  }

  /** The same at a call site that is not measured. */
  Object createUnmeasured() throws Throwable {
    return ofNothing != null ? ofNothing.create() : ofArguments.create(arguments);
  }

  Creator creator() {
    return ofNothing != null ? ofNothing : ofArguments;
  }
}
