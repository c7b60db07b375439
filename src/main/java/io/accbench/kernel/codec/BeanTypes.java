package io.accbench.kernel.codec;

import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * A search for the bean classes that a root type's declared fields lead to, the root first. It
 * serves libraries that do not expose what they built. It does not find subtypes that only occur in
 * values.
 */
final class BeanTypes {
  private final Set<Class<?>> found = new LinkedHashSet<>();

  private BeanTypes() {}

  static Set<Class<?>> reachableFrom(Class<?> root) {
    BeanTypes types = new BeanTypes();
    types.visit(root);
    return types.found;
  }

  private void visit(Type type) {
    if (type instanceof Class<?> of) {
      visitClass(of);
    } else if (type instanceof ParameterizedType of) {
      visit(of.getRawType());
      visitAll(of.getActualTypeArguments());
    } else if (type instanceof WildcardType of) {
      visitAll(of.getUpperBounds());
    } else if (type instanceof GenericArrayType of) {
      visit(of.getGenericComponentType());
    }
  }

  private void visitAll(Type[] types) {
    for (Type type : types) {
      visit(type);
    }
  }

  private void visitClass(Class<?> type) {
    if (type.isArray()) {
      visit(type.getComponentType());
    } else if (isBean(type) && found.add(type)) {
      for (Class<?> level = type; isBean(level); level = level.getSuperclass()) {
        visitFields(level);
      }
    }
  }

  private void visitFields(Class<?> type) {
    for (Field field : type.getDeclaredFields()) {
      if ((field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0) {
        visit(field.getGenericType());
      }
    }
  }

  private static boolean isBean(Class<?> type) {
    return !type.isPrimitive()
        && !type.isEnum()
        && !type.isInterface()
        && type.getClassLoader() != Object.class.getClassLoader()
        && !type.getName().startsWith("java.");
  }
}
