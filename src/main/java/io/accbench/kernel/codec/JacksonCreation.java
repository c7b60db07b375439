package io.accbench.kernel.codec;

import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.deser.std.StdValueInstantiator;
import com.fasterxml.jackson.databind.introspect.AnnotatedWithParams;
import java.lang.reflect.Member;

/** How a deserializer makes its bean, and who put that in place. */
final class JacksonCreation {
  private final ValueInstantiator instantiator;

  JacksonCreation(ValueInstantiator instantiator) {
    this.instantiator = instantiator;
  }

  /** The instantiator's class and what it calls. */
  String code() {
    String accessor =
        instantiator instanceof StrategyInstantiator swapped ? swapped.accessor() + ": " : "";
    Member member = member();
    String called = member == null ? "" : CodeText.of(member);
    String holder = CodeText.of(generic(instantiator.getClass()));
    return accessor.isEmpty() && called.isEmpty() ? holder : holder + ": " + accessor + called;
  }

  boolean replaced() {
    return takesArguments() ? argumentsReplaced() : foreign() && optimized("Default");
  }

  /** Whether the call that takes the properties as arguments was replaced. */
  boolean argumentsReplaced() {
    return foreign() && takesArguments() && optimized("Args");
  }

  /** The constructor or factory that is called; null for anything else. */
  Member member() {
    AnnotatedWithParams creator =
        takesArguments() ? instantiator.getWithArgsCreator() : instantiator.getDefaultCreator();
    return creator == null ? null : creator.getMember();
  }

  private boolean takesArguments() {
    return instantiator.getWithArgsCreator() != null;
  }

  private boolean foreign() {
    Class<?> type = instantiator.getClass();
    return type != StdValueInstantiator.class
        && !type.getName().startsWith("com.fasterxml.jackson.databind.");
  }

  /** Blackbird's instantiator may hold the one and not the other; Afterburner's only the first. */
  private boolean optimized(String which) {
    String owner = instantiator.getClass().getName();
    if (owner.startsWith("com.fasterxml.jackson.module.blackbird.")) {
      return JacksonBuilt.fieldIfAny("_optimized" + which + "Creator", instantiator) != null;
    }
    return true;
  }

  /** Afterburner generates a subclass for each bean, with a number in its name. */
  private static Class<?> generic(Class<?> type) {
    return type.getName().contains("$Creator4JacksonDeserializer") ? type.getSuperclass() : type;
  }
}
