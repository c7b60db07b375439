package io.accbench.application.service;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;

/** The ways in which the copier can call constructors, getters and setters. */
enum Access {
  REFLECTION {
    @Override
    Maker maker(Constructor<?> constructor) {
      return constructor::newInstance;
    }

    @Override
    Getter getter(Method method) {
      return method::invoke;
    }

    @Override
    Setter setter(Method method) {
      return method::invoke;
    }
  },
  METHODHANDLE {
    @Override
    Maker maker(Constructor<?> constructor) throws IllegalAccessException {
      MethodHandle handle = LOOKUP.unreflectConstructor(constructor).asType(MAKE);
      return () -> (Object) handle.invokeExact();
    }

    @Override
    Getter getter(Method method) throws IllegalAccessException {
      MethodHandle handle = LOOKUP.unreflect(method).asType(GET);
      return bean -> (Object) handle.invokeExact(bean);
    }

    @Override
    Setter setter(Method method) throws IllegalAccessException {
      MethodHandle handle = LOOKUP.unreflect(method).asType(SET);
      return (bean, value) -> {
        handle.invokeExact(bean, value);
      };
    }
  },
  LAMBDA {
    @Override
    Maker maker(Constructor<?> constructor) throws Throwable {
      MethodHandle handle = LOOKUP.unreflectConstructor(constructor);
      return (Maker) implemented(Maker.class, "make", MAKE, handle, handle.type());
    }

    @Override
    Getter getter(Method method) throws Throwable {
      MethodHandle handle = LOOKUP.unreflect(method);
      return (Getter) implemented(Getter.class, "get", GET, handle, handle.type().wrap());
    }

    @Override
    Setter setter(Method method) throws Throwable {
      MethodHandle handle = LOOKUP.unreflect(method);
      MethodType called = handle.type().wrap().changeReturnType(void.class);
      return (Setter) implemented(Setter.class, "set", SET, handle, called);
    }
  };

  private static final Lookup LOOKUP = MethodHandles.lookup();
  private static final MethodType MAKE = MethodType.methodType(Object.class);
  private static final MethodType GET = MAKE.appendParameterTypes(Object.class);
  private static final MethodType SET =
      MethodType.methodType(void.class, Object.class, Object.class);

  /** A constructor without arguments. */
  interface Maker {
    Object make() throws Throwable;
  }

  /** A property's getter. */
  interface Getter {
    Object get(Object bean) throws Throwable;
  }

  /** A property's setter. */
  interface Setter {
    void set(Object bean, Object value) throws Throwable;
  }

  abstract Maker maker(Constructor<?> constructor) throws Throwable;

  abstract Getter getter(Method method) throws Throwable;

  abstract Setter setter(Method method) throws Throwable;

  private static Object implemented(
      Class<?> type, String name, MethodType erased, MethodHandle handle, MethodType called)
      throws Throwable {
    return LambdaMetafactory.metafactory(
            LOOKUP, name, MethodType.methodType(type), erased, handle, called)
        .getTarget()
        .invoke();
  }
}
