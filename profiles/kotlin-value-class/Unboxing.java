import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ser.std.StdDelegatingSerializer;
import com.fasterxml.jackson.databind.type.TypeFactory;
import com.fasterxml.jackson.databind.util.StdConverter;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;

/** What the variants that look {@code unbox-impl} up once have in common. */
final class Unboxing {
  private Unboxing() {}

  static Method method(Class<?> type) {
    try {
      return type.getMethod("unbox-impl");
    } catch (NoSuchMethodException noValueClass) {
      throw new IllegalArgumentException(noValueClass);
    }
  }

  /** Of type (Object)Object. */
  static MethodHandle handle(Class<?> type) {
    try {
      return MethodHandles.lookup()
          .unreflect(method(type))
          .asType(MethodType.methodType(Object.class, Object.class));
    } catch (IllegalAccessException notPublic) {
      throw new IllegalArgumentException(notPublic);
    }
  }

  /** Tells Jackson beforehand what comes out, so that its serializer is found once. */
  abstract static class Conversion extends StdConverter<Object, Object> {
    private final Class<?> type;

    Conversion(Class<?> type) {
      this.type = type;
    }

    @SuppressWarnings("unchecked")
    StdDelegatingSerializer serializer() {
      return new StdDelegatingSerializer((Class<Object>) type, this);
    }

    @Override
    public JavaType getInputType(TypeFactory types) {
      return types.constructType(type);
    }

    @Override
    public JavaType getOutputType(TypeFactory types) {
      return types.constructType(method(type).getReturnType());
    }
  }
}
