package io.accbench.kernel.codec;

import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.deser.std.StdValueInstantiator;
import com.fasterxml.jackson.databind.introspect.AnnotatedWithParams;
import java.lang.reflect.Member;

/** The way in which a deserializer makes its bean, and whether a module replaced it. */
final class JacksonCreation {
  private final ValueInstantiator instantiator;

  JacksonCreation(ValueInstantiator instantiator) {
    this.instantiator = instantiator;
  }

  /** Returns the instantiator's class and the member that it calls. */
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

  /** Returns whether the call that takes the properties as arguments was replaced. */
  boolean argumentsReplaced() {
    return foreign() && takesArguments() && optimized("Args");
  }

  /** Returns the constructor or factory that is called; null for anything else. */
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

  /**
   * Returns whether a module replaced a creator. Blackbird's instantiator may hold one for
   * arguments and none without, or the reverse; Afterburner's always replaces the creator without
   * arguments.
   */
  private boolean optimized(String which) {
    String owner = instantiator.getClass().getName();
    if (owner.startsWith("com.fasterxml.jackson.module.blackbird.")) {
      return JacksonBuilt.fieldIfAny("_optimized" + which + "Creator", instantiator) != null;
    }
    return true;
  }

  /**
   * Returns the superclass of a class that Afterburner generated: its name has a number that
   * differs for each bean.
   */
  private static Class<?> generic(Class<?> type) {
    return type.getName().contains("$Creator4JacksonDeserializer") ? type.getSuperclass() : type;
  }
}
