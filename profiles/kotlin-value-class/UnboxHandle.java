import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.lang.invoke.MethodHandle;

/** Looks {@code unbox-impl} up once and calls it by a method handle. */
public class UnboxHandle extends KotlinMapper {
  @Override
  void change(ObjectMapper mapper, Class<?> type) {
    mapper.registerModule(new SimpleModule().addSerializer(new Unboxed(type)));
  }

  private static final class Unboxed extends StdSerializer<Object> {
    private final transient MethodHandle unbox;

    Unboxed(Class<?> type) {
      super(type, false);
      this.unbox = Unboxing.handle(type);
    }

    @Override
    public void serialize(Object value, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      Object unboxed;
      try {
        unboxed = (Object) unbox.invokeExact(value);
      } catch (Throwable failure) {
        throw new IOException(failure);
      }
      provider.defaultSerializeValue(unboxed, out);
    }
  }
}
