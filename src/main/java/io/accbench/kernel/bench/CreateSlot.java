package io.accbench.kernel.bench;

import io.accbench.kernel.spi.Accessor;
import io.accbench.kernel.spi.Creator;

/** The creator of one bean, held as a deserializer would hold it, with its arguments. */
final class CreateSlot {
  private static final Object[] NONE = {};

  private final Accessor accessor;
  private final Creator.OfNothing ofNothing;
  private final Creator.OfArguments ofArguments;
  private final Object[] arguments;

  /**
   * @param arguments in the order of the constructor's or factory's parameters; empty where it has
   *     no parameters
   */
  CreateSlot(Creator creator, Object... arguments) {
    boolean plain = arguments.length == 0;
    this.accessor = creator instanceof Accessor one ? one : null;
    this.ofNothing = plain ? (Creator.OfNothing) creator : null;
    this.ofArguments = plain ? null : (Creator.OfArguments) creator;
    this.arguments = plain ? NONE : arguments;
  }

  /** Makes a bean: the measured call. */
  Object create() throws Throwable {
    if (accessor != null) {
      return ofNothing != null ? accessor.create() : accessor.create(arguments);
    }
    return ofNothing != null ? ofNothing.create() : ofArguments.create(arguments);
  }

  /** Makes a bean at a call site that is not measured. */
  Object createUnmeasured() throws Throwable {
    return ofNothing != null ? ofNothing.create() : ofArguments.create(arguments);
  }

  Creator creator() {
    return ofNothing != null ? ofNothing : ofArguments;
  }
}
