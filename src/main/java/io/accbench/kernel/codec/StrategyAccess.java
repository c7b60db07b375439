package io.accbench.kernel.codec;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.introspect.AnnotatedField;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedWithParams;
import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Creation;
import io.accbench.kernel.spi.Creator;
import io.accbench.kernel.spi.Getter;
import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.Property;
import io.accbench.kernel.spi.Setter;
import io.accbench.kernel.spi.Unsupported;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/**
 * A factory of a strategy's accessors, in one form, for the members that Jackson chose. Slots are
 * boxed, as Jackson's own are, so that only the accessor differs.
 */
final class StrategyAccess {
  private final AccessorStrategy strategy;
  private final String form;

  private StrategyAccess(AccessorStrategy strategy, String form) {
    this.strategy = strategy;
    this.form = form;
  }

  static StrategyAccess of(Binding binding) {
    AccessorStrategy strategy = binding.strategy();
    String form = binding.form() != null ? binding.form() : strategy.forms().get(0).name();
    return new StrategyAccess(strategy, form);
  }

  /**
   * The exception for a member that the strategy cannot access, with the strategy's own message.
   */
  static final class NotReached extends Unsupported {
    private static final long serialVersionUID = 1L;

    NotReached(String message, Throwable cause) {
      super(message, cause);
    }
  }

  /** Returns the name of the strategy and its form: {@code lambda/typed}. */
  String name() {
    return strategy.name() + "/" + form;
  }

  Getter.OfObject getter(Class<?> bean, String property, AnnotatedMember member) {
    try {
      return (Getter.OfObject) strategy.getter(toRead(bean, property, member), Kind.OBJECT, form);
    } catch (Throwable thrown) {
      throw failed("read", property, member.getMember(), thrown);
    }
  }

  Setter.OfObject setter(Class<?> bean, String property, AnnotatedMember member) {
    try {
      return (Setter.OfObject) strategy.setter(toWrite(bean, property, member), Kind.OBJECT, form);
    } catch (Throwable thrown) {
      throw failed("write", property, member.getMember(), thrown);
    }
  }

  Creator creator(Class<?> bean, AnnotatedWithParams creator) {
    try {
      return strategy.creator(toCreate(bean, creator.getMember()), form);
    } catch (Throwable thrown) {
      throw failed("call", "", creator.getMember(), thrown);
    }
  }

  private static Property toRead(Class<?> bean, String name, AnnotatedMember member) {
    if (member instanceof AnnotatedField) {
      return ofField(bean, name, (Field) member.getMember());
    }
    Method getter = (Method) member.getMember();
    return Property.ofMethods(
        bean,
        name,
        getter.getReturnType(),
        getter.getDeclaringClass(),
        getter.getName(),
        getter.getDeclaringClass(),
        null);
  }

  private static Property toWrite(Class<?> bean, String name, AnnotatedMember member) {
    if (member instanceof AnnotatedField) {
      return ofField(bean, name, (Field) member.getMember());
    }
    Method setter = (Method) member.getMember();
    return Property.ofMethods(
        bean,
        name,
        setter.getParameterTypes()[0],
        setter.getDeclaringClass(),
        null,
        setter.getDeclaringClass(),
        setter.getName());
  }

  private static Property ofField(Class<?> bean, String name, Field field) {
    boolean writable = !Modifier.isFinal(field.getModifiers());
    return Property.ofField(
        bean, name, field.getType(), field.getDeclaringClass(), field.getName(), writable);
  }

  private static Creation toCreate(Class<?> bean, Member member) {
    if (member instanceof Constructor<?> constructor) {
      return Creation.ofConstructor(
          constructor.getDeclaringClass(), constructor.getParameterTypes());
    }
    Method factory = (Method) member;
    return Creation.ofFactory(
        bean, factory.getDeclaringClass(), factory.getName(), factory.getParameterTypes());
  }

  /** Returns the exception for a strategy that refuses a final field only when it writes it. */
  static NotReached finalField(String strategy, AnnotatedMember field, Throwable refusal) {
    return new NotReached(
        strategy + " cannot write " + CodeText.of(field.getMember()) + ": it is final", refusal);
  }

  /** Returns the refusal of the strategy, or its failure when it threw anything else. */
  private RuntimeException failed(String verb, String property, Member member, Throwable thrown) {
    if (thrown instanceof VirtualMachineError fatal) {
      throw fatal;
    }
    String subject = property.isEmpty() ? "" : " for property \"" + property + "\"";
    String what = " " + verb + " " + CodeText.of(member) + subject + ": ";
    if (!Unsupported.refusal(thrown)) {
      return new IllegalStateException(name() + " failed to" + what + thrown, thrown);
    }
    String words = thrown.getMessage() != null ? thrown.getMessage() : thrown.toString();
    return new NotReached(name() + " cannot" + what + words, thrown);
  }

  /**
   * Returns the exception to throw for one that Jackson threw.
   *
   * @throws NotReached when that is the cause
   */
  static JsonMappingException rootOf(JsonMappingException wrapped) {
    for (Throwable cause = wrapped.getCause(); cause != null; cause = cause.getCause()) {
      if (cause instanceof NotReached notReached) {
        throw notReached;
      }
    }
    return wrapped;
  }
}
