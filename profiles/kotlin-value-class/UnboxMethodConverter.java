import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.lang.reflect.Method;

/**
 * Looks {@code unbox-impl} up once, calls it by reflection, and has the serializer of what comes
 * out found once, too.
 */
public class UnboxMethodConverter extends KotlinMapper {
  @Override
  void change(ObjectMapper mapper, Class<?> type) {
    mapper.registerModule(new SimpleModule().addSerializer(new Unboxed(type).serializer()));
  }

  private static final class Unboxed extends Unboxing.Conversion {
    private final Method unbox;

    Unboxed(Class<?> type) {
      super(type);
      this.unbox = Unboxing.method(type);
    }

    @Override
    public Object convert(Object boxed) {
      try {
        return unbox.invoke(boxed);
      } catch (ReflectiveOperationException failure) {
        throw new IllegalStateException(failure);
      }
    }
  }
}
