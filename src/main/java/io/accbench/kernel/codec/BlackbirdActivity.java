package io.accbench.kernel.codec;

import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.ser.BeanPropertyWriter;
import tools.jackson.databind.util.ClassUtil;

/**
 * Detects for an object that a mapper of Jackson 3 built whether Blackbird executes there, and if
 * not, why. It compares class names, since the module may be absent.
 */
final class BlackbirdActivity {
  private static final String MODULE = "tools.jackson.module.blackbird.";

  private final boolean registered;

  BlackbirdActivity(JsonMapper mapper) {
    this.registered =
        mapper.registeredModules().stream().anyMatch(BlackbirdActivity::isOfBlackbird);
  }

  boolean executes(Object executor) {
    return isOfBlackbird(executor) && !isBroken(executor);
  }

  /**
   * Returns why Blackbird does not execute; empty where it does, is not registered, or the object
   * calls no member that it could replace.
   */
  String whyNot(Object executor, Member called) {
    if (!registered || called == null || executes(executor)) {
      return "";
    }
    if (isOfBlackbird(executor)) {
      return hasSerializerOfItsOwn(executor)
          ? "its value's serializer is none of Jackson's standard ones"
          : "its lambda failed: set aside";
    }
    if (Modifier.isPrivate(called.getDeclaringClass().getModifiers())) {
      return "private class";
    }
    boolean isPrivate = Modifier.isPrivate(called.getModifiers());
    if (called instanceof Field) {
      return isPrivate ? "private field" : "field";
    }
    if (called instanceof Method method) {
      return isPrivate ? "private method" : whyNot(value(method));
    }
    return isPrivate ? "private constructor" : "argument of a constructor";
  }

  /**
   * Returns the reason for a value type; as of Jackson 3.1 only three primitives have accessors.
   */
  private static String whyNot(Class<?> value) {
    return value.isPrimitive()
            && value != int.class
            && value != long.class
            && value != boolean.class
        ? "primitive " + value
        : "its value is not read or written in Jackson's standard way";
  }

  private static Class<?> value(Method accessor) {
    return accessor.getParameterCount() == 1
        ? accessor.getParameterTypes()[0]
        : accessor.getReturnType();
  }

  private static boolean hasSerializerOfItsOwn(Object executor) {
    return executor instanceof BeanPropertyWriter writer
        && writer.getSerializer() != null
        && !ClassUtil.isJacksonStdImpl(writer.getSerializer());
  }

  private static boolean isOfBlackbird(Object object) {
    return object.getClass().getName().startsWith(MODULE);
  }

  /** Returns whether Blackbird marked an accessor as broken, and uses the original one instead. */
  private static boolean isBroken(Object executor) {
    for (Class<?> type = executor.getClass(); type != null; type = type.getSuperclass()) {
      try {
        Field broken = type.getDeclaredField("broken");
        broken.setAccessible(true);
        return broken.getBoolean(executor);
      } catch (NoSuchFieldException next) {
        continue;
      } catch (ReflectiveOperationException | RuntimeException unknown) {
        return false;
      }
    }
    return false;
  }
}
