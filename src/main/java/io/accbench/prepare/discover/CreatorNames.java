package io.accbench.prepare.discover;

import com.fasterxml.jackson.databind.introspect.AnnotatedConstructor;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import java.lang.reflect.Constructor;
import java.util.Arrays;
import java.util.List;

/**
 * Names the parameters of an immutable class's only constructor after its fields if the compiler
 * kept no names ({@code javac} without {@code -parameters}). The constructor must take all fields
 * in their order, which {@link InstantiatorFinder} requires too.
 */
public final class CreatorNames extends NopAnnotationIntrospector {
  private static final long serialVersionUID = 1;

  @Override
  public String findImplicitPropertyName(AnnotatedMember member) {
    if (!(member instanceof AnnotatedParameter parameter)
        || !(parameter.getOwner() instanceof AnnotatedConstructor owner)) {
      return null;
    }
    Constructor<?> constructor = owner.getAnnotated();
    Class<?> bean = constructor.getDeclaringClass();
    boolean nameless =
        Arrays.stream(constructor.getParameters()).noneMatch(one -> one.isNamePresent());
    long constructors =
        Arrays.stream(bean.getDeclaredConstructors()).filter(one -> !one.isSynthetic()).count();
    if (!nameless || !Jdk.isBean(bean) || constructors != 1) {
      return null;
    }
    List<FieldProperty> fields = Fields.of(bean);
    Class<?>[] types =
        fields.stream().map(field -> field.field().getType()).toArray(Class<?>[]::new);
    return Arrays.equals(types, constructor.getParameterTypes())
        ? fields.get(parameter.getIndex()).field().getName()
        : null;
  }
}
