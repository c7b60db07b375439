package io.accbench.kernel.codec;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.ser.PropertyWriter;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Set;

/**
 * The reasons why a property was not replaced, by the rules of the module that might have replaced
 * it. The rules of Blackbird and Afterburner are those of their bean modifiers, which are the same
 * from 2.17 to 2.22. All reasons are empty for a mapper without these modules.
 */
final class JacksonReasons {
  private static final String BLACKBIRD = "com.fasterxml.jackson.module.blackbird.BlackbirdModule";
  private static final String AFTERBURNER =
      "com.fasterxml.jackson.module.afterburner.AfterburnerModule";
  private static final Set<Class<?>> TYPED = Set.of(int.class, long.class, boolean.class);

  private final StrategyModule strategy;
  private final boolean blackbird;
  private final boolean afterburner;

  private JacksonReasons(StrategyModule strategy, boolean blackbird, boolean afterburner) {
    this.strategy = strategy;
    this.blackbird = blackbird;
    this.afterburner = afterburner;
  }

  static JacksonReasons of(ObjectMapper mapper) {
    Set<Object> modules = mapper.getRegisteredModuleIds();
    StrategyModule strategy = null;
    for (Object module : modules) {
      if (module instanceof StrategyModule ours) {
        strategy = ours;
      }
    }
    return new JacksonReasons(strategy, modules.contains(BLACKBIRD), modules.contains(AFTERBURNER));
  }

  /** Returns the reason if there is a module that might have replaced anything, else empty. */
  String whenActive(String reason) {
    return strategy != null || blackbird || afterburner ? reason : "";
  }

  String ofRead(Class<?> bean, PropertyWriter writer) {
    String special = special(writer.getClass().getSimpleName());
    return whenActive(special.isEmpty() ? ofMember(bean, writer.getMember(), false) : special);
  }

  String ofWrite(Class<?> bean, SettableBeanProperty property) {
    String special = special(property.getClass().getSimpleName());
    return whenActive(special.isEmpty() ? ofMember(bean, property.getMember(), true) : special);
  }

  /** Returns why Jackson itself makes the bean. */
  String ofCreation(Class<?> bean, JacksonCreation creation) {
    if (strategy != null) {
      String refusal = strategy.refusal(bean);
      return refusal.isEmpty() ? "no constructor or factory that Jackson itself calls" : refusal;
    }
    return ofArguments(bean, creation);
  }

  /** Returns why Jackson itself passes the arguments to the bean. */
  String ofArguments(Class<?> bean, JacksonCreation creation) {
    Member member = creation.member();
    if (member == null) {
      return whenActive("no constructor or factory that Jackson itself calls");
    }
    if (Modifier.isPrivate(bean.getModifiers())) {
      return whenActive("private class");
    }
    if (Modifier.isPrivate(member.getModifiers())) {
      return whenActive(member instanceof Method ? "private factory" : "private constructor");
    }
    return whenActive(afterburner ? "constructor with arguments" : "left as it is by the module");
  }

  private static String special(String writerOrProperty) {
    if (writerOrProperty.contains("Unwrapping")) {
      return "unwrapped";
    }
    if (writerOrProperty.contains("AnyGetter")) {
      return "any-getter";
    }
    return writerOrProperty.equals("SetterlessProperty")
        ? "no setter: the getter's collection is filled"
        : "";
  }

  private String ofMember(Class<?> bean, AnnotatedMember annotated, boolean write) {
    Member member = annotated == null ? null : annotated.getMember();
    if (member == null) {
      return "virtual property";
    }
    if (Throwable.class.isAssignableFrom(bean)) {
      return "exception class";
    }
    if (strategy != null) {
      return member instanceof Method method && write && method.getReturnType() != void.class
          ? "builder method whose result counts"
          : "back reference, or a property of a kind of its own";
    }
    return byModifiers(bean, member, write);
  }

  private String byModifiers(Class<?> bean, Member member, boolean write) {
    boolean field = member instanceof Field;
    if (Modifier.isPrivate(bean.getModifiers())) {
      return "private class";
    }
    if (Modifier.isPrivate(member.getModifiers())) {
      return field ? "private field" : "private method";
    }
    if (field && blackbird) {
      return "field, not a method";
    }
    if (field && write && Modifier.isFinal(member.getModifiers())) {
      return "final field";
    }
    Class<?> type = type(member, write);
    return type.isPrimitive() && !TYPED.contains(type)
        ? "primitive " + type
        : "left as it is by the module";
  }

  private static Class<?> type(Member member, boolean write) {
    if (member instanceof Field field) {
      return field.getType();
    }
    Method method = (Method) member;
    return write && method.getParameterCount() > 0
        ? method.getParameterTypes()[0]
        : method.getReturnType();
  }
}
