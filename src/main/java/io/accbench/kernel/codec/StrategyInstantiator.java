package io.accbench.kernel.codec;

import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.deser.impl.PropertyValueBuffer;
import com.fasterxml.jackson.databind.deser.std.StdValueInstantiator;
import io.accbench.kernel.spi.Accessor;
import io.accbench.kernel.spi.Creator;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;

/** An instantiator that makes instances of one bean class with a strategy's creators. */
final class StrategyInstantiator extends ValueInstantiator.Delegating {
  private static final long serialVersionUID = 1L;

  private final String strategy;
  private final transient Creator.OfNothing empty;
  private final transient Creator withArguments;

  private StrategyInstantiator(
      StdValueInstantiator own, String strategy, Creator.OfNothing empty, Creator withArguments) {
    super(own);
    this.strategy = strategy;
    this.empty = empty;
    this.withArguments = withArguments;
  }

  /** Returns the new instantiator, or {@code own} when it calls neither constructor nor factory. */
  static ValueInstantiator of(StrategyAccess access, Class<?> bean, StdValueInstantiator own) {
    Creator.OfNothing empty =
        own.getDefaultCreator() == null
            ? null
            : (Creator.OfNothing) access.creator(bean, own.getDefaultCreator());
    Creator withArguments =
        own.getWithArgsCreator() == null ? null : access.creator(bean, own.getWithArgsCreator());
    return empty == null && withArguments == null
        ? own
        : new StrategyInstantiator(own, access.name(), empty, withArguments);
  }

  /** Returns the strategy and the class of its creator, preferably of the one with arguments. */
  String accessor() {
    Creator creator = withArguments != null ? withArguments : empty;
    return strategy + " " + CodeText.of(creator.getClass());
  }

  @Override
  public Object createUsingDefault(DeserializationContext context) throws IOException {
    if (empty == null) {
      return super.createUsingDefault(context);
    }
    try {
      return empty instanceof Accessor accessor ? accessor.create() : empty.create();
    } catch (Throwable thrown) {
      return problem(context, null, thrown);
    }
  }

  @Override
  public Object createFromObjectWith(DeserializationContext context, Object[] arguments)
      throws IOException {
    if (withArguments == null) {
      return super.createFromObjectWith(context, arguments);
    }
    try {
      // a creator marked as property-based may have no parameters
      boolean plain = arguments.length == 0;
      if (withArguments instanceof Accessor accessor) {
        return plain ? accessor.create() : accessor.create(arguments);
      }
      return plain
          ? ((Creator.OfNothing) withArguments).create()
          : ((Creator.OfArguments) withArguments).create(arguments);
    } catch (Throwable thrown) {
      return problem(context, arguments, thrown);
    }
  }

  /**
   * Creates a bean. Jackson calls this overload, which the superclass would delegate to the
   * original instantiator.
   */
  @Override
  public Object createFromObjectWith(
      DeserializationContext context, SettableBeanProperty[] properties, PropertyValueBuffer buffer)
      throws IOException {
    return createFromObjectWith(context, buffer.getParameters(properties));
  }

  private Object problem(DeserializationContext context, Object[] arguments, Throwable thrown)
      throws IOException {
    if (thrown instanceof Error error) {
      throw error;
    }
    Throwable cause =
        thrown instanceof InvocationTargetException && thrown.getCause() != null
            ? thrown.getCause()
            : thrown;
    return context.handleInstantiationProblem(
        getValueClass(), arguments, context.instantiationException(getValueClass(), cause));
  }
}
