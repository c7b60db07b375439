import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.lang.invoke.MethodHandle;

/**
 * Looks {@code unbox-impl} up once, calls it by a method handle, and has the serializer of what
 * comes out found once, too.
 */
public class UnboxHandleConverter extends KotlinMapper {
  @Override
  void change(ObjectMapper mapper, Class<?> type) {
    mapper.registerModule(new SimpleModule().addSerializer(new Unboxed(type).serializer()));
  }

  private static final class Unboxed extends Unboxing.Conversion {
    private final MethodHandle unbox;

    Unboxed(Class<?> type) {
      super(type);
      this.unbox = Unboxing.handle(type);
    }

    @Override
    public Object convert(Object boxed) {
      try {
        return (Object) unbox.invokeExact(boxed);
      } catch (Throwable failure) {
        throw new IllegalStateException(failure);
      }
    }
  }
}
